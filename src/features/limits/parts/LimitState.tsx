import { useMutation } from '@tanstack/react-query'
import { setLimit } from '#contracts/protection.ts'
import { leftOf } from '#rules/protection/limits.ts'
import { errorText } from '#src/api/error-text.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { limitWords as words } from '#src/strings/protection/limits.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ProgressBar } from '#src/ui/display/ProgressBar.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { PendingRaise } from './PendingRaise.tsx'
import { mostOf, sumText, usedOf, type ShownLimit } from './sums.ts'
import { useLimitWrite } from './use-limit-act.ts'

/** From here on the bar warns. */
const NEARLY = 80

/** One limit of a kind: how much of it is used, what is left, and what waits. */
export function LimitState({ limit }: { limit: ShownLimit }) {
  const { kind, period, resets_at } = limit
  const most = mostOf(limit) ?? 0
  const used = usedOf(limit)
  const name = words.kinds[kind].name
  const frame = words.frames[period]
  const percent = most === 0 ? 100 : Math.min(100, Math.max(0, Math.floor((used / most) * 100)))
  return (
    <div apply="column gap-8">
      <div apply="row wrap between baseline gap-x-12">
        <span apply="small muted">
          {used < 0
            ? words.won(frame, sumText(kind, -used))
            : words.used(frame, words.kinds[kind].used(sumText(kind, used)))}
        </span>
        <span apply="rigid text-right">
          <span apply="display-18 figures">{sumText(kind, most)}</span>{' '}
          <span apply="small muted">{words.per[period]}</span>
        </span>
      </div>
      <ProgressBar
        value={used}
        max={most}
        label={words.bar(name, words.per[period])}
        tone={percent >= NEARLY ? 'warn' : 'gold'}
      />
      <div apply="row wrap between small gap-x-12">
        <span apply="muted figures">{words.share(percent)}</span>
        <span apply="semi figures rigid">{words.left(sumText(kind, leftOf({ amount: most, used })))}</span>
      </div>
      <p apply="small faint figures">{words.resets(formatDateTime(resets_at))}</p>
      {limit.pending && <PendingRaise limit={limit} pending={limit.pending} />}
      {limit.review && <Review limit={limit} />}
    </div>
  )
}

/** Six months old: does it still fit? */
function Review({ limit }: { limit: ShownLimit }) {
  const { kind, period } = limit
  const write = useLimitWrite()
  const { mutate, isPending } = useMutation({
    mutationFn: () => write(setLimit, { kind, period, ...wishOf(limit) }),
    onSuccess: ({ message }) => toast('won', message),
    onError: (error) => toast('lost', errorText(error)),
  })
  return (
    <Note tone="info">
      <p>{words.review}</p>
      <Button size="sm" busy={isPending} onClick={() => mutate()}>
        {words.reviewKeep}
      </Button>
    </Note>
  )
}

const wishOf = ({ kind, amount, minutes }: ShownLimit) =>
  kind === 'time' ? { minutes: minutes ?? 0 } : { amount: amount! }
