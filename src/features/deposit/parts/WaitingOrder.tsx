import type { DepositOrder } from '#contracts/payment.ts'
import { useOffered } from '#src/data/platform/offering.ts'
import { env } from '#src/lib/env.ts'
import { deposit, depositOrder as words } from '#src/strings/money/deposit.ts'
import { ActionBar } from '#src/ui/field/ActionBar.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Download } from '#src/ui/icons.ts'
import { Note } from '#src/ui/feedback/Note.tsx'
import { Steps } from '#src/ui/layout/Steps.tsx'
import { useWide } from '#src/ui/layout/use-wide.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { onlyFrom } from './only-from.ts'
import { OrderCountdown } from './OrderCountdown.tsx'
import { PayeeCard } from './PayeeCard.tsx'
import { PayRow } from './PayRow.tsx'
import { QrCard } from '../qr/QrCard.tsx'
import { SlipPart } from '../slip/SlipPart.tsx'
import { StatusSteps } from './StatusSteps.tsx'
import { useCancelOrder } from './use-cancel-order.ts'
import { useQrPicture } from '../qr/use-qr-picture.ts'
import { useSavedQr } from '../qr/use-saved-qr.ts'
import { ToBank } from './ToBank.tsx'
import styles from './WaitingOrder.module.css'

interface WaitingOrderProps {
  order: DepositOrder
  asking: boolean
  onAsk: () => void
}

/** What to pay, to whom, until when. */
export function WaitingOrder({ order, asking, onAsk }: WaitingOrderProps) {
  const isQr = order.kind === 'qr'
  const picture = useQrPicture(isQr ? order.qr_payload : '')
  const drawn = isQr && picture !== null && picture !== 'failed' ? picture : null
  const { saved, save: keep } = useSavedQr(order, drawn)
  const from = onlyFrom(order)
  const wide = useWide('(min-width: 1280px)')
  // Code, time and action in one view.
  const size = wide ? 'md' : 'lg'
  // From a desk it is scanned with the phone.
  const saveFirst = drawn !== null && !saved && !wide
  const about = (
    <>
      {order.promotion_name && <Note tone="info">{words.promotion(order.promotion_name)}</Note>}
      {order.payable === false && <SandboxNote />}
    </>
  )
  const save = drawn && (
    <Button
      tone={wide ? 'text' : saveFirst ? 'cta' : 'gold'}
      size="lg"
      block
      icon={<Download />}
      onClick={keep}
    >
      {words.saveQr}
    </Button>
  )
  const check = (
    <Button tone={saveFirst ? 'gold' : 'cta'} size="lg" block busy={asking} onClick={onAsk}>
      {words.ask}
    </Button>
  )
  return (
    <>
      {isQr ? (
        <>
          {!wide && <Steps label={words.steps} items={words.qrSteps} current={1} className={styles.steps} />}
          <QrCard order={order} picture={picture} />
          <OrderCountdown order={order} size={size} />
          {!saved && !wide && <HowTo />}
        </>
      ) : (
        <>
          <PayeeCard order={order} />
          <PayRow order={order} />
          <OrderCountdown order={order} size={size} />
          {!wide && <StatusSteps order={order} />}
        </>
      )}
      {saved && <ToBank order={order} />}
      {!wide && about}
      {from && <Note tone="warn">{from}</Note>}
      {wide && check}
      {wide && about}
      {wide && !isQr && <StatusSteps order={order} />}
      <SlipPart order={order} />
      {wide && save}
      <CancelButton order={order} />
      {!wide && (
        <ActionBar className={save ? styles.two : undefined}>
          {save}
          {check}
        </ActionBar>
      )}
    </>
  )
}

/** Three steps with one phone: the code is kept as a picture and opened in the bank's app. */
function HowTo() {
  return (
    <ol className={styles.howToSteps}>
      {words.how.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}

/** Nothing here can be paid by a real bank; the sandbox has one of its own to try with. */
function SandboxNote() {
  return (
    <Note tone="info">
      {words.sandboxNote}{' '}
      {env.sandbox && (
        <TextLink href={`${env.apiBaseUrl}/sandbox/bank`} target="_blank" rel="noreferrer" underline>
          {words.sandboxBank}
        </TextLink>
      )}
    </Note>
  )
}

function CancelButton({ order }: { order: DepositOrder }) {
  const { busy, cancel } = useCancelOrder(order)
  if (!useOffered('payment.cancelOrder')) return null
  return (
    <Button tone="text" block busy={busy} onClick={cancel}>
      {deposit.cancel}
    </Button>
  )
}
