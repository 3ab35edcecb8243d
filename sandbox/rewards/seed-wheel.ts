/** The sandbox's wheel, and free spins for those who try it out. Nobody has won anything yet. */
import type { Tx } from '#server/db/types.ts'
import { moveSpins } from '#server/modules/points/move-spins.ts'
import { publishWheel } from '#server/modules/wheel/publish-wheel.ts'
import type { Ids } from '../people/seed-people.ts'
import { sandboxWheel as words } from '../strings/wheel.ts'
import { sandboxPrizes } from './wheel-prizes.ts'

const POINTS_PER_SPIN = 100
const freeSpins = { narin1990: 3, hero: 10, malee: 5 } as const

export async function seedWheel(tx: Tx, agentCode: string, ids: Ids, now: number): Promise<void> {
  await publishWheel(tx, {
    agentCode,
    title: words.title,
    pointsPerSpin: POINTS_PER_SPIN,
    freeSpinRule: words.rule,
    prizes: sandboxPrizes,
  })
  for (const [username, amount] of Object.entries(freeSpins))
    await moveSpins(tx, { memberId: ids.get(username)!, key: 'opening', amount, now })
}
