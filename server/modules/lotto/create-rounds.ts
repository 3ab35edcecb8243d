/** Creates the rounds that the schedules bring. Safe to run twice and by two processes: a round has one name. */
import { eq, gte, sql } from 'drizzle-orm'
import { dayPlus } from '#rules/thai-day.ts'
import { lotteries, lottoNumbers, lottoRounds } from '../../db/schema/lotto.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Db, Tx } from '../../db/types.ts'
import type { Services } from '../../kit/services.ts'
import { lottoWords } from '../../strings/lotto.ts'
import { type Draw as YeekeeDraw, openYeekee } from './yeekee-commit.ts'
import { RULE_VERSION } from './parts/rule-version.ts'
import { drawsAhead, type Draw } from './schedule.ts'
import { specialDays } from './special-days.ts'
import { stateAt } from './state.ts'
import { dayIn } from './parts/zone.ts'

type Lottery = typeof lotteries.$inferSelect

const nameOf = (lotteryId: string, { gameDay, roundNo }: Pick<Draw, 'gameDay' | 'roundNo'>) =>
  `${lotteryId} ${gameDay} ${roundNo}`

/** A row for a draw that is to come. */
export const rowOf = (lottery: Pick<Lottery, 'id'>, draw: Draw, now: number) => ({
  ...draw,
  lotteryId: lottery.id,
  title: lottoWords.title(draw.gameDay, draw.roundNo),
  state: stateAt({ state: 'upcoming', ...draw }, now),
  ruleVersion: RULE_VERSION,
})

type Missing = readonly { readonly lottery: Lottery; readonly draw: Draw }[]

/** A round that was made, as much of it as its restrictions and its commitment need. */
interface Made extends Pick<Draw, 'gameDay' | 'roundNo' | 'closesAt'> {
  readonly id: string
  readonly lotteryId: string
}

/** All rows in one parameter: two days of Yeekee, column by column, would be thousands. */
const insertion = (rows: readonly ReturnType<typeof rowOf>[]) => sql`
  insert into ${lottoRounds}
    (lottery_id, game_day, round_no, title, state, opens_at, closes_at, result_at, value_at, rule_version)
  select "lotteryId", "gameDay", "roundNo", title, state, to_timestamp("opensAt" / 1000), to_timestamp("closesAt" / 1000),
    to_timestamp("resultAt" / 1000), to_timestamp("valueAt" / 1000), "ruleVersion"
  from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
    "lotteryId" bigint, "gameDay" date, "roundNo" integer, title text, state text,
    "opensAt" double precision, "closesAt" double precision, "resultAt" double precision, "valueAt" double precision,
    "ruleVersion" text
  )
  on conflict do nothing
  returning id::text as "id", lottery_id::text as "lotteryId", game_day::text as "gameDay", round_no as "roundNo",
    (extract(epoch from closes_at) * 1000)::double precision as "closesAt"`

/** Each new round begins with its lottery's standing restrictions. */
const restriction = (made: readonly Made[]) => sql`
  insert into ${lottoNumbers} (round_id, bet_type, number, state, rate, cap)
  select round.id, standing."betType", standing.number, standing.state, standing.rate, standing.cap
  from ${lottoRounds} as round
  join ${lotteries} as lottery on lottery.id = round.lottery_id
  cross join lateral jsonb_to_recordset(lottery.standing_numbers) as standing (
    "betType" text, number text, state text, rate bigint, cap bigint
  )
  where round.id in (select value::bigint from jsonb_array_elements_text(${JSON.stringify(made.map(({ id }) => id))}))`

async function create(
  tx: Tx,
  missing: Missing,
  { now, yeekee }: { now: number; yeekee: YeekeeDraw | null },
): Promise<number> {
  const { rows: made } = await tx.execute<Made & Record<string, unknown>>(
    insertion(missing.map(({ lottery, draw }) => rowOf(lottery, draw, now))),
  )
  await tx.execute(restriction(made))
  const shot = new Map(
    missing.flatMap(({ lottery }) => (lottery.kind === 'yeekee' ? [[lottery.id, lottery]] : [])),
  )
  for (const { id, badge, schedule } of shot.values()) {
    const rounds = made.filter(({ lotteryId }) => lotteryId === id)
    const count = schedule.type === 'rounds' ? schedule.count : 1
    await openYeekee(tx, rounds, { prefix: badge, rounds: count, draw: yeekee! })
  }
  return made.length
}

type Draws = Pick<Services, 'beacon' | 'delay'>

/** A beacon where there is one, otherwise the delay. */
async function drawOf(db: Db, { beacon, delay }: Draws): Promise<YeekeeDraw | null> {
  if (beacon) return { beacon: await beacon.chain(db) }
  return delay?.length ? { delay: delay.length } : null
}

/** Creates what is missing; answers how many rounds that was. Yeekee's only with a beacon to name values of, or a delay. */
export async function createRounds(db: Db, now: number, draws: Draws): Promise<number> {
  const yeekee = await drawOf(db, draws)
  const known = await roundsKnown(db, now)
  const special = await specialDays(db)
  const active = await db.select().from(lotteries).where(eq(lotteries.active, true))
  const missing = active
    .filter(({ kind }) => kind !== 'yeekee' || yeekee !== null)
    .flatMap((lottery) =>
      drawsAhead(lottery, now, special)
        .filter((draw) => !known.has(nameOf(lottery.id, draw)))
        .map((draw) => ({ lottery, draw })),
    )
  return missing.length === 0 ? 0 : inTransaction(db, (tx) => create(tx, missing, { now, yeekee }))
}

/** Names of the rounds that are there, those long past left out. */
async function roundsKnown(db: Db, now: number): Promise<ReadonlySet<string>> {
  const known = await db
    .select({ lotteryId: lottoRounds.lotteryId, gameDay: lottoRounds.gameDay, roundNo: lottoRounds.roundNo })
    .from(lottoRounds)
    .where(gte(lottoRounds.gameDay, dayPlus(dayIn('UTC', now), -2)))
  return new Set(known.map((round) => nameOf(round.lotteryId, round)))
}
