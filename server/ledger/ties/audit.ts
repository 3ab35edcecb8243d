/** Holds what members have and did against the journals, both ways (docs/ledger.md, I13). */
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/types.ts'
import type { Fault } from '../audit-books.ts'
import { journalTies } from './journals.ts'
import { moneyTies } from './money.ts'
import { playTies } from './play.ts'
import { pointTies } from './points.ts'
import { protectionTies } from './protection.ts'
import { rewardTies } from './rewards.ts'
import type { Tie } from './tie.ts'

/** Numbers of rows that one query goes over: a second or less on a small machine. */
const STEP = 20_000n

/** Named of each tie; more of the same say nothing new. */
const MOST = 1_000

const ties: readonly Tie[] = [
  ...moneyTies,
  ...playTies,
  ...pointTies,
  ...rewardTies,
  ...protectionTies,
  ...journalTies,
]

interface Found extends Record<string, unknown> {
  readonly member: string | null
  readonly found: string
}

async function auditTie(db: Db, { table, key, faults }: Tie): Promise<Fault[]> {
  const { rows } = await db.execute<{ last: string }>(
    sql`select coalesce(max(${sql.raw(key)}), 0)::text as last from ${sql.raw(table)} r`,
  )
  const last = BigInt(rows[0]!.last)
  const named: Fault[] = []
  for (let from = 0n; from < last && named.length < MOST; from += STEP) {
    const range = { from: String(from), to: String(from + STEP) }
    const found = await db.execute<Found>(sql`
      select member::text, found from (${faults(range)}) f limit ${MOST - named.length}`)
    for (const { member, found: what } of found.rows)
      named.push({ invariant: 'I13', text: member === null ? what : `member ${member}: ${what}` })
  }
  return named
}

/** Answers what does not fit, with the member and the row. */
export async function auditTies(db: Db): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const tie of ties) faults.push(...(await auditTie(db, tie)))
  return faults
}
