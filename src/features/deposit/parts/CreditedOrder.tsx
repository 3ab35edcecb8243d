import { Link } from 'react-router'
import type { DepositOrder } from '#contracts/payment.ts'
import { useOffered } from '#src/data/platform/offering.ts'
import { formatTime } from '#src/lib/time.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { depositOrder as words } from '#src/strings/money/deposit.ts'
import { ActionBar } from '#src/ui/field/ActionBar.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { CircleCheck } from '#src/ui/icons.ts'
import { Money } from '#src/ui/display/Money.tsx'
import { Motif } from '#src/ui/display/Motif.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { Tag } from '#src/ui/display/Tag.tsx'
import styles from '../qr/QrCard.module.css'

/** The money is in: how much, when, and what there is now. `quiet`: the vermilion action stands beside it. */
export function CreditedOrder({ order, quiet }: { order: DepositOrder; quiet: boolean }) {
  const came = order.credited_amount ?? order.pay_amount
  const hasStatement = useOffered('statement.list')
  return (
    <>
      <div className={styles.hero}>
        <Motif name="crest" className={styles.crest} />
        <Tag tone="won" icon={<CircleCheck />}>
          {words.creditedTag}
        </Tag>
        <p className={styles.creditedOrderAmount}>
          <Money satang={came} sign tone="won" />
        </p>
        {order.credited_at != null && (
          <p apply="muted">
            {words.creditedAt(order.wallet_name || words.wallet, formatTime(order.credited_at))}
          </p>
        )}
      </div>
      {order.message && <Note tone="info">{order.message}</Note>}
      <Card className={styles.card}>
        <dl className={styles.sums}>
          {order.balance_before != null && (
            <div>
              <dt>{words.before}</dt>
              <dd>
                <Money satang={order.balance_before} />
              </dd>
            </div>
          )}
          <div>
            <dt>{words.came}</dt>
            <dd>
              <Money satang={came} sign tone="won" />
            </dd>
          </div>
          {order.balance_after != null && (
            <div className={styles.total}>
              <dt>{words.after}</dt>
              <dd>
                <Money satang={order.balance_after} />
              </dd>
            </div>
          )}
          <div>
            <dt>{words.refLabel}</dt>
            <dd apply="medium figures">{order.ref}</dd>
          </div>
        </dl>
      </Card>
      <ActionBar>
        <Button as={Link} to={paths.lobby()} tone={quiet ? 'gold' : 'cta'} size="lg" block>
          {words.play}
        </Button>
        {hasStatement && (
          <Button as={Link} to={paths.memberStatement({ kind: 'deposit' })} tone="text" block>
            {words.seeDeposits}
          </Button>
        )}
      </ActionBar>
    </>
  )
}
