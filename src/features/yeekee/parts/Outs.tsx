import { yeekee } from '#src/strings/lotto/yeekee.ts'
import { Framed } from '#src/ui/layout/Framed.tsx'
import styles from './Outs.module.css'

/** The two numbers that bets are decided by. */
export function Outs({ top3, bottom2 }: { top3: string; bottom2: string }) {
  return (
    <dl apply="grid halves full gap-12">
      <Framed data-surface="lacquer" className={styles.out}>
        <dt apply="small muted">{yeekee.top3}</dt>
        <dd className={styles.value}>{top3}</dd>
      </Framed>
      <Framed data-surface="lacquer" className={styles.out}>
        <dt apply="small muted">{yeekee.bottom2}</dt>
        <dd className={styles.value}>{bottom2}</dd>
      </Framed>
    </dl>
  )
}
