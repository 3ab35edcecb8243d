import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { DepositOrder } from '#contracts/payment.ts'
import { useOffered } from '#src/data/platform/offering.ts'
import { depositOrdersQuery } from '#src/data/money/payment.ts'
import { formatDay, formatTime } from '#src/lib/time.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { deposit as words } from '#src/strings/money/deposit.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Banknote, Landmark, QrCode, Smartphone } from '#src/ui/icons.ts'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { useTakenOver } from '#src/ui/layout/use-taken-over.ts'
import { RECENT } from './form/last-deposit.ts'
import styles from './RecentDeposits.module.css'

/** A press brings so many more, as far back as the server lists. */
const MORE = 16
const MOST = 100
const icons = {
  qr: <QrCode size={20} />,
  bank: <Landmark size={20} />,
  truemoney: <Smartphone size={20} />,
  unknown: <Banknote size={20} />,
}
const tones = { credited: styles.won, expired: styles.lost, rejected: styles.lost } as Readonly<
  Record<string, string | undefined>
>

const amountOf = (order: DepositOrder) => (
  <span apply="grid ends">
    {order.state === 'credited' ? (
      <Money satang={order.credited_amount ?? order.pay_amount} sign />
    ) : (
      <Money satang={order.pay_amount} className={styles.faint} />
    )}
    <span className={tones[order.state] ?? styles.plain}>{words.states[order.state]}</span>
  </span>
)

/**
 * The last deposits, each with what became of it; the statement knows only those that brought money.
 * Nothing while there are none, or they cannot load.
 */
export function RecentDeposits() {
  const [limit, setLimit] = useState(RECENT)
  const hasStatement = useOffered('statement.list')
  const { data, isPlaceholderData } = useQuery(depositOrdersQuery(limit))
  // Known before this part takes its HTML over, they are not in there.
  const takenOver = useTakenOver()
  if (!takenOver || !data || data.orders.length === 0) return null
  const more = data.total > data.orders.length && limit < MOST
  return (
    <Card as="section" aria-labelledby="recent-deposits" className={styles.card}>
      <div apply="row middle between gap-12">
        <h2 id="recent-deposits" apply="h3">
          {words.recent}
        </h2>
        {hasStatement && (
          <TextLink as={Link} to={paths.memberStatement({ kind: 'deposit' })} chevron>
            {words.seeAll}
          </TextLink>
        )}
      </div>
      <List>
        {data.orders.map((order) => (
          <ListItem key={order.order_id}>
            <ListRow
              as={Link}
              to={paths.memberPayment(order.order_id)}
              icon={icons[order.kind]}
              title={words.kinds[order.kind]}
              note={`${formatDay(order.created_at)} ${formatTime(order.created_at)} · ${order.ref}`}
              value={amountOf(order)}
            />
          </ListItem>
        ))}
      </List>
      {more && (
        <Button
          tone="text"
          block
          busy={isPlaceholderData}
          onClick={() => setLimit((before) => Math.min(before + MORE, MOST))}
        >
          {words.earlier}
        </Button>
      )}
    </Card>
  )
}
