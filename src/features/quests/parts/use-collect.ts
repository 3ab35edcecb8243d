/** What collecting a reward has in common: sent once, shown when it was given, said when it was not. */
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Credited } from '#contracts/reward.ts'
import { ApiError } from '#src/api/api-error.ts'
import { errorText } from '#src/api/error-text.ts'
import { alert } from '#src/dialogs/confirm.ts'
import { showReward } from '#src/dialogs/reward.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { quests as words } from '#src/strings/rewards/quests.ts'

/** `place` takes the focus of a button that is gone when its reward has been seen. */
export function useCollect<E extends HTMLElement>() {
  const navigate = useNavigate()
  const place = useRef<E>(null)

  const handleFailure = (error: unknown) => {
    if (error === null) toast('info', words.notArrived)
    else if (error instanceof ApiError && error.kind === 'refused')
      void alert({ title: words.refused, text: errorText(error), close: words.ok })
    else toast('lost', errorText(error))
  }

  /** Spins lead to the wheel. */
  const handleGiven = async (credited: Credited, title?: string) => {
    const action = credited.reward.kind === 'wheel_spins' ? words.spinNow : undefined
    const answer = await showReward({ credited, ...(title && { title }), ...(action && { action }) })
    if (answer === 'action') await navigate(paths.memberWheel())
    else if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }
  return { place, handleGiven, handleFailure }
}
