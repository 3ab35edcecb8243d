import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Lottery, LottoRound } from '#contracts/lotto.ts'
import { lottoRoundsQuery, newestResultsQuery } from '#src/data/lotto/lotto.ts'
import { defineDialog, open } from '#src/dialogs/dialogs.ts'
import { cx } from '#src/lib/cx.ts'
import type { FeaturedLottery } from '#src/lib/featured-lottery.ts'
import { isClosingSoon, phaseOf, secondsUntil } from '#src/lib/lotto-round.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { lottoLobby as words } from '#src/strings/lotto/lotto-lobby.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Countdown } from '#src/ui/time/Countdown.tsx'
import { Framed } from '#src/ui/layout/Framed.tsx'
import lacquer from '#src/ui/layout/lacquer.module.css'
import { Motif } from '#src/ui/display/Motif.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { useServerTime } from '#src/ui/time/use-server-time.ts'
import { useWide } from '#src/ui/layout/use-wide.ts'
import { roundsAround } from './rounds-around.ts'
import { RoundTile } from './RoundTile.tsx'
import { RoundWhen } from '../parts/RoundWhen.tsx'
import styles from './YeekeePanel.module.css'

interface YeekeePanelProps extends FeaturedLottery {
  /** null while its round is not known yet. */
  lottery: Lottery | null
}

/** The running round, and those around it. The screen's one vermilion action leads into it. */
export function YeekeePanel({ name, roundsADay, lottery }: YeekeePanelProps) {
  const title = roundsADay ? words.yeekeeTitle(name, roundsADay) : name
  return (
    <Framed
      role="region"
      aria-label={title}
      data-surface="lacquer"
      className={cx(lacquer.blue, styles.panel)}
    >
      <Motif name="spray" className={styles.spray} />
      <img src="/art/leaf-balls.webp" alt="" fetchPriority="high" decoding="sync" className={styles.art} />
      <h2 className={styles.title}>{title}</h2>
      {lottery ? <Round lottery={lottery} /> : <AwaitedRound />}
    </Framed>
  )
}

function Round({ lottery }: { lottery: Lottery }) {
  const { round } = lottery
  const phase = useServerTime((now) => (round ? phaseOf(round, now) : null))
  if (!round) return <p className={styles.when}>{words.noRound}</p>
  return (
    <>
      <p className={styles.when}>
        {round.round_no != null && words.yeekeeRoundThen(round.round_no)}{' '}
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
  )
}

/** As high as a round that is open. */
const AwaitedRound = () => (
  <>
    <Skeleton shape="title" />
    <Skeleton shape="figure" />
    <Skeleton shape="row" className={styles.entry} />
    <Skeleton shape="row" className={styles.coming} />
  </>
)

function Clock({ round }: { round: NonNullable<Lottery['round']> }) {
  const seconds = useServerTime((now) => secondsUntil(round.closes_at, now))
  const soon = useServerTime((now) => isClosingSoon(round, now))
  return <Countdown label={words.closesIn} seconds={seconds} soon={soon} />
}

/** On a phone those that come; on a wide screen also the two last, with their digits. */
const shown = { phone: { before: 0, after: 3 }, wide: { before: 2, after: 3 } }

interface YeekeeRoundsProps {
  lottery: Lottery
  current: LottoRound
}

function YeekeeRounds({ lottery, current }: YeekeeRoundsProps) {
  const wide = useWide()
  const { data: rounds, isPending } = useQuery(lottoRoundsQuery({ lottery_id: lottery.lottery_id }))
  const { data: results = [] } = useQuery({ ...newestResultsQuery(lottery.category_id), enabled: wide })
  const { past, coming } = roundsAround(rounds ?? [], results, current, wide ? shown.wide : shown.phone)
  if (isPending) return <Skeleton shape="row" className={styles.coming} />
  if (coming.length === 0) return null
  return (
    <div className={styles.part}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops it from lists without markers */}
      <ul role="list" aria-label={words.rounds} className={styles.rounds}>
        {past.map((result) => (
          <li key={result.round.round_id}>
            <RoundTile round={result.round} result={result} />
          </li>
        ))}
        {coming.map((round) => (
          <li key={round.round_id}>
            <RoundTile round={round} current={round.round_id === current.round_id} />
          </li>
        ))}
      </ul>
      <TextLink
        as="button"
        chevron
        aria-haspopup="dialog"
        onClick={() => void open(roundsDialog, { lottery, currentId: current.round_id })}
      >
        {words.allRounds}
      </TextLink>
    </div>
  )
}

/** Every round of the day that still comes. */
const roundsDialog = defineDialog<{ lottery: Lottery; currentId: string }, void>({
  name: 'lottoRounds',
  load: async () => (await import('./RoundsSheet.tsx')).RoundsSheet,
  dismissed: undefined,
})
