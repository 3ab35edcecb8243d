import type { ReactNode } from 'react'
import { Framed } from '#src/ui/layout/Framed.tsx'
import { Motif } from '#src/ui/display/Motif.tsx'
import styles from './ShopPanel.module.css'

/** The framed lacquer at the head of the shop. */
export function ShopPanel({ children }: { children: ReactNode }) {
  return (
    <Framed data-surface="lacquer" className={styles.panel}>
      <Motif name="spray" className={styles.spray} />
      {children}
    </Framed>
  )
}
