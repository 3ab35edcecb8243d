import { baht } from '#rules/baht.ts'
import { Money } from '#src/ui/Money.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import styles from './PanelFigure.module.css'
import { useCountUp } from './use-count-up.ts'

interface PanelFigureProps {
  /** Undefined until known. */
  satang: number | undefined
  failed: boolean
  hidden: boolean
}

export function PanelFigure({ satang, failed, hidden }: PanelFigureProps) {
  const shown = useCountUp(satang)
  if (shown !== undefined) return <Money variant="balance" satang={shown} hidden={hidden} />
  return failed ? <span className={styles.unknown}>{baht} —</span> : <Skeleton shape="figure" />
}
