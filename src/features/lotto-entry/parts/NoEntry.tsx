import { Link } from 'react-router'
import type { LottoRound } from '#contracts/lotto.ts'
import { paths } from '#src/lib/paths.ts'
import { formatDay, formatTime } from '#src/lib/time.ts'
import { lottoEntry as words } from '#src/strings/lotto-entry.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import styles from './NoEntry.module.css'

/** A round that takes no bets: since when or until when, and where to go. */
export function NoEntry({ phase, round }: { phase: 'upcoming' | 'closed'; round: LottoRound }) {
  const upcoming = phase === 'upcoming'
  const opens = `${formatDay(round.opens_at)} ${formatTime(round.opens_at)}`
  return (
    <EmptyState
      title={upcoming ? words.upcomingTitle : words.closedTitle}
      text={upcoming ? words.upcomingText(opens) : words.closedText}
      action={
        <span className={styles.ways}>
          {!upcoming && (
            <Button as={Link} tone="gold" to={paths.lottoResults({ round: round.round_id })}>
              {words.toResults}
            </Button>
          )}
          <Button as={Link} tone="cta" to={paths.lottoLobby()}>
            {words.toLobby}
          </Button>
        </span>
      }
    />
  )
}
