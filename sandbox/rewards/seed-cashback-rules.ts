/** The sandbox agent's published rules of cashback. */
import '../not-in-production.ts'
import { satang } from '#contracts/money.ts'
import { cashbackRates, cashbackRules } from '#server/db/schema/cashback.ts'
import type { Tx } from '#server/db/types.ts'
import { sandboxCashback as words } from '../strings/cashback.ts'

/** Hundredths of a percent. */
const daily = { slot: 500, casino: 400, fishing: 500, sport: 300, lotto: 0 }
const weekly = [100, 200, 300]

const published = ({ title, terms }: { title: string; terms: readonly string[] }) => ({
  title,
  terms: [...terms],
})

export async function seedCashbackRules(tx: Tx, agentCode: string): Promise<void> {
  const minimum = satang(1_00)
  await tx.insert(cashbackRules).values([
    { agentCode, kind: 'daily', ...published(words.daily), minimum, cap: satang(3_000_00) },
    { agentCode, kind: 'weekly', ...published(words.weekly), minimum, cap: satang(10_000_00) },
  ])
  const byCategory = Object.entries(daily).map(([category, rate], position) => {
    return { agentCode, kind: 'daily' as const, position, category, vipLevel: null, rate }
  })
  const byLevel = weekly.map((rate, level) => {
    return { agentCode, kind: 'weekly' as const, position: level, category: null, vipLevel: level, rate }
  })
  await tx.insert(cashbackRates).values([...byCategory, ...byLevel])
}
