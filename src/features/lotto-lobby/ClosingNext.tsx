import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Lottery } from '#contracts/lotto.ts'
import { lottoLobbyQuery } from '#src/data/lotto/lotto.ts'
import { isClosingSoon, phaseOf, secondsUntil, takingBets } from '#src/lib/lotto-round.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { lottoLobby as words } from '#src/strings/lotto/lotto-lobby.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Countdown } from '#src/ui/time/Countdown.tsx'
import { useServerTime } from '#src/ui/time/use-server-time.ts'
import styles from './ClosingNext.module.css'
import { closesWords } from './parts/when.ts'

const SHOWN = 3

const DAY = 24 * 3_600_000

/** The rounds that close next, each with the time that is left: a card beside other things. One that has closed goes at once. */
export function ClosingNext() {
  const { data: lobby, isError, isFetching, refetch } = useQuery(lottoLobbyQuery())
  const lotteries = lobby?.lotteries ?? []
  const ids = useServerTime((now) =>
    takingBets(lotteries, ({ round }) => (round ? phaseOf(round, now) : null))
      .slice(0, SHOWN)
      .map(({ lottery_id }) => lottery_id)
      .join(),
  )
  if (!lobby && isError)
    return (
      <PartError
        title={words.failed}
        busy={isFetching}
        onRetry={() => void refetch()}
        className={styles.card}
      />
    )
  const next =
    lobby && ids.split(',').flatMap((id) => lotteries.find(({ lottery_id }) => lottery_id === id) ?? [])
  return (
    <Card as="section" aria-labelledby="closing-next" className={styles.card}>
      <div className={styles.head}>
        <h2 id="closing-next" apply="h3">
          {words.closingTitle}
        </h2>
        <TextLink as={Link} to={paths.lottoLobby()} chevron aria-label={words.allLotteries}>
          {words.seeAll}
        </TextLink>
      </div>
      {!next && (
        <LoadingRegion className={styles.rows}>
          <Skeleton shape="row" count={SHOWN} className={styles.row} />
        </LoadingRegion>
      )}
      {next?.length === 0 && <p className={styles.none}>{words.noneOpen}</p>}
      {next && next.length > 0 && (
        <ul className={styles.rows}>
          {next.map((lottery) => (
            <li key={lottery.lottery_id}>
              <Row lottery={lottery} round={lottery.round!} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

interface RowProps {
  lottery: Lottery
  round: NonNullable<Lottery['round']>
}

function Row({ lottery, round }: RowProps) {
  const when = useServerTime((now) => closesWords(round.closes_at, now))
  const days = useServerTime((now) => Math.floor((round.closes_at - now) / DAY))
  const seconds = useServerTime((now) => secondsUntil(round.closes_at, now))
  const soon = useServerTime((now) => isClosingSoon(round, now))
  const { name, badge } = lottery
  return (
    <Link to={paths.lottoRound(round.round_id)} className={styles.row}>
      <span aria-hidden="true" className={styles.badge}>
        <span>{badge}</span>
      </span>
      <span apply="grow shrink">
        <span className={styles.name}>
          {round.round_no == null ? name : `${name} ${words.yeekeeRound(round.round_no)}`}
        </span>
        <span className={styles.when}>{when}</span>
      </span>
      {days > 0 ? (
        <span apply="semi figures nowrap">{words.daysLeft(days)}</span>
      ) : (
        <Countdown size="sm" label={words.closesIn} seconds={seconds} soon={soon} />
      )}
    </Link>
  )
}
