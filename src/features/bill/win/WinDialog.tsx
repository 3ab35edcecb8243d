import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router'
import type { BillWithLines } from '#contracts/bills.ts'
import { walletsQuery } from '#src/data/member.ts'
import { totalBalance } from '#src/data/money/total-balance.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { usePrefs } from '#src/stores/prefs.ts'
import { billNews as words, bills } from '#src/strings/lotto/bill.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { useCountUp } from '#src/ui/display/use-count-up.ts'
import { Repeat, X } from '#src/ui/icons.ts'
import { shell } from '#src/strings/shell.ts'
import { Modal } from '#src/ui/modal/Modal.tsx'
import { useBillAgain } from '../parts/use-bill-again.ts'
import styles from './WinDialog.module.css'
import { WinPaper } from './WinPaper.tsx'

interface WinDialogProps {
  bill: BillWithLines
  /** It is on the screen: told once, and what it changed is asked for again, so that the balance counts up to it. */
  onShown: () => void
  control: DialogControl<void>
}

/** A bill that brought more than its draw cost: the drawn digits lit on paper, the money, and once more in one press. */
export function WinDialog({ bill, onShown, control }: WinDialogProps) {
  const close = () => control.close()
  const { busy, again } = useBillAgain(bill, close)
  const shown = useEffectEvent(onShown)
  useEffect(() => shown(), [])
  return (
    <Modal open={control.open} onClose={close} onClosed={control.closed} label={words.won}>
      <div className={styles.panel}>
        <div className={styles.paper}>
          <WinPaper bill={bill} />
          <IconButton label={shell.close} className={styles.close} onClick={close}>
            <X />
          </IconButton>
        </div>
        <Balance wallet={bill.wallet_name || bills.wallet} />
        <div className={styles.actions}>
          <Button as={Link} to={paths.lottoBills({ bill: bill.bill_id })} size="lg" onClick={close}>
            {words.open}
          </Button>
          <Button tone="gold" size="lg" busy={busy} icon={<Repeat size={18} />} onClick={again}>
            {words.again}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

/** Where it went, and the total that it counts into; nothing while that is not known. */
function Balance({ wallet }: { wallet: string }) {
  const { data: wallets } = useQuery(walletsQuery())
  const hidden = usePrefs((state) => state.moneyHidden)
  const total = useCountUp(wallets && totalBalance(wallets))
  if (total === undefined) return null
  return (
    <p className={styles.balance}>
      <span apply="small muted">{words.into(wallet)}</span>
      <Money satang={total} hidden={hidden} className={styles.total} />
    </p>
  )
}
