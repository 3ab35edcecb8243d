import { useMutation } from '@tanstack/react-query'
import { askDeletion } from '#contracts/own-data.ts'
import { closeAccount } from '#contracts/pause.ts'
import { call } from '#src/api/call.ts'
import { errorText } from '#src/api/error-text.ts'
import { confirm } from '#src/dialogs/confirm.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { MoneyWriteOutcome } from '#src/forms/money/MoneyWriteOutcome.tsx'
import { useMoneyAct } from '#src/forms/use-money-act.ts'
import { formatDate } from '#src/lib/time.ts'
import { ownData as words } from '#src/strings/own-data/own-data.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'

/** The end of the account, and of what is held: two presses from here, three from the profile. */
export function ClosingPart({ onClosed }: { onClosed: () => void }) {
  return (
    <div apply="grid gap-24">
      <Closing onClosed={onClosed} />
      <Deletion />
    </div>
  )
}

function Closing({ onClosed }: { onClosed: () => void }) {
  const { act, busy, phase, checkAgain } = useMoneyAct(closeAccount, 'close-account', {
    onDone: () => {
      toast('won', words.closed)
      onClosed()
    },
    onNothingDone: (error) => toast('lost', error === null ? words.closeFailed : errorText(error)),
  })
  const ask = async () => {
    const sure = await confirm({
      title: words.closeTitle,
      text: words.closeText,
      confirm: words.closeConfirm,
      cancel: words.closeCancel,
    })
    return sure ? {} : null
  }
  if (phase !== 'ready') return <MoneyWriteOutcome phase={phase} onCheckAgain={checkAgain} />
  return (
    <section apply="grid gap-12">
      <div>
        <h2 apply="h3">{words.closing}</h2>
        <p apply="muted">{words.closingText}</p>
      </div>
      <Button block busy={busy} onClick={() => void act(ask)}>
        {words.close}
      </Button>
    </section>
  )
}

function Deletion() {
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => call(askDeletion, {}),
    onError: (error) => toast('lost', errorText(error)),
  })
  const answer = data?.data
  return (
    <section apply="grid gap-12">
      <div>
        <h2 apply="h3">{words.deletion}</h2>
        <p apply="muted">{words.deletionText}</p>
      </div>
      {answer ? (
        <Note tone="won" live>
          <p>{words.asked(formatDate(answer.asked_at))}</p>
          <p apply="mt-8">{words.keeps(formatDate(answer.kept_until))}</p>
          <ul>
            {answer.kept.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Note>
      ) : (
        <Button block busy={isPending} onClick={() => mutate()}>
          {words.ask}
        </Button>
      )}
    </section>
  )
}
