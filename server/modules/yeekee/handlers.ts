/** Yeekee: the room, shooting, the proof. LOTTO-1; domain.md §3. Bets on its rounds are bills as any other. */
import { getYeekeeList, getYeekeeLists, shootNumber } from '#contracts/yeekee.ts'
import { collect } from '../../kit/endpoint/collect.ts'
import { handle } from '../../kit/endpoint/handler.ts'
import { networkOf, policies } from '../../kit/rate-limit.ts'
import { roomOf } from './parts/shots.ts'
import { room } from './parts/room.ts'
import { shoot } from './parts/shoot.ts'

export const yeekeeHandlers = collect(
  handle(getYeekeeList, room),
  handle(shootNumber, {
    limits: (_, { ip }) => [{ policy: policies.shotAddress, subject: networkOf(ip) }],
    run: shoot,
  }),
  handle(getYeekeeLists, async ({ round_id }, { tx }) => (await roomOf(tx, round_id)).chain.proof),
)
