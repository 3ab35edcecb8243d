/** What both forms of a break are made of. */
import { pauseEnd, type PauseLength } from '#rules/protection/pauses.ts'
import { errorText } from '#src/api/error-text.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { pause as words } from '#src/strings/protection/pause.ts'
import { useServerTime } from '#src/ui/time/use-server-time.ts'

export interface Least {
  /** When a pause that holds is over, null for never: nothing shorter is offered. */
  least?: number | null | undefined
}

/** What begins now is over then; to the minute, so that it changes once in one. */
export function useEnds<L extends PauseLength>(lengths: readonly L[], least: Least['least']) {
  const now = useServerTime((at) => Math.floor(at / 60_000) * 60_000)
  return lengths
    .map((length) => ({ length, end: pauseEnd(length, now) }))
    .filter(({ end }) => least === undefined || end === null || (least !== null && end > least))
}

/** It did not begin: why. */
export const failed = (error: unknown) => toast('lost', error === null ? words.startFailed : errorText(error))
