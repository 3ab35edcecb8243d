import { useQuery } from '@tanstack/react-query'
import type { Promotion } from '#contracts/promotion.ts'
import { walletsQuery } from '#src/data/member.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { MoneyWriteOutcome } from '#src/forms/money/MoneyWriteOutcome.tsx'
import { promotions as words } from '#src/strings/rewards/promotions.ts'
import { Sheet } from '#src/ui/modal/Sheet.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import type { RedeemResult } from './outcomes.ts'
import { RedeemForm } from './RedeemForm.tsx'
import { useRedeem } from './use-redeem.ts'

interface RedeemSheetProps {
  promotion: Promotion
  control: DialogControl<RedeemResult>
}

/**
 * The redeem dialog (PROMO-1). Closing it forgets wallet, amount and preview (PROMO-5); a session that expires does not.
 */
export function RedeemSheet({ promotion, control }: RedeemSheetProps) {
  const wallets = useQuery(walletsQuery())
  const redeem = useRedeem(promotion, control.close)
  const { phase, checkAgain } = redeem.writing
  const handleClose = () => {
    redeem.forget()
    control.close('closed')
  }
  return (
    <Sheet
      open={control.open}
      title={promotion.promotion_name}
      onClose={handleClose}
      onClosed={control.closed}
    >
      {phase !== 'ready' ? (
        <MoneyWriteOutcome phase={phase} onCheckAgain={checkAgain} />
      ) : (
        <Loaded
          query={wallets}
          failed={words.walletsFailed}
          text={words.moneySafe}
          skeleton={<Skeleton shape="row" count={3} />}
        >
          {(loaded) => (
            <RedeemForm
              promotion={promotion}
              wallets={loaded}
              redeem={redeem}
              onDeposit={() => control.close('deposit')}
            />
          )}
        </Loaded>
      )}
    </Sheet>
  )
}
