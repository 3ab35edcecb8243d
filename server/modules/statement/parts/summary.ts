/** Money in and out by Thai day, and what was deposited and withdrawn since the member joined (RTS 1C, domain.md §8). */
import { and, eq, inArray, not, sql } from 'drizzle-orm'
import type { DataOf, RequestOf } from '#contracts/kit.ts'
import { satang } from '#contracts/money.ts'
import type { getStatementSummary } from '#contracts/statement.ts'
import { ledgerJournals, ledgerPostings } from '../../../db/schema/ledger.ts'
import { thaiDayIn } from '../../../db/thai-day.ts'
import type { Tx } from '../../../db/types.ts'
import { walletAccount } from '../../../ledger/accounts.ts'
import { accountsFor, inPeriod, stands } from './filter.ts'
import { journalKindsOf } from '../kinds.ts'
import { pursesOf } from './lines.ts'

type Summary = DataOf<typeof getStatementSummary>

const { amount } = ledgerPostings
const inSum = sql<string>`coalesce(sum(${amount}) filter (where ${amount} > 0), 0)`
const outSum = sql<string>`coalesce(-sum(${amount}) filter (where ${amount} < 0), 0)`
const thaiDay = thaiDayIn(ledgerJournals.at)

/**
 * Moves between the member's own wallets are neither in nor out, unless one wallet is asked about. Neither is a
 * withdrawal that came back.
 */
async function byDay(tx: Tx, accounts: readonly string[], filter: RequestOf<typeof getStatementSummary>) {
  return tx
    .select({
      day: thaiDay,
      moneyIn: inSum,
      moneyOut: outSum,
      countIn: sql<string>`count(*) filter (where ${amount} > 0)`,
      countOut: sql<string>`count(*) filter (where ${amount} < 0)`,
    })
    .from(ledgerPostings)
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerPostings.journalId))
    .where(
      and(
        inArray(ledgerPostings.accountId, [...accounts]),
        inPeriod(filter),
        stands(),
        filter.wallet_id === undefined
          ? not(inArray(ledgerJournals.kind, journalKindsOf('transfer')))
          : undefined,
      ),
    )
    .groupBy(thaiDay)
    .orderBy(thaiDay)
}

/** All movements of one kind, those that took some of it back included. */
async function everOf(tx: Tx, accounts: readonly string[], kind: 'deposit' | 'withdraw'): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${amount}), 0)` })
    .from(ledgerPostings)
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerPostings.journalId))
    .where(
      and(
        inArray(ledgerPostings.accountId, [...accounts]),
        inArray(ledgerJournals.kind, journalKindsOf(kind)),
      ),
    )
  return Number(row!.sum)
}

export async function summaryOf(
  tx: Tx,
  memberId: string,
  filter: RequestOf<typeof getStatementSummary>,
): Promise<Summary> {
  const ids = (await pursesOf(tx, memberId)).map((purse) => purse.id)
  const chosen = accountsFor(ids, filter)
  const days = chosen.length === 0 ? [] : await byDay(tx, chosen, filter)
  const all = ids.map(walletAccount)
  const deposited = all.length === 0 ? 0 : await everOf(tx, all, 'deposit')
  const withdrawn = all.length === 0 ? 0 : -(await everOf(tx, all, 'withdraw'))
  const sum = (of: 'moneyIn' | 'moneyOut' | 'countIn' | 'countOut') =>
    days.reduce((total, day) => total + Number(day[of]), 0)
  return {
    money_in: satang(sum('moneyIn')),
    money_out: satang(sum('moneyOut')),
    count_in: sum('countIn'),
    count_out: sum('countOut'),
    days: days.map(({ day, moneyIn, moneyOut }) => ({
      day,
      money_in: satang(Number(moneyIn)),
      money_out: satang(Number(moneyOut)),
    })),
    deposited_ever: satang(deposited),
    withdrawn_ever: satang(withdrawn === 0 ? 0 : withdrawn),
    net_deposits_ever: satang(deposited - withdrawn),
  }
}
