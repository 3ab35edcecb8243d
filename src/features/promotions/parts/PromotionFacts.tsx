import { promotions as words } from '#src/strings/rewards/promotions.ts'
import type { Fact } from './promotion-view.ts'
import styles from './PromotionFacts.module.css'

export function PromotionFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.heavy ? <Heavy text={fact.value} /> : fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}

const Heavy = ({ text }: { text: string }) => (
  <span apply="lost">
    {text} {words.heavy}
  </span>
)
