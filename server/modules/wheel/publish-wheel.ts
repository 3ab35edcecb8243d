/** Puts up a wheel in place of the one before it. */
import { and, eq } from 'drizzle-orm'
import { WHEEL_WEIGHT_SUM } from '#contracts/wheel.ts'
import { agents } from '../../db/schema/agent.ts'
import { wheelPrizes, wheels } from '../../db/schema/wheel.ts'
import type { Tx } from '../../db/types.ts'
import { isGiven, type Gift } from '../reward/give-reward.ts'
import { prizeOf } from './parts/answers.ts'
import { tableHash } from './derive.ts'

export interface NewPrize extends Gift {
  readonly name: string
  readonly image: string
  readonly weight: number
}

export interface NewWheel {
  readonly agentCode: string
  readonly title: string
  /** Null: not with points. */
  readonly pointsPerSpin: number | null
  readonly freeSpinRule: string
  readonly prizes: readonly NewPrize[]
}

/** Answers its stock id. Throws a RangeError where weights do not sum to 10,000, or a prize cannot be given. */
export async function publishWheel(tx: Tx, wheel: NewWheel): Promise<string> {
  const { prizes, ...rest } = wheel
  const sum = prizes.reduce((total, { weight }) => total + weight, 0)
  if (sum !== WHEEL_WEIGHT_SUM) throw new RangeError(`the weights sum to ${sum}`)
  const never = prizes.find(({ kind }) => !isGiven(kind))
  if (never) throw new RangeError(`nobody gives ${never.kind}`)
  // One after the other: an agent has one wheel at a time.
  await tx
    .select({ code: agents.code })
    .from(agents)
    .where(eq(agents.code, wheel.agentCode))
    .for('no key update')
  const before = and(eq(wheels.agentCode, wheel.agentCode), eq(wheels.active, true))
  // Waits for every spin that is between its look at the wheel and its end (parts/spin.ts).
  await tx.update(wheels).set({ active: false }).where(before)
  const hash = tableHash(prizes.map(prizeOf))
  const [row] = await tx
    .insert(wheels)
    .values({ ...rest, tableHash: hash, active: true })
    .returning({ id: wheels.id })
  const wheelId = row!.id
  await tx.insert(wheelPrizes).values(prizes.map((prize, position) => ({ ...prize, wheelId, position })))
  return wheelId
}
