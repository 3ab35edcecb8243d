import type { DepositOrder, PaymentChannel } from '#contracts/payment.ts'
import { MoneyWriteOutcome } from '#src/forms/MoneyWriteOutcome.tsx'
import { FormFields } from './FormFields.tsx'
import styles from './FormFields.module.css'
import { useDepositForm } from './use-deposit-form.ts'

interface LoadedFormProps {
  channels: readonly PaymentChannel[]
  promotionId: string
  onOpened: (order: DepositOrder) => void
}

/** The form, or what is known of a send whose answer has not come. What was typed is kept meanwhile. */
export function LoadedForm(props: LoadedFormProps) {
  const flow = useDepositForm(props)
  const { phase, checkAgain } = flow.writing
  return (
    <>
      {phase !== 'ready' && <MoneyWriteOutcome phase={phase} onCheckAgain={checkAgain} />}
      <div hidden={phase !== 'ready'} className={styles.form}>
        <FormFields flow={flow} channels={props.channels} />
      </div>
    </>
  )
}
