import type { PollConfig } from '#contracts/poll.ts'
import { cx } from '#src/lib/cx.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { poll as words } from '#src/strings/rewards/poll.ts'
import { Motif } from '#src/ui/display/Motif.tsx'
import lacquer from '#src/ui/layout/lacquer.module.css'
import { useServerTime } from '#src/ui/time/use-server-time.ts'
import { minutesAndSeconds } from '#src/ui/time/use-time-left.ts'
import { isArt } from '#src/lib/image/is-art.ts'
import styles from '../PollView.module.css'

/** When it opens, closes or was decided, in a sentence. */
function whenOf({ state, opens_at, closes_at, announced_at }: PollConfig): string {
  if (state === 'announced' && announced_at != null) return words.announcedAt(formatDateTime(announced_at))
  if (state === 'upcoming' && opens_at != null) return words.opensAt(formatDateTime(opens_at))
  if (closes_at == null) return ''
  const when = formatDateTime(closes_at)
  return state === 'open' ? words.closesAt(when) : words.closedAt(when)
}

/** What is asked, what it is for, and until when. */
export function PollBanner({ poll }: { poll: PollConfig }) {
  const next = poll.state === 'upcoming' ? poll.opens_at : poll.state === 'open' ? poll.closes_at : null
  const left = useServerTime((now) => (next == null ? null : timeLeft(next, now)))
  return (
    <section data-surface="lacquer" className={cx(styles.banner, lacquer.red)}>
      <Motif name="spray" className={styles.spray} />
      {poll.image && (
        <img
          src={poll.image}
          alt=""
          decoding="async"
          className={isArt(poll.image) ? styles.pollBannerArt : styles.pollBannerPhoto}
        />
      )}
      <p className={styles.eyebrow}>{words.eyebrow}</p>
      <h2 className={styles.pollBannerTitle}>{poll.title}</h2>
      <p className={styles.text}>{poll.description}</p>
      <p className={styles.text}>{whenOf(poll)}</p>
      {left && (
        <p role="timer" className={styles.pollBannerLeft}>
          {left}
        </p>
      )}
    </section>
  )
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Days and hours, hours and minutes, or the clock of the last hour; null when the time is over. */
function timeLeft(until: number, now: number): string | null {
  const left = until - now
  if (left <= 0) return null
  if (left >= DAY) return words.daysLeft(Math.floor(left / DAY), Math.floor((left % DAY) / HOUR))
  if (left >= HOUR) return words.hoursLeft(Math.floor(left / HOUR), Math.floor((left % HOUR) / MINUTE))
  return words.minutesLeft(minutesAndSeconds(left))
}
