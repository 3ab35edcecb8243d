/**
 * Commission of a day, computed at six the next morning from what friends really played (EXTRA-7).
 *
 * The batches go over those who earn, not those who play: so a member's lines of a day, which sum over friends, are
 * written in one transaction, and a second run finds their keys.
 */
import { and, eq, inArray } from 'drizzle-orm'
import { affiliateCommissions } from '../../db/schema/affiliate.ts'
import { members } from '../../db/schema/member.ts'
import type { Tx } from '../../db/types.ts'
import { hour } from '../../kit/clock.ts'
import { affiliateDay, affiliateWords as words } from '../../strings/affiliate.ts'
import { notify } from '../inbox/notify.ts'
import type { Nightly } from '../nightly/run-nightly.ts'
import { formatBaht } from '#rules/baht.ts'
import { moveAccounts, type Move, type TransactionRow } from './account.ts'
import { commissionsOn, linesOf, type CommissionLine } from './parts/commission.ts'
import { groupBy } from './parts/group.ts'
import { programmeOf, type Programme } from './parts/programme.ts'
import { playsBelow, referrersAfter } from './parts/tree.ts'

/** Who earns, at once. */
const BATCH = 200

interface Earned {
  readonly move: Move
  readonly line: CommissionLine
}

const moveOf = (memberId: string, day: string, line: CommissionLine): Move => ({
  memberId,
  key: `commission:${day}:${line.level}:${line.basisPoints ?? 'single'}`,
  kind: 'commission',
  amount: line.amount,
  playDay: day,
  level: line.level,
  friends: line.friends,
  basisPoints: line.basisPoints,
  turnover: line.turnover,
})

async function programmesOf(tx: Tx, codes: ReadonlySet<string>): Promise<Map<string, Programme>> {
  const found = new Map<string, Programme>()
  for (const code of codes) {
    const programme = await programmeOf(tx, code)
    if (programme) found.set(code, programme)
  }
  return found
}

/** A suspended member earns nothing; those above them still do. */
async function earnedOn(tx: Tx, memberIds: readonly string[], day: string): Promise<Earned[]> {
  const plays = await playsBelow(tx, memberIds, day)
  if (plays.size === 0) return []
  const earning = await tx
    .select({ id: members.id, agentCode: members.agentCode })
    .from(members)
    .where(and(inArray(members.id, [...plays.keys()]), eq(members.status, 'active')))
    .orderBy(members.id)
  const programmes = await programmesOf(tx, new Set(earning.map((member) => member.agentCode)))
  return earning.flatMap(({ id, agentCode }) => {
    const rates = programmes.get(agentCode)?.rates ?? []
    return linesOf(commissionsOn(plays.get(id)!, rates)).map((line) => ({
      move: moveOf(id, day, line),
      line,
    }))
  })
}

async function noteParts(tx: Tx, written: readonly TransactionRow[], earned: readonly Earned[]) {
  const ids = new Map(written.map((row) => [`${row.memberId} ${row.key}`, row.id]))
  const parts = earned.flatMap(({ move, line }) => {
    const transactionId = ids.get(`${move.memberId} ${move.key}`)
    if (transactionId === undefined) return []
    return line.parts.map((part) => ({
      ...part,
      beneficiaryId: move.memberId,
      day: move.playDay!,
      transactionId,
    }))
  })
  if (parts.length > 0) await tx.insert(affiliateCommissions).values(parts)
}

/** One notice for each who earned, with the day's sum. */
async function tell(tx: Tx, written: readonly TransactionRow[], earned: readonly Earned[], now: number) {
  for (const [memberId, rows] of groupBy(written, (row) => row.memberId)) {
    const day = rows[0]!.playDay!
    const amount = rows.reduce((all, row) => all + row.amount, 0)
    const friends = new Set(
      earned.flatMap(({ move, line }) =>
        move.memberId === memberId ? line.parts.map((part) => part.fromMemberId) : [],
      ),
    )
    await notify(tx, {
      memberId,
      key: `affiliate:${day}`,
      kind: 'reward',
      title: words.noticeTitle(formatBaht(amount)),
      body: words.noticeBody(affiliateDay(day), friends.size),
      link: '/affiliate',
      at: now,
    })
  }
}

export const affiliateNightly: Nightly = {
  name: 'affiliate',
  period: 'day',
  after: 6 * hour,
  async batch(tx, { from, after, now }) {
    const ids = await referrersAfter(tx, after, BATCH)
    if (ids.length === 0) return undefined
    const earned = await earnedOn(tx, ids, from)
    const written = await moveAccounts(
      tx,
      earned.map(({ move }) => move),
      now,
    )
    await noteParts(tx, written, earned)
    await tell(tx, written, earned, now)
    return ids.at(-1)
  },
}
