import { cancelPromotion, type ActivePromotion } from '#contracts/promotion.ts'
import { ApiError } from '#src/api/api-error.ts'
import { errorText } from '#src/api/error-text.ts'
import { alert } from '#src/dialogs/confirm.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { MoneyWriteOutcome } from '#src/forms/money/MoneyWriteOutcome.tsx'
import { useMoneyAct } from '#src/forms/use-money-act.ts'
import { promotions as words } from '#src/strings/rewards/promotions.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Dialog } from '#src/ui/modal/Dialog.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import styles from './CancelDialog.module.css'

interface CancelDialogProps {
  promotion: ActivePromotion
  control: DialogControl<void>
}

/** What giving it up costs, to the satang; refused by the server when that has changed since it was shown. */
export function CancelDialog({ promotion, control }: CancelDialogProps) {
  const handleFailure = (error: unknown) => {
    control.close()
    if (error instanceof ApiError && error.kind === 'refused')
      void alert({ title: words.cancelFailed, text: errorText(error), close: words.ok })
    else if (error !== null) toast('lost', errorText(error))
  }
  const { phase, busy, act, checkAgain } = useMoneyAct(cancelPromotion, 'promotion-cancel', {
    onDone: () => {
      control.close()
      toast('info', words.cancelled)
    },
    onNothingDone: handleFailure,
  })
  const handleConfirm = () => {
    const { wallet_id, promotion_id, cancel_forfeit } = promotion
    void act(() => ({ wallet_id, promotion_id, expected_forfeit: cancel_forfeit }))
  }

  return (
    <Dialog
      role="alertdialog"
      title={words.cancelTitle}
      width="login"
      open={control.open}
      onClose={() => control.close()}
      onClosed={control.closed}
      persistent
      hideClose
      align="center"
      actions={
        phase === 'ready' && (
          <>
            <Button block onClick={() => control.close()}>
              {words.keep}
            </Button>
            <Button block tone="cta" busy={busy} onClick={handleConfirm}>
              {words.confirmCancel}
            </Button>
          </>
        )
      }
    >
      {phase !== 'ready' ? (
        <MoneyWriteOutcome phase={phase} onCheckAgain={checkAgain} />
      ) : (
        <>
          <p apply="muted balance">{words.cancelText(promotion.promotion_name, promotion.wallet_name)}</p>
          <dl className={styles.figures}>
            <dt>{words.forfeit}</dt>
            <dd>
              <Money satang={promotion.cancel_forfeit} tone="lost" />
            </dd>
            <dt>{words.stays}</dt>
            <dd>
              <Money satang={promotion.cancel_balance} />
            </dd>
          </dl>
        </>
      )}
    </Dialog>
  )
}
