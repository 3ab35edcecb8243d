import { Link } from 'react-router'
import { formatBaht } from '#rules/baht.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { billCheck as words } from '#src/strings/lotto/bill.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import type { Sums } from './check-sums.ts'
import styles from './CheckedSlip.module.css'

interface BillActionsProps {
  /** Null while the slip as it is now has not been checked. */
  sums: Sums | null
  checking: boolean
  sending: boolean
  closed: boolean
  onSend: (sums: Sums) => void
  onLeave: () => void
}

/** The one vermilion action: send, or what has to be done before. */
export function BillActions({ sums, checking, sending, closed, onSend, onLeave }: BillActionsProps) {
  if (closed)
    return (
      <Button as={Link} to={paths.lottoLobby()} tone="cta" size="lg" block onClick={onLeave}>
        {words.toLobby}
      </Button>
    )
  if (sums && sums.after < 0)
    return (
      <Button as={Link} to={paths.memberDeposit()} tone="cta" size="lg" block onClick={onLeave}>
        {words.deposit}
      </Button>
    )
  const ready = sums !== null && sums.taken.length > 0
  return (
    <div className={styles.acts}>
      <Button size="lg" onClick={onLeave}>
        {words.edit}
      </Button>
      <Button
        tone="cta"
        size="lg"
        busy={checking || sending}
        disabled={!ready && !checking && !sending}
        onClick={() => sums && onSend(sums)}
      >
        {checking && !sending ? words.checking : words.send}
        {ready && ` ${formatBaht(sums.total)}`}
      </Button>
    </div>
  )
}
