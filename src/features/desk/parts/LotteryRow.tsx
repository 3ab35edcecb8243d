import { Link } from 'react-router'
import type { Lottery } from '#contracts/lotto.ts'
import { phaseOf } from '#src/lib/lotto-round.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { shell } from '#src/strings/shell.ts'
import { LotteryBadge } from '#src/ui/lotto/LotteryBadge.tsx'
import { useServerTime } from '#src/ui/time/use-server-time.ts'
import styles from '../DeskRail.module.css'

/** To its round; one without a round, or whose round is drawn, to its place in the lobby. */
export function LotteryRow({ lottery, onOpen }: { lottery: Lottery; onOpen: () => void }) {
  const { round, name, badge } = lottery
  const open = useServerTime((now) => round != null && phaseOf(round, now) !== 'resulted')
  return (
    <Link
      to={open ? paths.lottoRound(round!.round_id) : paths.lottoLobby({ q: name })}
      className={styles.game}
      onClick={onOpen}
    >
      <LotteryBadge text={badge} />
      <span className={styles.name}>
        {name}
        <span className={styles.about}>
          {[shell.categories.lottery, round?.title].filter(Boolean).join(' · ')}
        </span>
      </span>
    </Link>
  )
}
