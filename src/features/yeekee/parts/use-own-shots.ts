import type { YeekeeShot } from '#contracts/yeekee.ts'
import type { YeekeeRoom } from '#src/data/lotto/yeekee.ts'
import { useSession } from '#src/stores/session.ts'
import { isOf, witnessOf } from '#src/stores/witness/yeekee-witness.ts'

/** Own shots, newest first: those that were read, and those that this device has a receipt of. */
export function useOwnShots(room: YeekeeRoom): YeekeeShot[] {
  const owner = useSession((state) => state.user?.username ?? null)
  if (owner === null) return []
  const read = room.shots.filter((shot) => shot.mine)
  const known = new Set(read.map(({ seq }) => seq))
  const kept = (witnessOf(room.round_id)?.receipts ?? [])
    .filter((receipt) => isOf(receipt, owner) && !known.has(receipt.seq))
    .map(({ seq, accepted_at, number }) => ({ seq, accepted_at, digits: number, name: '', mine: true }))
  return [...read, ...kept].toSorted((a, b) => b.seq - a.seq)
}
