import { redeemAffiliate } from '#contracts/affiliate.ts'
import type { Satang } from '#contracts/money.ts'
import { ApiError } from '#src/api/api-error.ts'
import { errorText } from '#src/api/error-text.ts'
import { alert, confirm } from '#src/dialogs/confirm.ts'
import { showReward } from '#src/dialogs/reward.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { MoneyWriteOutcome } from '#src/forms/money/MoneyWriteOutcome.tsx'
import { formatBaht } from '#rules/baht.ts'
import { useMoneyAct } from '#src/forms/use-money-act.ts'
import { affiliate as words } from '#src/strings/rewards/affiliate.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Framed } from '#src/ui/layout/Framed.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { Motif } from '#src/ui/display/Motif.tsx'
import styles from './RedeemPanel.module.css'

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
          <p apply="small muted">{words.redeemable}</p>
          <Money satang={redeemable} variant="balance" />
          <div className={styles.take}>
            <p apply="small muted">
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

/** Taking the commission exactly once, and where each failure is said (EXTRA-7). */
function useRedeem() {
  const handleFailure = (error: unknown) => {
    if (error instanceof ApiError && error.kind === 'refused')
      void alert({ title: words.refusedTitle, text: errorText(error), close: words.ok })
    else if (error !== null) toast('lost', errorText(error))
  }
  const { phase, busy, act, checkAgain } = useMoneyAct(redeemAffiliate, 'affiliate-redeem', {
    onDone: ({ data: { amount, ref, wallet_id, balance } }) => {
      const reward = { kind: 'credit' as const, label: words.rewardLabel, amount, categorys: '' }
      void showReward({ credited: { reward, wallet_id, balance, points: null, ref } })
    },
    onNothingDone: handleFailure,
  })

  /** Asks first; sends the sum that the member saw. */
  const redeem = (amount: Satang) =>
    void act(async () => {
      const agreed = await confirm({
        title: words.askTitle(formatBaht(amount)),
        text: words.askText,
        confirm: words.askConfirm,
        cancel: words.askCancel,
      })
      return agreed ? { expected_amount: amount } : null
    })
  return { busy, phase, checkAgain, redeem }
}
