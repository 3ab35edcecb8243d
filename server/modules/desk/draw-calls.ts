/**
 * The desk's calls about draws, as their bodies come: `/desk/lotto/redate`, `void`, `reading`, `day`, `waive`. Who may call them
 * is asked before; who it is goes into each act. Instants are epoch milliseconds.
 */
import * as z from 'zod/mini'
import { decideDay, needsTwo } from '../lotto/special-days.ts'
import { takeReading } from '../lotto/readings.ts'
import { anotherAsked } from '../lotto/two-operators.ts'
import { reading, reason, type Doing } from './call.ts'
import { redateRound, voidRound, waiveClaim } from './draws.ts'

const id = z.string().check(z.regex(/^\d{1,18}$/))
const instant = z.int().check(z.positive())
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

const shapes = {
  redate: z.object({
    round_id: id,
    opens_at: instant,
    closes_at: instant,
    result_at: instant,
    value_at: z.nullable(instant),
    reason: reason(),
  }),
  void: z.object({ round_id: id, reason: reason() }),
  reading: z.object({
    round_id: id,
    prizes: z.nullable(z.array(z.object({ key: z.string(), numbers: z.array(z.string()) }))),
    value_at: z.nullable(instant),
    reason: reason(),
  }),
  day: z.object({
    calendar: z.string(),
    day: z.iso.date(),
    sessions: z.nullable(z.record(z.string(), z.nullable(time))),
    reason: reason(),
  }),
  waive: z.object({ claim_id: id, reason: reason() }),
}

export const drawCalls: Readonly<Record<string, Doing>> = {
  '/desk/lotto/redate': reading(shapes.redate, (tx, asked, acting) =>
    redateRound(tx, {
      roundId: asked.round_id,
      opensAt: asked.opens_at,
      closesAt: asked.closes_at,
      resultAt: asked.result_at,
      valueAt: asked.value_at,
      reason: asked.reason,
      ...acting,
    }),
  ),
  '/desk/lotto/void': reading(shapes.void, (tx, asked, acting) =>
    voidRound(tx, { roundId: asked.round_id, reason: asked.reason, ...acting }),
  ),
  '/desk/lotto/reading': reading(shapes.reading, async (tx, asked, { operator, now }) => {
    const by = { operator, reason: asked.reason }
    const { round_id: roundId, prizes, value_at: valueAt } = asked
    const taken = await takeReading(tx, { roundId, by, prizes, valueAt, now })
    return taken === 'waits' ? taken : taken !== 'ended'
  }),
  '/desk/lotto/day': reading(shapes.day, async (tx, { calendar, day, sessions, reason: why }, acting) => {
    const { operator, now } = acting
    const asked = { roundId: null, wish: ['day', calendar, day, sessions], operator, reason: why, now }
    const decided = { calendar, day, sessions, actor: operator, reason: why, now }
    if ((await needsTwo(tx, decided)) && !(await anotherAsked(tx, asked))) return 'waits'
    await decideDay(tx, decided)
    return true
  }),
  '/desk/lotto/waive': reading(shapes.waive, (tx, asked, acting) =>
    waiveClaim(tx, { claimId: asked.claim_id, reason: asked.reason, ...acting }),
  ),
}
