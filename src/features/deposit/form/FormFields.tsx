import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import type { PaymentChannel } from '#contracts/payment.ts'
import { typedBaht } from '#rules/typed-baht.ts'
import { paymentInfoQuery } from '#src/data/money/payment.ts'
import { Form } from '#src/forms/Form.tsx'
import { formatBaht } from '#rules/baht.ts'
import { lazyPart } from '#src/lib/connection/code.ts'
import { deposit as words } from '#src/strings/money/deposit.ts'
import { here } from '#src/strings/protection/here.ts'
import { useWide } from '#src/ui/layout/use-wide.ts'
import { ActionBar } from '#src/ui/field/ActionBar.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { keepsQr } from '../keep-qr.ts'
import { Amount } from './Amount.tsx'
import { ChannelPicker } from './ChannelPicker.tsx'
import styles from '../deposit.module.css'
import type { LastDeposit } from './last-deposit.ts'
import { limitHereQuery } from './limit-here.ts'
import { PromotionChoice } from './PromotionChoice.tsx'
import type { useDepositForm } from './use-deposit-form.ts'

const AgentAccounts = lazyPart(async () => ({ default: (await import('./AgentAccounts.tsx')).AgentAccounts }))

interface FormFieldsProps {
  flow: ReturnType<typeof useDepositForm>
  channels: readonly PaymentChannel[]
  last: LastDeposit | null
}

/** The form from the channels on. */
export function FormFields({ flow: { form, submission }, channels, last }: FormFieldsProps) {
  const { control, setValue } = form
  const [channelId, typed] = useWatch({ control, name: ['channel', 'amount'] })
  const channel = channels.find(({ channel_id }) => channel_id === channelId)
  const amount = typedBaht(typed)
  const keeps = keepsQr(useWide())
  const setAmount = (text: string) => {
    setValue('amount', text, { shouldValidate: true, shouldDirty: true })
  }
  return (
    <Form submission={submission} label={words.channels} className={styles.form}>
      <ChannelPicker control={control} channels={channels} />
      <Amount
        control={control}
        channel={channel}
        typed={typed}
        last={last?.amount}
        check={() => void form.trigger('amount')}
        onChoose={setAmount}
      />
      {channel && <ChannelNotices channelId={channel.channel_id} />}
      {channel && (channel.kind === 'bank' || channel.kind === 'truemoney') && (
        <Suspense fallback={null}>
          <AgentAccounts kind={channel.kind} />
        </Suspense>
      )}
      <PromotionChoice control={control} onAmount={setAmount} />
      <ActionBar>
        <Button type="submit" tone="cta" size="lg" block busy={submission.busy}>
          {words.submit[channel?.kind ?? 'unknown']} {amount !== null && formatBaht(amount)}{' '}
          {keeps && channel?.kind === 'qr' && words.andSaves}
        </Button>
      </ActionBar>
    </Form>
  )
}

/** What the chosen channel asks of this member, before anything is transferred. Nothing while it cannot be had. */
function ChannelNotices({ channelId }: { channelId: string }) {
  const { data } = useQuery(paymentInfoQuery(channelId))
  const { data: ofDevice } = useQuery(limitHereQuery())
  if (!data) return null
  const limit = data.limit_left == null ? [] : [words.limitLeft(formatBaht(data.limit_left))]
  if (ofDevice != null) limit.push(here.depositLeft(formatBaht(ofDevice)))
  const notices = [...limit, ...data.notices]
  if (notices.length === 0) return null
  return (
    <ul aria-label={words.asks} className={styles.notices}>
      {notices.map((notice) => (
        <li key={notice}>{notice}</li>
      ))}
    </ul>
  )
}
