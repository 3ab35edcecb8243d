import type { YeekeeRoom } from '#src/data/yeekee.ts'
import { formatBaht } from '#rules/baht.ts'
import { yeekee } from '#src/strings/yeekee.ts'
import { ChevronDown, ShieldCheck } from '#src/ui/icons.ts'
import styles from './FairPromise.module.css'
import { HashRow } from './HashRow.tsx'

/** What ranks win, and for what stake; null where the agent gives no prizes. */
function prizeSentence({ prizes, min_stake }: YeekeeRoom): string | null {
  if (prizes.length === 0 || min_stake == null) return null
  const ranks = prizes.map(({ rank, amount }) => yeekee.prizeRank(rank, formatBaht(amount, { whole: true })))
  return yeekee.prizes(ranks.join(yeekee.and), formatBaht(min_stake, { whole: true }))
}

/** What is promised of the result while the round runs, and what to hold the server to afterwards. */
export function FairPromise({ room }: { room: YeekeeRoom }) {
  const prizes = prizeSentence(room)
  return (
    <details className={styles.promise}>
      <summary className={styles.summary}>
        <ShieldCheck size={20} />
        {yeekee.promise}
        <ChevronDown size={20} className={styles.chevron} />
      </summary>
      <ul className={styles.list}>
        {prizes && <li>{prizes}</li>}
        {yeekee.promiseText.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <HashRow label={yeekee.commitLabel} value={room.commit} />
      <HashRow label={yeekee.headLabel} value={room.head} />
    </details>
  )
}
