import type { ReactNode } from 'react'
import { useOffered } from '#src/data/platform/offering.ts'
import { moneyWrite } from '#src/strings/money/money-write.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Hourglass } from '#src/ui/icons.ts'
import { Spinner } from '#src/ui/actions/Spinner.tsx'
import { HelpRow } from '../HelpRow.tsx'
import styles from './MoneyWriteOutcome.module.css'

interface MoneyWriteOutcomeProps {
  /** Of `useMoneyAct`, while it is not `ready`. */
  phase: 'checking' | 'unknown'
  onCheckAgain: () => void
  /** What was sent, once nobody knows how it ended. */
  children?: ReactNode
  /** In place of the hourglass. */
  sign?: ReactNode
  /** The page's bar with a button that asks again, in place of the one below the words. */
  bar?: ReactNode
}

/** In place of a form whose write has no known end: never "failed", and nothing is sent twice. */
export function MoneyWriteOutcome({ phase, onCheckAgain, children, sign, bar }: MoneyWriteOutcomeProps) {
  const askable = useOffered('operations.get')
  const checking = phase === 'checking'
  return (
    <>
      <div role="status" className={styles.waiting}>
        {checking ? <Spinner large /> : (sign ?? <Hourglass size={32} apply="info" />)}
        <p apply="mt-12 h2">{checking ? moneyWrite.checkingTitle : moneyWrite.unknownTitle}</p>
        <p apply="mt-8 muted balance">
          {checking ? moneyWrite.checkingText : askable ? moneyWrite.unknownText : moneyWrite.untoldText}
        </p>
        {!checking && children}
        {!checking && !askable && !bar && <HelpRow />}
        {!checking && !bar && (
          <Button tone="gold" size="lg" block className={styles.action} onClick={onCheckAgain}>
            {moneyWrite.checkAgain}
          </Button>
        )}
      </div>
      {!checking && bar}
    </>
  )
}
