import { Link } from 'react-router'
import type { Lottery } from '#contracts/lotto.ts'
import { cx } from '#src/lib/cx.ts'
import { phaseOf } from '#src/lib/lotto-round.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { formatRate } from '#rules/baht.ts'
import { lottoLobby as words } from '#src/strings/lotto/lotto-lobby.ts'
import { ui } from '#src/strings/ui.ts'
import { Heart } from '#src/ui/icons.ts'
import { LotteryBadge } from '#src/ui/lotto/LotteryBadge.tsx'
import { useServerTime } from '#src/ui/time/use-server-time.ts'
import { chooseFavourite, useIsFavourite } from './favourites.ts'
import styles from './LotteryCard.module.css'
import { RoundMark } from './RoundMark.tsx'
import { RoundWhen } from './RoundWhen.tsx'

/** A row on the phone, a card on the wall. The heart is a button of its own over the link. */
export function LotteryCard({ lottery }: { lottery: Lottery }) {
  const { round, last_result: last } = lottery
  const phase = useServerTime((now) => (round ? phaseOf(round, now) : null))
  const body = (
    <>
      <LotteryBadge text={lottery.badge} />
      <span className={styles.words}>
        <span className={styles.name}>{lottery.name}</span>
        {round ? (
          <RoundWhen lottery={lottery} round={round} className={styles.when} />
        ) : (
          <span className={styles.when}>{words.noRound}</span>
        )}
      </span>
      <span className={styles.foot}>
        <span className={styles.mark}>{round && <RoundMark round={round} last={last} />}</span>
        <Meta lottery={lottery} drawn={phase === 'resulted'} />
      </span>
    </>
  )
  return (
    <li className={cx(styles.item, phase !== 'open' && styles.resting)}>
      {round ? (
        <Link to={targetOf(round.round_id, phase === 'resulted')} className={styles.card}>
          {body}
        </Link>
      ) : (
        <div className={styles.card}>{body}</div>
      )}
      <FavouriteButton lottery={lottery} />
    </li>
  )
}

const targetOf = (roundId: string, drawn: boolean) =>
  drawn ? paths.lottoResults({ round: roundId }) : paths.lottoRound(roundId)

/** What it pays at most, and how it was drawn last; the digits of this very round stand in its mark. */
function Meta({
  lottery: { top_rate: rate, last_result: last },
  drawn,
}: {
  lottery: Lottery
  drawn: boolean
}) {
  return (
    <span className={styles.meta}>
      {rate != null && <span>{words.topRate(formatRate(rate))}</span>}
      {last && !drawn && <span>{words.lastDigits(last.top3, last.bottom2)}</span>}
    </span>
  )
}

function FavouriteButton({ lottery: { lottery_id: id, name } }: { lottery: Lottery }) {
  const favourite = useIsFavourite(id)
  return (
    <button
      type="button"
      aria-label={favourite ? ui.favouriteRemove(name) : ui.favouriteAdd(name)}
      className={cx(styles.heart, favourite && styles.on)}
      onClick={() => chooseFavourite(id, !favourite)}
    >
      <Heart size={18} />
    </button>
  )
}
