import { useId } from 'react'
import { Link } from 'react-router'
import type { Lottery } from '#contracts/lotto.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { lottoLobby as words } from '#src/strings/lotto/lotto-lobby.ts'
import { shell } from '#src/strings/shell.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { LotteryBadge } from '#src/ui/lotto/LotteryBadge.tsx'
import { Countdown } from '#src/ui/time/Countdown.tsx'
import styles from './ClosingNext.module.css'
import { closingNext } from './parts/groups.ts'
import { RoundWhen } from './parts/RoundWhen.tsx'
import { useRoundLeft } from './parts/use-round-left.ts'
import { useWall } from './parts/use-wall.ts'

/** Beside the banner of a wide window (decision 112): the lotteries that close next, each one press from its round. */
export function ClosingNext() {
  const id = useId()
  const { lobby, phaseOf, failed, busy, retry } = useWall()
  const lotteries = lobby ? closingNext(lobby.lotteries, phaseOf) : null
  if (!lotteries && failed)
    return <PartError title={words.failed} busy={busy} onRetry={retry} className={styles.failed} />
  // An agent may have no lottery: the banner takes the whole width.
  if (lobby?.lotteries.length === 0) return <span hidden className={styles.nothing} />
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <div className={styles.head}>
        <h2 id={id} apply="h3">
          {words.closingNextOfAll}
        </h2>
        <TextLink as={Link} to={paths.lottoLobby()} chevron aria-label={words.allLotteries}>
          {words.seeAll}
        </TextLink>
      </div>
      {!lotteries && (
        <LoadingRegion label={shell.loading} className={styles.coming}>
          <Skeleton shape="row" count={4} />
        </LoadingRegion>
      )}
      {lotteries?.length === 0 && <p className={styles.none}>{words.none.closing.title}</p>}
      {lotteries && lotteries.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role from lists without markers
        <ul role="list">
          {lotteries.map((lottery) => (
            <ClosingLottery key={lottery.lottery_id} lottery={lottery} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function ClosingLottery({ lottery }: { lottery: Lottery }) {
  const { round, name, badge } = lottery
  if (!round) return null
  return (
    <li className={styles.item}>
      <Link to={paths.lottoRound(round.round_id)} className={styles.row}>
        <LotteryBadge text={badge} />
        <span apply="grow shrink">
          <span className={styles.name}>
            {name}
            {round.round_no != null && ` ${words.yeekeeRound(round.round_no)}`}
          </span>
          <RoundWhen lottery={lottery} round={round} className={styles.when} />
        </span>
        <TimeLeft round={round} />
      </Link>
    </li>
  )
}

function TimeLeft({ round }: { round: NonNullable<Lottery['round']> }) {
  const { days, seconds, soon } = useRoundLeft(round)
  if (days > 0) return <span apply="rigid semi figures">{words.daysLeft(days)}</span>
  return <Countdown size="sm" label={words.closesIn} seconds={seconds} soon={soon} />
}
