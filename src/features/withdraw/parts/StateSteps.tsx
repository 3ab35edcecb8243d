import { withdraw } from '#src/strings/money/withdraw.ts'
import { Steps } from '#src/ui/layout/Steps.tsx'
import styles from '../WithdrawalPart.module.css'

const items = [withdraw.states.pending, withdraw.states.transferring, withdraw.states.done]

/** `current`: index of the step under way, 3 when all are done. */
export const StateSteps = ({ current }: { current: number }) => (
  <Steps label={withdraw.steps} items={items} current={current} className={styles.stateStepsSteps} />
)
