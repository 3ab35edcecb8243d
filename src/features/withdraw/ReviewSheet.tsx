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
  /** What each wallet gives, and what the end of its promotion takes back; 0 where none ends. */
  parts: readonly { wallet: Options['wallets'][number]; amount: Satang; forfeit: Satang }[]
  /** All that the member can withdraw. */
  whole: boolean
  /** What can be had with no promotion ended; null where that is nothing, or all of it. */
  kept: Satang | null
  account: Options['bank_accounts'][number]
  pace: Options['pace']
}

/** Nothing; what was asked for; or what can be had without a promotion's end. */
export type Reviewed = 'no' | 'all' | 'kept'

interface ReviewSheetProps {
  review: Review
  control: DialogControl<Reviewed>
}

/** The sum, where it goes, what it costs, what ends with it, and how long it takes as measured today. */
export function ReviewSheet({ review, control }: ReviewSheetProps) {
  const { amount, fee, left, parts, whole, kept, account, pace } = review
  const ending = parts.filter(({ forfeit }) => forfeit > 0)
  const ends = ending.length > 0
  return (
    <Sheet
      open={control.open}
      title={withdraw.reviewTitle}
      onClose={() => control.close('no')}
      onClosed={control.closed}
      actions={
        <div className={kept === null ? styles.actions : styles.long}>
          {kept === null ? (
            <Button size="lg" block onClick={() => control.close('no')}>
              {ends ? withdraw.endsCancel : withdraw.reviewBack}
            </Button>
          ) : (
            <Button tone="gold" size="lg" block onClick={() => control.close('kept')}>
              {withdraw.keepBonus(formatBaht(kept))}
            </Button>
          )}
          <Button tone="cta" size="lg" block onClick={() => control.close('all')}>
            {confirmWords({ ends, whole, amount, kept })}
          </Button>
        </div>
      }
    >
      <div apply="grid gap-12">
        <p className={styles.sum}>
          <span apply="block small muted">{withdraw.requested}</span>
          <Money satang={amount} className={styles.amount} />
        </p>
        {ending.map(({ wallet, forfeit }) => (
          <Note key={wallet.wallet_id} tone="warn" icon={<TriangleAlert size={20} />}>
            <b apply="semi">{withdraw.endsTitle(wallet.wallet_name)}</b>
            <br />
            {withdraw.endsText(wallet.promotion_name, formatBaht(forfeit))}
          </Note>
        ))}
        <AccountCard account={account} registered />
        {pace && (
          <Note icon={<Clock size={20} className={styles.clock} />} className={styles.pace}>
            <span apply="block medium ink text-16">{withdraw.pace(pace.average)}</span>
            <span apply="block small muted">{withdraw.paceOf(pace.count, pace.slowest)}</span>
          </Note>
        )}
        <KeyValues
          items={[
            ...(parts.length === 1
              ? [{ label: withdraw.takenFrom, value: parts[0]!.wallet.wallet_name }]
              : parts.map((part) => ({
                  label: withdraw.takenFromOne(part.wallet.wallet_name),
                  value: <Money satang={part.amount} />,
                }))),
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

/** Beside another sum it says its own; alone, what is done. */
function confirmWords({
  ends,
  whole,
  amount,
  kept,
}: Pick<Review, 'whole' | 'amount' | 'kept'> & { ends: boolean }) {
  if (kept !== null) return whole ? withdraw.takeAll(formatBaht(amount)) : withdraw.take(formatBaht(amount))
  return ends ? withdraw.endsConfirm : withdraw.reviewConfirm
}
