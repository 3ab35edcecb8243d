import { lazy, Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import type { PaymentChannel } from '#contracts/payment.ts'
import { asTyped, typedBaht } from '#rules/typed-baht.ts'
import { AmountField } from '#src/forms/AmountField.tsx'
import { Form } from '#src/forms/Form.tsx'
import { formatAmount, formatBaht } from '#rules/baht.ts'
import { deposit as words } from '#src/strings/deposit.ts'
import { ActionBar } from '#src/ui/ActionBar.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ChannelNotices } from './ChannelNotices.tsx'
import { ChannelPicker } from './ChannelPicker.tsx'
import styles from './FormFields.module.css'
import { PromotionChoice } from './PromotionChoice.tsx'
import { QuickAmounts } from './QuickAmounts.tsx'
import type { useDepositForm } from './use-deposit-form.ts'

const AgentAccounts = lazy(async () => ({ default: (await import('./AgentAccounts.tsx')).AgentAccounts }))

interface FormFieldsProps {
  flow: ReturnType<typeof useDepositForm>
  channels: readonly PaymentChannel[]
}

/** The form from the channels on. */
export function FormFields({ flow: { form, submission }, channels }: FormFieldsProps) {
  const { control, setValue } = form
  const [channelId, typed] = useWatch({ control, name: ['channel', 'amount'] })
  const channel = channels.find(({ channel_id }) => channel_id === channelId)
  const amount = typedBaht(typed)
  const setAmount = (text: string) => {
    setValue('amount', text, { shouldValidate: true, shouldDirty: true })
  }
  return (
    <Form submission={submission} label={words.channels} className={styles.form}>
      <ChannelPicker control={control} channels={channels} />
      <div className={styles.amount}>
        <AmountField
          control={control}
          name="amount"
          label={words.amount}
          note={channel && words.min(formatAmount(channel.min_amount, { whole: true }))}
          hint={words.satangHint}
          inputMode="numeric"
        />
        {channel && (
          <QuickAmounts
            amounts={channel.quick_amounts}
            chosen={amount}
            onChoose={(chosen) => setAmount(asTyped(chosen))}
          />
        )}
      </div>
      {channel && <ChannelNotices channelId={channel.channel_id} />}
      {channel && (channel.kind === 'bank' || channel.kind === 'truemoney') && (
        <Suspense fallback={null}>
          <AgentAccounts kind={channel.kind} />
        </Suspense>
      )}
      <PromotionChoice control={control} onAmount={setAmount} />
      <ActionBar>
        <Button type="submit" tone="cta" size="lg" block busy={submission.busy}>
          {words.submit[channel?.kind ?? 'unknown']} {amount !== null && formatBaht(amount)}
        </Button>
      </ActionBar>
    </Form>
  )
}
