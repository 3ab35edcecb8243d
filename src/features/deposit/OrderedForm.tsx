import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import type { DepositOrder } from '#contracts/payment.ts'
import { asTyped } from '#rules/typed-baht.ts'
import { userInfoQuery } from '#src/data/member.ts'
import { paymentChannelsQuery } from '#src/data/money/payment.ts'
import { useOffered } from '#src/data/platform/offering.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { deposit as words } from '#src/strings/money/deposit.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ActionBar } from '#src/ui/field/ActionBar.tsx'
import deposit from './deposit.module.css'
import column from './DepositForm.module.css'
import { Amount } from './form/Amount.tsx'
import { ChannelPicker } from './form/ChannelPicker.tsx'
import { PayFrom } from './form/PayFrom.tsx'
import promotion from './form/PromotionChoice.module.css'
import { keepForForm } from './form/use-deposit-form.ts'
import { empty } from './form/values.ts'
import styles from './OrderedForm.module.css'
import { useCancelOrder } from './parts/use-cancel-order.ts'

/** The form as the order beside it was made with it (27.3): nothing in it is pressed, so that nobody thinks to have changed the code. */
export function OrderedForm({ order }: { order: DepositOrder }) {
  const { data: channels, isError } = useQuery(paymentChannelsQuery())
  const { data: info } = useQuery(userInfoQuery())
  const account = order.pay_from ?? info?.bank_accounts[0]
  const amount = asTyped(order.amount)
  const { control } = useForm({ defaultValues: { ...empty, channel: order.channel_id, amount } })
  return (
    <div className={column.column}>
      {account && <PayFrom account={account} />}
      <div className={deposit.form}>
        {channels ? (
          <fieldset disabled aria-label={words.ordered} className={styles.fields}>
            <ChannelPicker control={control} channels={channels} />
            <Amount
              control={control}
              channel={channels.find(({ channel_id }) => channel_id === order.channel_id)}
              typed={amount}
            />
            <p className={promotion.fold}>
              <span className={promotion.summary}>
                {words.promotion.title} <b apply="semi">{order.promotion_name || words.promotion.none}</b>
              </span>
            </p>
          </fieldset>
        ) : (
          !isError && <Skeleton shape="row" count={4} />
        )}
        {order.state === 'waiting' && <ChangeOrder order={order} amount={amount} />}
      </div>
    </div>
  )
}

/** In the place of the button that made the order: gives it up, after asking, and the form is there again with what it held. */
function ChangeOrder({ order, amount }: { order: DepositOrder; amount: string }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { busy, cancel } = useCancelOrder(order, () => {
    keepForForm({ channel: order.channel_id, amount })
    if (pathname !== paths.memberDeposit()) void navigate(paths.memberDeposit(), { replace: true })
  })
  if (!useOffered('payment.cancelOrder')) return null
  return (
    <ActionBar>
      <Button tone="gold" size="lg" block busy={busy} onClick={cancel}>
        {words.change[order.kind]}
      </Button>
    </ActionBar>
  )
}
