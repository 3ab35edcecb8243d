import { Link } from 'react-router'
import type { LottoResult, LottoRound } from '#contracts/lotto.ts'
import { cx } from '#src/lib/cx.ts'
import { phaseOf, type RoundPhase } from '#src/lib/lotto-round.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { formatTime } from '#src/lib/time.ts'
import { lottoLobby as words } from '#src/strings/lotto/lotto-lobby.ts'
import { useServerTime } from '#src/ui/time/use-server-time.ts'
import styles from './RoundTile.module.css'

interface RoundTileProps {
  round: LottoRound
  current?: boolean
  result?: LottoResult | undefined
  onPress?: () => void
}

/** One of the day's rounds: its closing time, or what became of it. */
export function RoundTile({ round, current, result, onPress }: RoundTileProps) {
  const phase = useServerTime((now) => phaseOf(round, now))
  return (
    <Link
      to={paths.lottoRound(round.round_id)}
      aria-current={current ? 'true' : undefined}
      className={cx(styles.tile, current && styles.on)}
      onClick={onPress}
    >
      {words.yeekeeRound(round.round_no ?? 0)}{' '}
      <b className={styles.figure}>{figureOf(phase, round, result)}</b>
    </Link>
  )
}

function figureOf(phase: RoundPhase, round: LottoRound, result: LottoResult | undefined): string {
  if (phase === 'resulted' && result) return `${result.top3} · ${result.bottom2}`
  return phase === 'waiting' ? words.waiting : formatTime(round.closes_at)
}
