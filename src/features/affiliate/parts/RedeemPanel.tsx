import type { Satang } from '#contracts/money.ts'
import { MoneyWriteOutcome } from '#src/forms/MoneyWriteOutcome.tsx'
import { formatBaht } from '#rules/baht.ts'
import { affiliate as words } from '#src/strings/affiliate.ts'
import { Button } from '#src/ui/Button.tsx'
import { Framed } from '#src/ui/Framed.tsx'
import { Money } from '#src/ui/Money.tsx'
import { Motif } from '#src/ui/Motif.tsx'
import styles from './RedeemPanel.module.css'
import { useRedeem } from './use-redeem.ts'

interface RedeemPanelProps {
  redeemable: Satang
  /** Null while it is not known. */
  least: Satang | null
}

/** What can be taken, from how much on, and where it goes. */
export function RedeemPanel({ redeemable, least }: RedeemPanelProps) {
  const { busy, phase, checkAgain, redeem } = useRedeem()
  const missing = least === null ? 0 : Math.max(0, least - redeemable)
  return (
    <Framed data-surface="lacquer" className={styles.panel}>
      <Motif name="spray" className={styles.spray} />
      {phase !== 'ready' ? (
        <MoneyWriteOutcome phase={phase} onCheckAgain={checkAgain} />
      ) : (
        <>
          <p className={styles.label}>{words.redeemable}</p>
          <Money satang={redeemable} variant="balance" />
          <div className={styles.foot}>
            <p className={styles.label}>
              {least !== null && (
                <>
                  {missing > 0 ? words.stillNeeded(formatBaht(missing)) : words.least(formatBaht(least))}
                  <br />
                </>
              )}
              {words.whereTo}
            </p>
            <Button
              tone="gold"
              size="sm"
              busy={busy}
              disabled={least === null || missing > 0}
              onClick={() => redeem(redeemable)}
            >
              {words.redeem}
            </Button>
          </div>
        </>
      )}
    </Framed>
  )
}
