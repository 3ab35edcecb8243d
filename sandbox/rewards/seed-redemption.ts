/** What play gives points for, and the goods of the point shop. */
import '../not-in-production.ts'
import { satang } from '#contracts/money.ts'
import { pointRules, redemptionItems } from '#server/db/schema/redemption.ts'
import type { Tx } from '#server/db/types.ts'
import { sandboxRedemption as words } from '../strings/redemption.ts'

/** Satang of settled stakes for one point. */
const rates = {
  lotto: 50_00,
  slot: 100_00,
  fishing: 100_00,
  freespin: 100_00,
  sport: 150_00,
  casino: 200_00,
} as const

type Item = Omit<typeof redemptionItems.$inferInsert, 'agentCode' | 'position'>

const credit = (name: string, baht: number, points: number): Item => ({
  name,
  description: words.creditText,
  kind: 'credit',
  amount: satang(baht * 100),
  turnoverTimes: 1,
  validDays: 7,
  points,
})

const spins = (name: string, count: number, points: number): Item => ({
  name,
  description: words.spinText,
  kind: 'wheel_spins',
  count,
  points,
})

const thing = (name: string, description: string, art: string, points: number): Item => ({
  name,
  description,
  image: `/art/leaf-${art}.webp`,
  kind: 'item',
  count: 1,
  points,
})

/** In the order of the shop. */
const items: readonly Item[] = [
  { ...credit(words.credit50, 50, 500), popular: true },
  credit(words.credit100, 100, 950),
  spins(words.spin1, 1, 100),
  { ...spins(words.spin5, 5, 450), stock: 12 },
  { ...thing(words.headphones, words.headphonesText, 'trophy', 4500), stock: 35, memberLimit: 1 },
  { ...thing(words.bag, words.bagText, 'elephant', 1200), stock: 0 },
  { ...credit(words.credit500, 500, 4600), memberLimit: 3 },
  { ...thing(words.cup, words.cupText, 'lotus', 900), stock: 18, memberLimit: 2 },
]

export async function seedRedemption(tx: Tx, agentCode: string): Promise<void> {
  await tx.insert(pointRules).values(
    Object.entries(rates).map(([category, perPoint]) => ({
      agentCode,
      category,
      perPoint: satang(perPoint),
    })),
  )
  await tx.insert(redemptionItems).values(items.map((item, position) => ({ agentCode, position, ...item })))
}
