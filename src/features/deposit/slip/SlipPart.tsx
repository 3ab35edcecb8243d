import { Suspense, useState } from 'react'
import type { DepositOrder } from '#contracts/payment.ts'
import { useOffered } from '#src/data/platform/offering.ts'
import { lazyPart } from '#src/lib/connection/code.ts'
import { minutesAndSeconds, useTimeLeft } from '#src/ui/time/use-time-left.ts'
import { formatTime } from '#src/lib/time.ts'
import { depositOrder as words } from '#src/strings/money/deposit.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'

const SlipForm = lazyPart(async () => ({ default: (await import('./SlipForm.tsx')).SlipForm }))

/** Half a minute after the order was made, for who has paid and waits: before that money comes in by itself. */
export function SlipPart({ order }: { order: DepositOrder }) {
  const left = useTimeLeft(order.slip_from ?? null)
  const sentAt = order.slip_sent_at ?? null
  const [again, setAgain] = useState(false)
  const offered = useOffered('payment.sendSlip')
  const open = left === 0 && (sentAt === null || again)
  if (!offered) return null
  return (
    <Card as="section" pad aria-labelledby="deposit-slip">
      <h2 id="deposit-slip" apply="mb-4 lead">
        {words.slipTitle}
      </h2>
      {left > 0 && <p apply="small muted">{words.slipIn(minutesAndSeconds(left))}</p>}
      {sentAt !== null && (
        <p role="status" apply="small muted">
          {words.slipSent(formatTime(sentAt))}
        </p>
      )}
      {open && (
        <Suspense fallback={<Skeleton shape="panel" />}>
          <SlipForm key={sentAt} order={order} />
        </Suspense>
      )}
      {left === 0 && sentAt !== null && !again && (
        <Button tone="text" onClick={() => setAgain(true)}>
          {words.slipAgain}
        </Button>
      )}
    </Card>
  )
}
