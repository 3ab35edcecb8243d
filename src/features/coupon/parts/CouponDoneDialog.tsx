import { useQuery } from '@tanstack/react-query'
import { walletsQuery } from '#src/data/member.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { cx } from '#src/lib/cx.ts'
import { formatBaht, formatCount } from '#rules/baht.ts'
import { coupon as words } from '#src/strings/rewards/coupon.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Dialog } from '#src/ui/modal/Dialog.tsx'
import lacquer from '#src/ui/layout/lacquer.module.css'
import type { CouponDone } from './coupon-done.ts'
import styles from './CouponDoneDialog.module.css'
import { CouponTerms } from './CouponTerms.tsx'

/** A ticket with what was given, and what it asks for. */
export function CouponDoneDialog({ code, credited, control }: CouponDone & { control: DialogControl<void> }) {
  const { reward, wallet_id: walletId } = credited
  const { data: wallets } = useQuery(walletsQuery())
  const wallet = wallets?.find((one) => one.id === walletId)?.wallet_name ?? words.mainWallet
  const isCredit = reward.amount != null
  return (
    <Dialog
      label={words.doneTitle}
      width="login"
      open={control.open}
      onClose={() => control.close()}
      onClosed={control.closed}
      hideClose
      flush
      actions={
        <Button block tone="cta" onClick={() => control.close()}>
          {words.ok}
        </Button>
      }
    >
      <div className={cx(styles.top, lacquer.jade)} data-surface="lacquer">
        {code !== '' && <p apply="medium bright anywhere">{code}</p>}
        <p className={styles.figure}>
          {isCredit
            ? formatBaht(reward.amount ?? 0, { sign: true })
            : words.points(formatCount(reward.count ?? 0))}
        </p>
        <p apply="text-14 on-lacquer-muted">{isCredit ? words.creditTo(wallet) : words.pointsAdded}</p>
      </div>
      <div className={styles.body}>
        <h2 apply="text-centre">{words.doneTitle}</h2>
        <CouponTerms credited={credited} wallet={wallet} />
      </div>
    </Dialog>
  )
}
