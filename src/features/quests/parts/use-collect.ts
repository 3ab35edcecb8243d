/** What collecting a reward has in common: sent once, shown when it was given, said when it was not. */
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Credited } from '#contracts/reward.ts'
import { ApiError } from '#src/api/api-error.ts'
import { errorText } from '#src/api/error-text.ts'
import { memberKey } from '#src/data/member-key.ts'
import { alert } from '#src/dialogs/confirm.ts'
import { showReward } from '#src/dialogs/reward.ts'
import { toast } from '#src/dialogs/toasts.ts'
import type { MoneyWriteHandlers } from '#src/forms/use-money-write.ts'
import { paths } from '#src/lib/paths.ts'
import { quests as words } from '#src/strings/quests.ts'

/** `place` takes the focus of a button that is gone when its reward has been seen. */
export function useCollect<E extends HTMLElement>() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const place = useRef<E>(null)
  const [sending, setSending] = useState(false)
  const reload = () => client.invalidateQueries({ queryKey: memberKey })

  const handleFailure: MoneyWriteHandlers<never>['onNothingDone'] = (error) => {
    void reload()
    if (error === null) toast('info', words.notArrived)
    else if (error instanceof ApiError && error.kind === 'refused')
      void alert({ title: words.refused, text: errorText(error), close: words.ok })
    else toast('lost', errorText(error))
  }

  /** Spins lead to the wheel. */
  const handleGiven = async (credited: Credited, title?: string) => {
    void reload()
    const action = credited.reward.kind === 'wheel_spins' ? words.spinNow : undefined
    const answer = await showReward({ credited, ...(title && { title }), ...(action && { action }) })
    if (answer === 'action') await navigate(paths.memberWheel())
    else if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }

  const send = async (write: () => Promise<void>) => {
    if (sending) return
    setSending(true)
    await write().catch(handleFailure)
    setSending(false)
  }
  return { place, sending, send, handleGiven, handleFailure }
}
