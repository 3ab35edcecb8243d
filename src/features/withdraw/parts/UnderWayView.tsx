import { Link } from 'react-router'
import type { Withdrawal } from '#contracts/withdraw.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { withdraw } from '#src/strings/money/withdraw.ts'
import { KeyValues } from '#src/ui/list/KeyValues.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { ActionBar } from '#src/ui/field/ActionBar.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Hourglass } from '#src/ui/icons.ts'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { Tag } from '#src/ui/display/Tag.tsx'
import { AccountCard } from './AccountCard.tsx'
import { ContactButton } from './ContactButton.tsx'
import { StateSteps } from './StateSteps.tsx'
import { Track } from './Track.tsx'
import styles from '../WithdrawalPart.module.css'
import { useOptionsAfter } from './use-options-after.ts'

/** Pending or on its way. There is no button that takes it back: money asked for is not played on. */
export function UnderWayView({ withdrawal }: { withdrawal: Withdrawal }) {
  const { options, failed } = useOptionsAfter()
  const isPending = withdrawal.state === 'pending'
  return (
    <div apply="column grow gap-12">
      <StateSteps current={isPending ? 0 : 1} />
      <div className={styles.head}>
        <p className={styles.label}>{withdraw.requested}</p>
        <Money satang={withdrawal.amount} className={styles.amount} />
        <Tag tone="warn" icon={<Hourglass />}>
          {withdraw.states[isPending ? 'pending' : 'transferring']}
        </Tag>
      </div>
      <AccountCard account={withdrawal.bank_account} />
      <Track withdrawal={withdrawal} />
      <Card className={styles.facts}>
        <KeyValues
          items={[
            { label: withdraw.ref, value: withdrawal.ref },
            { label: withdraw.takenFrom, value: withdrawal.wallet_name },
            ...(failed
              ? []
              : [
                  {
                    label: withdraw.withdrawableLeft,
                    value: options ? (
                      <Money satang={options.withdrawable} />
                    ) : (
                      <Skeleton className={styles.awaited} />
                    ),
                  },
                ]),
          ]}
        />
      </Card>
      <ActionBar>
        <div className={styles.actions}>
          <ContactButton short />
          <Button as={Link} to={paths.home()} tone="gold" size="lg" block>
            {withdraw.home}
          </Button>
        </div>
      </ActionBar>
    </div>
  )
}
