import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { parseBaht } from '#contracts/money.ts'
import { type LimitKind, type LimitPeriod, limitPeriods, setLimit } from '#contracts/protection.ts'
import { changeOf } from '#rules/protection/limits.ts'
import { errorText } from '#src/api/error-text.ts'
import { confirm } from '#src/dialogs/confirm.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { AmountField } from '#src/forms/asked/AmountField.tsx'
import { Form } from '#src/forms/Form.tsx'
import { TextField } from '#src/forms/TextField.tsx'
import { useSubmit } from '#src/forms/use-submit.ts'
import { limitWords as words } from '#src/strings/protection/limits.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Segmented } from '#src/ui/actions/Segmented.tsx'
import { mostOf, type ShownLimit } from './sums.ts'
import { useLimitAct, useLimitWrite } from './use-limit-act.ts'
import styles from '../limits.module.css'

interface LimitFormProps {
  kind: LimitKind
  /** Those of this kind that hold. */
  limits: readonly ShownLimit[]
  /** Hours that an increase waits. */
  coolOff: number
  onDone: () => void
}

/** Satang, or minutes; null while it is none. Nothing at all is a limit too. */
function wantedOf(kind: LimitKind, text: string): number | null {
  if (kind === 'time') return /^\d{1,5}$/.test(text.trim()) ? Number(text) : null
  return parseBaht(text.replace(/\.$/, ''))
}

const schemaOf = (kind: LimitKind) =>
  z.object({
    amount: z.string().check(z.refine((text) => wantedOf(kind, text) !== null, { error: words.required })),
  })

const hints = { now: words.lower, same: words.same, nothing: words.now }

/** Free text, and before it is saved what saving would do. */
export function LimitForm({ kind, limits, coolOff, onDone }: LimitFormProps) {
  const [period, setPeriod] = useState<LimitPeriod>(limits[0]?.period ?? 'day')
  const form = useForm({ resolver: zodResolver(schemaOf(kind)), defaultValues: { amount: '' } })
  const typed = useWatch({ control: form.control, name: 'amount' })
  const write = useLimitWrite()
  const { busy, act } = useLimitAct({ kind, period })
  const { name, field } = words.kinds[kind]
  const held = limits.find((limit) => limit.period === period)
  const before = held ? mostOf(held) : null
  const wanted = wantedOf(kind, typed)
  const change = changeOf(before, wanted)

  const submission = useSubmit({
    form,
    send: ({ amount }) => {
      const sum = wantedOf(kind, amount)!
      return write(setLimit, {
        kind,
        period,
        ...(kind === 'time' ? { minutes: sum } : { amount: parseBaht(amount.replace(/\.$/, ''))! }),
      })
    },
    onDone: ({ message }) => {
      toast('won', message)
      onDone()
    },
    onFailure: errorText,
    fieldNames: { minutes: 'amount' },
  })
  const handleRemove = async () => {
    const sure = await confirm({
      title: words.removeTitle,
      text: words.removeText(coolOff),
      confirm: words.removeYes,
      cancel: words.keep,
    })
    if (sure) act('remove')
  }
  const waits = wanted !== null && change === 'waits'
  const hint = wanted === null ? words.amountHint : waits ? words.waits(coolOff) : hintOf(before, change)
  return (
    <Form submission={submission} label={words.setOf(name)} apply="column gap-12">
      <Segmented
        label={words.period}
        value={period}
        options={limitPeriods.map((one) => ({ value: one, label: words.per[one] }))}
        onChange={setPeriod}
      />
      {kind === 'time' ? (
        <TextField control={form.control} name="amount" label={field} hint={hint} inputMode="numeric" />
      ) : (
        <AmountField control={form.control} name="amount" label={field} hint={hint} />
      )}
      <div apply="row gap-8">
        <Button className={styles.answer} onClick={onDone}>
          {words.cancel}
        </Button>
        <Button type="submit" tone="cta" className={styles.answer} busy={submission.busy}>
          {waits ? words.ask : words.save}
        </Button>
      </div>
      {before !== null && (
        <Button tone="text" size="sm" busy={busy === 'remove'} onClick={() => void handleRemove()}>
          {words.remove}
        </Button>
      )}
    </Form>
  )
}

const hintOf = (before: number | null, change: ReturnType<typeof changeOf>): string =>
  before === null || change === 'waits' ? words.now : hints[change]
