import { Link } from 'react-router'
import { formatBaht } from '#rules/baht.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { ahead as words } from '#src/strings/lotto/ahead.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import styles from './Ahead.module.css'
import type { AheadSums } from './use-ahead.ts'

interface AheadActionsProps {
  sums: AheadSums
  running: boolean
  /** Rounds that were placed, and whether the end of one is not known. */
  done: number
  unknown: boolean
  onSend: () => void
  onAsk: () => void
  onLeave: () => void
}

/** What is charged now, and the one press that does it. */
export function AheadActions({ sums, running, done, unknown, onSend, onAsk, onLeave }: AheadActionsProps) {
  const { count, total, after, checking } = sums
  const short = after !== null && after < 0
  return (
    <div apply="column shrink gap-12 full">
      <div role="alert" apply="column gap-8">
        {!running && unknown && <Note tone="warn">{words.unknownNote}</Note>}
        {!running && done > 0 && <Note tone="won">{words.done(done)}</Note>}
        {!running && short && <Note tone="warn">{words.short(formatBaht(-after))}</Note>}
      </div>
      {count > 0 && after !== null && (
        <div apply="row baseline between gap-12">
          <span>
            {words.charged(count)}
            <span apply="block small muted">
              {words.balance} {formatBaht(after)}
            </span>
          </span>
          <Money satang={total} className={styles.total} />
        </div>
      )}
      {unknown && !running ? (
        <Button tone="cta" size="lg" block onClick={onAsk}>
          {words.askAgain}
        </Button>
      ) : short && !running ? (
        <Button as={Link} to={paths.memberDeposit()} tone="cta" size="lg" block onClick={onLeave}>
          {words.deposit}
        </Button>
      ) : (
        <Button
          tone="cta"
          size="lg"
          block
          busy={running || checking}
          disabled={count === 0 && !running && !checking}
          onClick={onSend}
        >
          {count > 0 ? `${words.buy(count)} ${formatBaht(total)}` : words.choose}
        </Button>
      )}
    </div>
  )
}
