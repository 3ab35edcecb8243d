import { useOffered } from '#src/data/platform/offering.ts'
import type { SentWrite } from '#src/data/traces/end-by-trace.ts'
import { MoneyWriteOutcome } from '#src/forms/money/MoneyWriteOutcome.tsx'
import { formatTime } from '#src/lib/time.ts'
import { moneyWrite } from '#src/strings/money/money-write.ts'
import { withdraw } from '#src/strings/money/withdraw.ts'
import { RefreshCw, ShieldCheck, WifiOff } from '#src/ui/icons.ts'
import { Money } from '#src/ui/display/Money.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { KeyValues } from '#src/ui/list/KeyValues.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { ActionBar } from '#src/ui/field/ActionBar.tsx'
import { ContactButton } from './ContactButton.tsx'

interface UnknownViewProps {
  phase: 'checking' | 'unknown'
  sent: SentWrite | undefined
  onCheckAgain: () => void
}

/** A withdrawal whose answer did not come: what is known of it, asking again, and people to ask. */
export function UnknownView({ phase, sent, onCheckAgain }: UnknownViewProps) {
  return (
    <MoneyWriteOutcome
      phase={phase}
      onCheckAgain={onCheckAgain}
      sign={<WifiOff size={40} apply="info" />}
      bar={
        <ActionBar>
          <div apply="row gap-8">
            <ContactButton />
            <Button tone="gold" size="lg" block icon={<RefreshCw size={18} />} onClick={onCheckAgain}>
              {moneyWrite.checkAgain}
            </Button>
          </div>
        </ActionBar>
      }
    >
      <SentFacts sent={sent} />
    </MoneyWriteOutcome>
  )
}

/** That it counts once, how much was sent, and when. The browser keeps it over a reload: it is looked at before it is believed. */
function SentFacts({ sent }: { sent: SentWrite | undefined }) {
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
