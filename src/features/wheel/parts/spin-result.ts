/** Shows what a spin came to. */
import type { Credited } from '#contracts/reward.ts'
import { type WheelSpin, wheelTabs } from '#contracts/wheel.ts'
import { showReward } from '#src/dialogs/reward.ts'
import { formatCount } from '#rules/baht.ts'
import { wheel as words } from '#src/strings/rewards/wheel.ts'

/** The button that spins once more; undefined where nothing pays for it. `price`: points for a spin, null for none. */
function againText(spin: WheelSpin, price: number | null): string | undefined {
  if (spin.tab === wheelTabs.points)
    return price !== null && (spin.points ?? 0) >= price ? words.againWith(formatCount(price)) : undefined
  return spin.free_spins > 0 ? words.again(formatCount(spin.free_spins)) : undefined
}

const given = ({ reward }: WheelSpin): Credited => ({
  reward,
  wallet_id: '',
  balance: null,
  points: null,
  ref: '',
})

function noteOf({ reward, collected }: WheelSpin): string | undefined {
  if (reward.kind === 'none') return words.blankNote
  return collected ? undefined : words.waits
}

/** True where the member wants to spin once more. `onSeen`: the member closes the result. */
export async function showSpinResult(
  spin: WheelSpin,
  price: number | null,
  onSeen: () => void,
): Promise<boolean> {
  const action = againText(spin, price)
  const note = noteOf(spin)
  const answer = await showReward({
    credited: spin.credited ?? given(spin),
    onClosing: onSeen,
    ...(spin.reward.kind === 'none' ? { title: words.blankTitle } : {}),
    ...(note === undefined ? {} : { note }),
    ...(action === undefined ? {} : { action }),
  })
  return answer === 'action'
}
