import type { DataOf } from '#contracts/kit.ts'
import type { Satang } from '#contracts/money.ts'
import type { getWithdrawOptions } from '#contracts/withdraw.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { formatBaht } from '#rules/baht.ts'
import { withdraw } from '#src/strings/money/withdraw.ts'
import { KeyValues } from '#src/ui/list/KeyValues.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Clock, TriangleAlert } from '#src/ui/icons.ts'
import { Money } from '#src/ui/display/Money.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { Sheet } from '#src/ui/modal/Sheet.tsx'
import { AccountCard } from './parts/AccountCard.tsx'
import styles from './ReviewSheet.module.css'

type Options = DataOf<typeof getWithdrawOptions>

export interface Review {
  amount: Satang
  fee: Satang
  /** What can be withdrawn after it, of all wallets. */
  left: Satang
  wallet: Options['wallets'][number]
  account: Options['bank_accounts'][number]
  /** What the promotion's end takes back; 0 where none ends. */
  forfeit: Satang
  pace: Options['pace']
}

interface ReviewSheetProps {
  review: Review
  control: DialogControl<boolean>
}

/** The sum, where it goes, what it costs, what ends with it, and how long it takes as measured today. */
export function ReviewSheet({ review, control }: ReviewSheetProps) {
  const { amount, fee, left, wallet, account, forfeit, pace } = review
  const ends = forfeit > 0
  return (
    <Sheet
      open={control.open}
      title={withdraw.reviewTitle}
      onClose={() => control.close(false)}
      onClosed={control.closed}
      actions={
        <div className={styles.actions}>
          <Button size="lg" block onClick={() => control.close(false)}>
            {ends ? withdraw.endsCancel : withdraw.reviewBack}
          </Button>
          <Button tone="cta" size="lg" block onClick={() => control.close(true)}>
            {ends ? withdraw.endsConfirm : withdraw.reviewConfirm}
          </Button>
        </div>
      }
    >
      <div apply="grid gap-12">
        <p className={styles.sum}>
          <span apply="block small muted">{withdraw.requested}</span>
          <Money satang={amount} className={styles.amount} />
        </p>
        {ends && (
          <Note tone="warn" icon={<TriangleAlert size={20} />}>
            <b apply="semi">{withdraw.endsTitle(wallet.wallet_name)}</b>
            <br />
            {withdraw.endsText(wallet.promotion_name, formatBaht(forfeit))}
          </Note>
        )}
        <AccountCard account={account} registered />
        {pace && (
          <Note icon={<Clock size={20} className={styles.clock} />} className={styles.pace}>
            <span apply="block medium ink text-16">{withdraw.pace(pace.average)}</span>
            <span apply="block small muted">{withdraw.paceOf(pace.count, pace.slowest)}</span>
          </Note>
        )}
        <KeyValues
          items={[
            { label: withdraw.takenFrom, value: wallet.wallet_name },
            { label: withdraw.fee, value: <Money satang={fee} /> },
            { label: withdraw.net, value: <Money satang={Math.max(0, amount - fee)} /> },
            { label: withdraw.left, value: <Money satang={left} /> },
            ...(ends ? [] : [{ label: withdraw.bonus, value: withdraw.unchanged }]),
          ]}
        />
        <p apply="small muted text-centre">{withdraw.final}</p>
      </div>
    </Sheet>
  )
}
