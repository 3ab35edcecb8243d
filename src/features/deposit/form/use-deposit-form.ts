import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import {
  createTransferOrder,
  type DepositOrder,
  generateQr,
  type PaymentChannel,
} from '#contracts/payment.ts'
import { errorText } from '#src/api/error-text.ts'
import { orderKnown } from '#src/data/money/payment.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { writeDraft } from '#src/forms/drafts.ts'
import { useDraft, withDraft } from '#src/forms/use-draft.ts'
import { useMoneyAct } from '#src/forms/use-money-act.ts'
import { useSubmit } from '#src/forms/use-submit.ts'
import { deposit as words } from '#src/strings/money/deposit.ts'
import type { LastDeposit } from './last-deposit.ts'
import { noteDepositHere, refuseOverLimitHere } from './limit-here.ts'
import { depositSchema, type DepositValues, empty, openChannels, toRequest } from './values.ts'

const DRAFT = 'deposit'

/** What the form begins with when it is next there, as if it had been typed. */
export const keepForForm = (values: Partial<DepositValues>): void => writeDraft(DRAFT, values)

interface Options {
  channels: readonly PaymentChannel[]
  /** What is chosen by itself; null for who has not deposited before. */
  last: LastDeposit | null
  /** Chosen on another page; still to be agreed to here. */
  promotionId: string
  onOpened: (order: DepositOrder) => void
}

/** What was typed before wins, then the last deposit; a channel that has closed since does not. */
function startWith({ channels, last, promotionId }: Options): DepositValues {
  const open = openChannels(channels)
  const kept = withDraft<Record<string, string>>(DRAFT, {
    ...empty,
    ...last,
  }) as unknown as DepositValues
  const known = open.some(({ channel_id }) => channel_id === kept.channel)
  return {
    ...kept,
    channel: known ? kept.channel : (open[0]?.channel_id ?? ''),
    promotion: promotionId || kept.promotion,
    agreed: '',
  }
}

/** The deposit form: opens an order exactly once, by the endpoint of the chosen channel's kind. */
export function useDepositForm(options: Options) {
  const { channels, onOpened } = options
  const client = useQueryClient()
  const form = useForm({
    resolver: zodResolver(depositSchema(channels)),
    defaultValues: startWith(options),
  })
  const forget = useDraft(DRAFT, form, ['channel', 'amount', 'promotion'])

  const handlers = {
    onDone: ({ data }: { data: DepositOrder }) => {
      orderKnown(client, data)
      void noteDepositHere(client, data)
      forget()
      onOpened(data)
    },
    onNothingDone: (error: unknown) =>
      toast(error === null ? 'info' : 'lost', error === null ? words.notArrived : errorText(error)),
  }
  const byQr = useMoneyAct(generateQr, 'deposit.qr', handlers)
  const byTransfer = useMoneyAct(createTransferOrder, 'deposit.transfer', handlers)

  const submission = useSubmit({
    form,
    send: async (values: DepositValues) => {
      await refuseOverLimitHere(client, values)
      const channel = channels.find(({ channel_id }) => channel_id === values.channel)
      const request = toRequest(values)
      return channel?.kind === 'qr'
        ? byQr.write({ ...request, sub_channel_id: channel.sub_channels[0]?.sub_channel_id ?? '' })
        : byTransfer.write(request)
    },
    onDone: () => {},
    // Where another tab or device has opened an order meanwhile, it is shown in place of the form.
    onFailure: errorText,
  })
  return { form, submission, writing: byQr.phase === 'ready' ? byTransfer : byQr }
}
