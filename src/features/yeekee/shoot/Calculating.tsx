import { formatCount } from '#rules/baht.ts'
import type { YeekeeRoom } from '#src/data/lotto/yeekee.ts'
import { yeekee } from '#src/strings/lotto/yeekee.ts'
import { Spinner } from '#src/ui/actions/Spinner.tsx'
import { ProgressBar } from '#src/ui/display/ProgressBar.tsx'
import styles from '../YeekeeRoom.module.css'

/** Closed, and no result yet: of a delay, how far it is. */
export function Calculating({ room: { delay } }: { room: YeekeeRoom }) {
  return (
    <div className={styles.calculating}>
      <Spinner large />
      <h3>{yeekee.calculating}</h3>
      <p apply="muted">
        {yeekee.over} {yeekee.calculatingText}
      </p>
      {delay && (
        <>
          <p apply="small muted figures">
            {yeekee.delaying(formatCount(delay.done), formatCount(delay.segments))}
          </p>
          <ProgressBar
            className={styles.delay}
            label={yeekee.delayProgress}
            value={delay.done}
            max={delay.segments}
          />
        </>
      )}
    </div>
  )
}
