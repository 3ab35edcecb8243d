import type { AffiliateConfig } from '#src/data/rewards/affiliate.ts'
import { affiliate as words } from '#src/strings/rewards/affiliate.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import styles from '../affiliate.module.css'

/** Percent of the play by category and level. */
export function RatesTable({ config: { rates, levels } }: { config: AffiliateConfig }) {
  const columns = Array.from({ length: levels }, (_, index) => index)
  return (
    <Card className={styles.card}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{words.ratesCaption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.category}</th>
            {columns.map((index) => (
              <th key={index} scope="col">
                {words.levelShort(index + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rates.map(({ category, name, level_percents: percents }) => (
            <tr key={category}>
              <th scope="row">{name}</th>
              {columns.map((index) => (
                <td key={index}>{percents[index] ? words.percent(percents[index]) : words.noRate}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
