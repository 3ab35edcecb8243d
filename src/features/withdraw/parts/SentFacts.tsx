import { useOffered } from '#src/data/platform/offering.ts'
import type { SentWrite } from '#src/data/traces/end-by-trace.ts'
import { formatTime } from '#src/lib/time.ts'
import { moneyWrite } from '#src/strings/money/money-write.ts'
import { withdraw } from '#src/strings/money/withdraw.ts'
import { ShieldCheck } from '#src/ui/icons.ts'
import { Money } from '#src/ui/display/Money.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { KeyValues } from '#src/ui/list/KeyValues.tsx'

/** That it counts once, how much was sent, and when. The browser keeps it over a reload: it is looked at before it is believed. */
export function SentFacts({ sent }: { sent: SentWrite | undefined }) {
  const countsOnce = useOffered('operations.get')
  const { amount } = (sent?.body ?? {}) as { amount?: unknown }
  return (
    <div apply="full grid gap-12 mt-20 text-left">
      {countsOnce && (
        <Note tone="info" icon={<ShieldCheck size={20} />}>
          <b apply="semi">{moneyWrite.onceTitle}</b>
          <br />
          {moneyWrite.onceText}
        </Note>
      )}
      {sent && typeof amount === 'number' && (
        <Card pad>
          <KeyValues
            items={[
              { label: withdraw.asked, value: <Money satang={amount} /> },
              { label: moneyWrite.sentAt, value: formatTime(sent.at) },
            ]}
          />
        </Card>
      )}
    </div>
  )
}
