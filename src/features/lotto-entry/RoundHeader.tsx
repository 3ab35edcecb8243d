import { Link } from 'react-router'
import type { LottoResult, LottoRound } from '#contracts/lotto.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { formatDay, formatTime } from '#src/lib/time.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { Framed } from '#src/ui/layout/Framed.tsx'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { Share2 } from '#src/ui/icons.ts'
import { LotteryBadge } from '#src/ui/lotto/LotteryBadge.tsx'
import { Motif } from '#src/ui/display/Motif.tsx'
import { Tag } from '#src/ui/display/Tag.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { useWide } from '#src/ui/layout/use-wide.ts'
import { RoundClock } from './parts/RoundClock.tsx'
import { useRoundClock } from './parts/use-round-clock.ts'
import styles from './RoundHeader.module.css'

interface RoundHeaderProps {
  round: LottoRound
  badge: string
  lastResult: LottoResult | null
  onShare: () => void
}

/** Which round this is, how long it takes bets, and how it ended last time. */
export function RoundHeader({ round, badge, lastResult, onShare }: RoundHeaderProps) {
  const { phase, left, soon } = useRoundClock(round)
  const wide = useWide()
  const Band = wide ? Framed : 'div'
  const at = phase === 'upcoming' ? round.opens_at : round.closes_at
  const when = `${formatDay(at)} ${formatTime(at)}`
  // A title names the round of the day, where there are several.
  const draw = round.title || words.round(round.round_no ?? 0, round.rounds_a_day ?? 0)
  const clock = phase === 'open' && <RoundClock seconds={Math.ceil(left / 1000)} soon={soon} />
  return (
    <Band role="region" aria-label={round.lottery_name} data-surface="lacquer" className={styles.round}>
      <Motif name="spray" className={styles.spray ?? ''} />
      <div className={styles.head}>
        {badge && <LotteryBadge text={badge} />}
        <div className={styles.name}>
          {wide && <h2 className={styles.title}>{round.lottery_name}</h2>}
          <p className={styles.draw}>
            <b>{draw}</b> <span>{phase === 'upcoming' ? words.opensAt(when) : words.closesAt(when)}</span>
          </p>
        </div>
        <RoundState state={round.state} open={phase === 'open'} />
        {wide && (
          <IconButton label={words.share} onClick={onShare}>
            <Share2 size={20} />
          </IconButton>
        )}
      </div>
      {!wide && clock}
      {lastResult && <LastResult result={lastResult} />}
      {wide && clock}
      {wide && (
        <TextLink
          as={Link}
          chevron
          to={paths.lottoRates({ category: round.category_id, lottery: round.lottery_id })}
          className={styles.rules}
        >
          {words.rules}
        </TextLink>
      )}
    </Band>
  )
}

/** `open` is told by the server's clock, whatever the round said when it was read. */
function RoundState({ state, open }: { state: LottoRound['state']; open: boolean }) {
  const said = open ? 'open' : state === 'open' ? 'closed' : state
  const tone = open ? 'won' : said === 'closed' || said === 'awaiting' ? 'warn' : 'plain'
  return (
    <Tag tone={tone} icon={open && <span className={styles.dot} />}>
      {words.states[said]}
    </Tag>
  )
}

/** The draw before: the first prize where there is one. */
function LastResult({ result }: { result: LottoResult }) {
  const first = result.prizes.find(({ key }) => key === 'first')?.numbers[0]
  return (
    <dl className={styles.last}>
      <div>
        <dt>{first ? words.lastFirst : words.lastTop}</dt>
        <dd>{first ?? result.top3}</dd>
      </div>
      {result.bottom2 && (
        <div>
          <dt>{words.lastBottom}</dt>
          <dd>{result.bottom2}</dd>
        </div>
      )}
    </dl>
  )
}
