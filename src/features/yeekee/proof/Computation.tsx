import type { YeekeeProof } from '#contracts/yeekee.ts'
import { cx } from '#src/lib/cx.ts'
import { formatCount } from '#rules/baht.ts'
import { yeekee } from '#src/strings/lotto/yeekee.ts'
import { Paper } from '#src/ui/lotto/Paper.tsx'
import styles from '../yeekee.module.css'
import { splitDifference } from './split-difference.ts'

/** Sum, less the sixteenth from the newest, plus the salt, and where the digits come from. */
export function Computation({ proof }: { proof: YeekeeProof }) {
  const { shots, sum, rank16_seq, rank16_number, difference, salt, beacon, delay, top3, bottom2 } = proof
  const fillers = shots.filter((shot) => shot.filler).length
  const subtracted = shots.find((shot) => shot.seq === rank16_seq)
  const front = splitDifference(difference + (salt ?? 0))
  return (
    <Paper>
      <h3>{yeekee.how}</h3>
      <dl>
        <div className={styles.computationRow}>
          <dt>
            {yeekee.total}
            <span apply="block small muted">{yeekee.count(formatCount(shots.length))}</span>
          </dt>
          <dd className={styles.computationFigure}>{formatCount(sum)}</dd>
        </div>
        <div className={styles.computationRow}>
          <dt>
            {yeekee.less}
            <span apply="block small muted">
              {rank16_seq == null ? yeekee.lessNone : yeekee.lessFromNewest}
              {subtracted && ` ${yeekee.lessOf(subtracted.name, formatCount(subtracted.seq))}`}
            </span>
          </dt>
          <dd className={styles.computationFigure}>
            {'\u2212'} {rank16_number ?? '0'}
          </dd>
        </div>
        {salt != null && (
          <div className={styles.computationRow}>
            <dt>
              {yeekee.salt}
              <span apply="block small muted">
                {beacon && yeekee.saltFrom(formatCount(beacon.round))}
                {delay && yeekee.saltFromDelay(formatCount(delay.segments))}
              </span>
            </dt>
            <dd className={styles.computationFigure}>+ {formatCount(salt)}</dd>
          </div>
        )}
        <div className={cx(styles.computationRow, styles.answer)}>
          <dt>{yeekee.answer}</dt>
          <dd className={styles.computationFigure}>
            {front}
            <span className={styles.bottom}>{bottom2}</span>,<span className={styles.top}>{top3}</span>
          </dd>
        </div>
      </dl>
      <p className={styles.how}>
        <b className={styles.top}>{top3}</b> {yeekee.top3How}
      </p>
      <p className={styles.how}>
        <b className={styles.bottom}>{bottom2}</b> {yeekee.bottom2How}
      </p>
      {fillers > 0 && <p className={styles.how}>{yeekee.fillers(fillers)}</p>}
    </Paper>
  )
}
