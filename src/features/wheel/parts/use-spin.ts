/**
 * Spinning exactly once. The answer is there, and kept, before the disc plays it; whoever leaves or reloads meanwhile
 * is shown the same result when they are back, once.
 */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { spinWheelV2, type WheelSpin } from '#contracts/wheel.ts'
import { errorText } from '#src/api/error-text.ts'
import { sendSpin, type WheelNow, wheelSeedsQuery } from '#src/data/rewards/wheel.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { useMoneyAct, type WritePhase } from '#src/forms/use-money-act.ts'
import { useSession } from '#src/stores/session.ts'
import { resultSeen, spinAnswered, useUnseenSpin } from '#src/stores/unseen-spin.ts'
import { spinSeen } from '#src/stores/witness/wheel-witness.ts'
import { randomSeed } from './random-seed.ts'
import { showSpinResult } from './spin-result.ts'
import { type Turning, useTurn } from '../dial/use-turn.ts'

export interface Spinning {
  readonly phase: WritePhase
  readonly checkAgain: () => void
  /** From the press until the result is shown. */
  readonly busy: boolean
  readonly turning: Turning
  /** The spin whose result stands on the page; null before the first. */
  readonly shown: WheelSpin | null
  /** Spins on a tab; does nothing while one is under way. */
  readonly spin: (tab: number) => void
}

export function useSpin({ setting, prizes }: WheelNow): Spinning {
  const client = useQueryClient()
  const owner = useSession((state) => state.user?.username ?? '')
  const unseen = useUnseenSpin(owner)
  const [shown, setShown] = useState<WheelSpin | null>(null)
  const [busy, setBusy] = useState(false)
  /** What will be answered was pressed for on this page. State comes too late for two presses within one frame. */
  const running = useRef(false)
  const release = () => {
    running.current = false
    setBusy(false)
  }
  const turning = useTurn(release)
  const at = (spin: WheelSpin) => prizes.findIndex((prize) => prize.prize_id === spin.prize_id)

  const handleNothing = (error: unknown) => {
    turning.stop()
    release()
    if (error !== null) toast('lost', errorText(error))
  }
  const { phase, act, checkAgain, refresh } = useMoneyAct(spinWheelV2, 'wheel', {
    onDone: ({ data }) => {
      spinSeen(data)
      spinAnswered(owner, data)
      const index = at(data)
      // Asked for by an earlier page, or not on the wheel that is drawn: shown without a turn.
      if (running.current && index >= 0) turning.play(index, prizes.length)
      else release()
    },
    onNothingDone: handleNothing,
    send: sendSpin,
    refreshLater: true,
  })
  const spin = (tab: number) => {
    if (running.current || setting === null) return
    running.current = true
    setBusy(true)
    setShown(null)
    turning.wait()
    // A member who has no seed yet gets this browser's: the server had announced its own before it could know it.
    const seeds = client.getQueryData(wheelSeedsQuery().queryKey)
    const drawn = seeds?.client_seed === '' && { client_seed: randomSeed() }
    void act(() => ({ stock_id: setting.stock_id, tab, ...drawn }))
  }

  const told = useRef('')
  const tell = useEffectEvent(async (result: WheelSpin) => {
    if (told.current === result.spin_id) return
    told.current = result.spin_id
    const index = at(result)
    if (index >= 0) turning.show(index, prizes.length)
    setShown(result)
    void refresh()
    // Seen as soon as it is closed: whoever reloads before has it again, whoever reloads while it fades has not.
    const again = await showSpinResult(result, setting?.points_per_spin ?? null, resultSeen)
    if (again) spin(result.tab ?? 1)
  })
  useEffect(() => {
    if (unseen && !busy) void tell(unseen)
  }, [unseen, busy])

  return { phase, checkAgain, busy, turning, shown, spin }
}
