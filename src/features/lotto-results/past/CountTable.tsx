import { formatCount } from '#rules/baht.ts'
import { lottoPast as words } from '#src/strings/lotto/lotto-past.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import type { Counted } from './counts.ts'
import styles from './Past.module.css'

/** Ten numbers, in how many draws each came, and when last. */
export function CountTable({ title, rows }: { title: string; rows: readonly Counted[] }) {
  return (
    <Card className={styles.sheet}>
      <table className={styles.counts}>
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.number}</th>
            <th scope="col">{words.times}</th>
            <th scope="col">{words.lastSeen}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, times, last }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td className={styles.times}>{formatCount(times)}</td>
              <td>
                {last ? (
                  <>
                    {words.ago(last.ago)} <span apply="block small faint">{last.draw.title}</span>
                  </>
                ) : (
                  <span apply="faint">{words.never}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
