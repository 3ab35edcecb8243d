import { expect, it } from 'vitest'
import type { LottoRound } from '#contracts/lotto.ts'
import { roomPhase } from './room-phase.ts'

const window = { shoot_from: 1000, shoot_until: 2000 }
const at = (state: LottoRound['state'], now: number) => roomPhase({ state, opens_at: 500 }, window, now)

it.each([
  ['upcoming', 400, 'early'],
  ['upcoming', 600, 'early'],
  ['open', 999, 'early'],
  ['open', 1000, 'open'],
  ['upcoming', 1000, 'open'],
  ['open', 1999, 'open'],
  ['open', 2000, 'waiting'],
  ['closed', 2000, 'waiting'],
  ['awaiting', 9000, 'waiting'],
  ['settled', 9000, 'resulted'],
  ['voided', 1500, 'cancelled'],
  ['no_result', 9000, 'cancelled'],
  ['postponed', 9000, 'postponed'],
  ['unknown', 1500, 'waiting'],
] as const)('LOTTO-1 a round that is %s at %d is %s', (state, now, phase) => {
  expect(at(state, now)).toBe(phase)
})
