import { Link } from 'react-router'
import { formatBaht } from '#rules/baht.ts'
import { paths } from '#src/lib/paths.ts'
import { lottoEntry as words } from '#src/strings/lotto-entry.ts'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { named } from './add-numbers.ts'
import type { PayWallet } from './pay-from.ts'
import styles from './SendSlip.module.css'
import type { SlipView } from './slip-view.ts'

interface SendSlipProps {
  view: SlipView
  member: boolean
  wallet: PayWallet | null
  onSend: () => void
  onSignIn: () => void
}

/** Why the slip cannot go, or the one button that sends it on to be checked. */
export function SendSlip({ view, member, wallet, onSend, onSignIn }: SendSlipProps) {
  const missing = wallet ? view.total - wallet.balance : 0
  const short = member && wallet !== null && missing > 0
  const ready = view.sendable.length > 0 && view.faulty === 0 && !short && (!member || wallet !== null)
  return (
    <div className={styles.part}>
      {view.leftOut > 0 && <Note tone="lost">{words.closedNote(view.leftOut, named(view.closed))}</Note>}
      {view.faulty > 0 && <Note tone="warn">{words.fixNote(view.faulty)}</Note>}
      {member && !wallet && <Note tone="warn">{words.noWallet}</Note>}
      {short && (
        <Note tone="warn">
          {words.short(formatBaht(missing))}{' '}
          <TextLink as={Link} underline to={paths.memberDeposit()}>
            {words.deposit}
          </TextLink>
        </Note>
      )}
      {!member && view.sendable.length > 0 && <p className={styles.hint}>{words.signInNote}</p>}
      <Button tone="cta" size="lg" block disabled={!ready} onClick={member ? onSend : onSignIn}>
        {member ? words.send : words.signIn} {member && view.total > 0 && formatBaht(view.total)}
      </Button>
    </div>
  )
}
