import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { walletsQuery } from '#src/data/member.ts'
import { useOffered, useReachable } from '#src/data/platform/offering.ts'
import { totalBalance } from '#src/data/money/total-balance.ts'
import { withdrawableNow } from '#src/data/money/withdrawable-now.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { usePrefs } from '#src/stores/prefs.ts'
import { memberArea } from '#src/strings/member-area.ts'
import { transfer as transferWords } from '#src/strings/money/transfer.ts'
import { wallets as words } from '#src/strings/money/wallets.ts'
import { shell } from '#src/strings/shell.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ArrowLeftRight, BanknoteArrowDown, BanknoteArrowUp, History } from '#src/ui/icons.ts'
import { Money } from '#src/ui/display/Money.tsx'
import { Sheet } from '#src/ui/modal/Sheet.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import styles from './BalanceSheet.module.css'
import { openTransfer } from './open-transfer.ts'
import { WalletLine } from './parts/WalletLine.tsx'

/** Behind the balance of the header, on every page: total and own money, each wallet, and the ways on. */
export function BalanceSheet({ control }: { control: DialogControl<void> }) {
  const query = useQuery(walletsQuery())
  const hidden = usePrefs((state) => state.moneyHidden)
  const close = () => control.close()
  return (
    <Sheet open={control.open} title={words.sheet} onClose={close} onClosed={control.closed}>
      <Loaded
        query={query}
        failed={words.failed}
        text={words.moneySafe}
        skeleton={<Skeleton shape="row" count={4} />}
      >
        {(wallets) => (
          <>
            <dl className={styles.pair}>
              <div>
                <dt>{memberArea.balance}</dt>
                <dd>
                  <Money variant="balance" satang={totalBalance(wallets)} hidden={hidden} />
                </dd>
              </div>
              <div>
                <dt>{words.withdrawable}</dt>
                <dd className={styles.own}>
                  <Money satang={withdrawableNow(wallets)} hidden={hidden} />
                </dd>
              </div>
            </dl>
            <ul className={styles.wallets}>
              {wallets.map((wallet) => (
                <WalletLine key={wallet.id} wallet={wallet} hidden={hidden} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
      <BalanceActions wallets={query.data?.length ?? 0} onClose={close} />
    </Sheet>
  )
}

interface BalanceActionsProps {
  wallets: number
  onClose: () => void
}

/** Transfer only where there is another wallet; what this platform does not offer is left out. */
function BalanceActions({ wallets, onClose }: BalanceActionsProps) {
  const reachable = useReachable()
  const movable = useOffered('wallet.transfer') && wallets > 1
  return (
    <div className={styles.actions}>
      <Button
        as={Link}
        to={paths.memberDeposit()}
        tone="cta"
        block
        icon={<BanknoteArrowDown />}
        className={styles.deposit}
        onClick={onClose}
      >
        {shell.deposit}
      </Button>
      <Button as={Link} to={paths.memberWithdraw()} tone="gold" icon={<BanknoteArrowUp />} onClick={onClose}>
        {shell.withdraw}
      </Button>
      {movable && (
        <Button tone="gold" icon={<ArrowLeftRight />} onClick={() => void openTransfer()}>
          {transferWords.open}
        </Button>
      )}
      {reachable(paths.memberStatement()) && (
        <Button as={Link} to={paths.memberStatement()} tone="gold" icon={<History />} onClick={onClose}>
          {words.toStatement}
        </Button>
      )}
    </div>
  )
}
