import { Link } from 'react-router'
import type { Lottery } from '#contracts/lotto.ts'
import { isClosingSoon, phaseOf, secondsUntil } from '#src/lib/lotto-round.ts'
import { cx } from '#src/lib/cx.ts'
import { paths } from '#src/lib/paths.ts'
import { lottoLobby as words } from '#src/strings/lotto-lobby.ts'
import { Button } from '#src/ui/Button.tsx'
import { Countdown } from '#src/ui/Countdown.tsx'
import { Framed } from '#src/ui/Framed.tsx'
import lacquer from '#src/ui/lacquer.module.css'
import { Motif } from '#src/ui/Motif.tsx'
import { useServerTime } from '#src/ui/use-server-time.ts'
import { RoundWhen } from './RoundWhen.tsx'
import { YeekeeRounds } from './YeekeeRounds.tsx'
import styles from './YeekeePanel.module.css'

/** The running round, and those around it. The screen's one vermilion action leads into it. */
export function YeekeePanel({ lottery }: { lottery: Lottery }) {
  const { round } = lottery
  const phase = useServerTime((now) => (round ? phaseOf(round, now) : null))
  const title = round?.rounds_a_day ? words.yeekeeTitle(lottery.name, round.rounds_a_day) : lottery.name
  return (
    <Framed
      role="region"
      aria-label={title}
      data-surface="lacquer"
      className={cx(lacquer.blue, styles.panel)}
    >
      <Motif name="spray" className={styles.spray} />
      <img src="/art/leaf-balls.svg" alt="" loading="lazy" decoding="async" className={styles.art} />
      <h2 className={styles.title}>{title}</h2>
      {round ? (
        <>
          <p className={styles.when}>
            {round.round_no != null && words.yeekeeRound(round.round_no)}{' '}
            <RoundWhen lottery={lottery} round={round} />
          </p>
          <div className={styles.go}>
            {phase === 'open' && <Clock round={round} />}
            <Button
              as={Link}
              to={paths.lottoRound(round.round_id)}
              tone={phase === 'open' ? 'cta' : 'gold'}
              className={styles.enter}
            >
              {phase === 'open' ? words.enterRound : words.seeRound}
            </Button>
          </div>
          <YeekeeRounds lottery={lottery} current={round} />
        </>
      ) : (
        <p className={styles.when}>{words.noRound}</p>
      )}
    </Framed>
  )
}

function Clock({ round }: { round: NonNullable<Lottery['round']> }) {
  const seconds = useServerTime((now) => secondsUntil(round.closes_at, now))
  const soon = useServerTime((now) => isClosingSoon(round, now))
  return <Countdown label={words.closesIn} seconds={seconds} soon={soon} />
}
