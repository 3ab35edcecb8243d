import type { FormEvent } from 'react'
import type { DepositOrder } from '#contracts/payment.ts'
import { MoneyWriteOutcome } from '#src/forms/money/MoneyWriteOutcome.tsx'
import { depositOrder as words } from '#src/strings/money/deposit.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Field } from '#src/ui/field/Field.tsx'
import { ImageInput } from '#src/ui/image/ImageInput.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { useSlip } from './use-slip.ts'

/** The picture of a slip, and what was made out on it before it is sent. */
export function SlipForm({ order }: { order: DepositOrder }) {
  const { picked, fault, busy, phase, checkAgain, pick, send } = useSlip(order)
  if (phase !== 'ready') return <MoneyWriteOutcome phase={phase} onCheckAgain={checkAgain} />
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form noValidate aria-label={words.slipTitle} apply="grid shrink gap-12" onSubmit={handleSubmit}>
      <p apply="small muted">{words.slipText}</p>
      <Field label={words.slipField} error={fault ?? undefined}>
        <ImageInput
          value={picked?.image ?? null}
          disabled={busy}
          onValueChange={(image) => void pick(image)}
        />
      </Field>
      {/* Its line stays when the picture has been read: the button below it may be under a finger. */}
      <p role="status" apply="small muted">
        {picked && (picked.code === null ? words.slipReading : '\u00A0')}
      </p>
      {picked?.code === '' && <Note tone="warn">{words.slipNoQr}</Note>}
      <Button type="submit" tone="gold" block busy={busy}>
        {words.slipSend}
      </Button>
    </form>
  )
}
