/** Pauses, the reality check, the end of an account, as calls. What a break stops is refused where money moves. */
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { satang } from '#contracts/money.ts'
import {
  answerCheck,
  closeAccount,
  getPlayRecord,
  getPlaySession,
  tellBirthday,
  watchPlay,
} from '#contracts/pause.ts'
import { askToReturn, setReminder, startSelfExclusion, startTimeOut } from '#contracts/protection.ts'
import { pauseEnd } from '#rules/protection/pauses.ts'
import { sessions } from '../../db/schema/identity.ts'
import { ledgerJournals, ledgerPostings } from '../../db/schema/ledger.ts'
import { wallets } from '../../db/schema/member.ts'
import { playDays } from '../../db/schema/rewards.ts'
import type { Db } from '../../db/types.ts'
import { collect } from '../../kit/endpoint/collect.ts'
import { type Context, handle } from '../../kit/endpoint/handler.ts'
import { reply } from '../../kit/reply.ts'
import { pauseWords as words } from '../../strings/member.ts'
import { giveBack } from '../withdraw/give-back.ts'
import { askToComeBack, beginPause } from '../pause/begin-pause.ts'
import { answerWaiting, checkAt, chooseReminder, playSessionOf } from '../pause/play-clock.ts'
import { pauseOf } from '../pause/standing.ts'
import { tellBirthdayOf } from '../pause/tell-birthday.ts'
import { tellWatchers, waitForChange } from '../pause/watchers.ts'
import { protectionOf } from './parts/view.ts'

/** Told to the member's other devices once it is so. */
const tell = ({
  afterCommit,
  deps,
  member,
}: Pick<Context<typeof askToReturn>, 'afterCommit' | 'deps' | 'member'>) =>
  afterCommit(() => tellWatchers(deps.database, member.id))

async function watched(db: Db, memberId: string, now: number) {
  const pause = await pauseOf(db, memberId, now)
  const at = await checkAt(db, memberId, now)
  const { kind = '', state = '', ends_at = 0, returns_at = 0 } = pause ?? {}
  return { state: [kind, state, ends_at ?? '', returns_at ?? '', at ?? ''].join('.'), pause, check_at: at }
}

async function recordOf(db: Db, memberId: string, sessionId: string | null) {
  const [play] = await db
    .select({ net: sql<string>`coalesce(sum(${playDays.returned} - ${playDays.staked}), 0)` })
    .from(playDays)
    .where(eq(playDays.memberId, memberId))
  const [money] = await db
    .select({
      deposited: sql<string>`coalesce(sum(${ledgerPostings.amount}) filter (where ${ledgerJournals.kind} = 'deposit'), 0)`,
      withdrawn: sql<string>`coalesce(-sum(${ledgerPostings.amount}) filter (where ${ledgerJournals.kind} like 'withdraw%'), 0)`,
    })
    .from(wallets)
    .innerJoin(ledgerPostings, eq(ledgerPostings.accountId, sql`'wallet:' || ${wallets.id}`))
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerPostings.journalId))
    .where(eq(wallets.memberId, memberId))
  const [before] = await db
    .select({ at: sessions.createdAt })
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), lt(sessions.id, sessionId ?? '0')))
    .orderBy(desc(sessions.id))
    .limit(1)
  return {
    net: satang(Number(play!.net)),
    deposited: satang(Number(money!.deposited)),
    withdrawn: satang(Number(money!.withdrawn)),
    last_sign_in_at: before?.at ?? null,
  }
}

export const pauseHandlers = collect(
  handle(setReminder, async ({ minutes }, ctx) => {
    await chooseReminder(ctx.tx, ctx.member.id, minutes, ctx.now)
    tell(ctx)
    return protectionOf(ctx.tx, ctx.member.id, ctx.deps.config.coolOffHours, ctx.now)
  }),

  handle(getPlaySession, (_, { tx, member, now }) => playSessionOf(tx, member.id, now)),

  handle(getPlayRecord, (_, { tx, member, sessionId }) => recordOf(tx, member.id, sessionId)),

  handle(answerCheck, async ({ go_on }, ctx) => {
    await answerWaiting(ctx.tx, ctx.member.id, go_on, ctx.now)
    tell(ctx)
    return null
  }),

  handle(startTimeOut, async ({ length }, ctx) => {
    const { tx, member, deps, now } = ctx
    const endsAt = pauseEnd(length, now)
    await beginPause(tx, { memberId: member.id, kind: 'time_out', endsAt, who: 'member', now })
    tell(ctx)
    return protectionOf(tx, member.id, deps.config.coolOffHours, now)
  }),

  handle(startSelfExclusion, async ({ length }, ctx) => {
    const { tx, member, deps, now } = ctx
    const endsAt = pauseEnd(length, now)
    await beginPause(tx, { memberId: member.id, kind: 'self_exclusion', endsAt, who: 'member', now })
    tell(ctx)
    const withdrawal = await giveBack(ctx)
    return {
      protection: await protectionOf(tx, member.id, deps.config.coolOffHours, now),
      withdrawal_id: withdrawal?.withdrawal_id ?? '',
      returned: withdrawal?.amount ?? satang(0),
    }
  }),

  handle(askToReturn, async (_, ctx) => {
    await askToComeBack(ctx.tx, ctx.member.id, ctx.now)
    tell(ctx)
    return protectionOf(ctx.tx, ctx.member.id, ctx.deps.config.coolOffHours, ctx.now)
  }),

  handle(closeAccount, async (_, ctx) => {
    const { tx, member, now } = ctx
    const pause = await beginPause(tx, {
      memberId: member.id,
      kind: 'closed',
      endsAt: null,
      who: 'member',
      now,
    })
    tell(ctx)
    return { pause }
  }),

  handle(tellBirthday, async ({ birth_date: birthday }, ctx) => {
    const { tx, member, now } = ctx
    const isOld = await tellBirthdayOf(tx, { memberId: member.id, birthday, now })
    if (!isOld) tell(ctx)
    return reply({ data: { old_enough: isOld }, message: isOld ? '' : words.minor })
  }),

  handle(watchPlay, async ({ seen }, { tx, member, signal, log, deps }) => {
    const { database, clock } = deps
    const waiting = waitForChange(database, member.id, { signal, log })
    try {
      const state = await watched(tx, member.id, clock.now())
      if (state.state !== seen) return state
      await waiting.changed
      return signal.aborted ? state : await watched(tx, member.id, clock.now())
    } finally {
      waiting.stop()
    }
  }),
)
