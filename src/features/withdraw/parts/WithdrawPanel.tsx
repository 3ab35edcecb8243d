import type { DataOf } from '#contracts/kit.ts'
import type { getWithdrawOptions } from '#contracts/withdraw.ts'
import { withdraw } from '#src/strings/withdraw.ts'
import { Framed } from '#src/ui/Framed.tsx'
import { Money } from '#src/ui/Money.tsx'
import { Motif } from '#src/ui/Motif.tsx'
import { Stats } from '#src/ui/Stats.tsx'
import styles from './WithdrawPanel.module.css'

interface WithdrawPanelProps {
  options: DataOf<typeof getWithdrawOptions>
}

/** What can be withdrawn, what is bound, and how often today. Never hidden: it is what the page is about. */
export function WithdrawPanel({ options }: WithdrawPanelProps) {
  return (
    <Framed data-surface="lacquer" className={styles.panel}>
      <Motif name="spray" className={styles.spray} />
      <p className={styles.label}>{withdraw.available}</p>
      <Money variant="balance" satang={options.withdrawable} />
      <Stats
        className={styles.stats}
        items={[
          { label: withdraw.locked, value: <Money satang={options.locked} /> },
          { label: withdraw.today, value: withdraw.times(options.times_used, options.times_max) },
        ]}
      />
    </Framed>
  )
}
