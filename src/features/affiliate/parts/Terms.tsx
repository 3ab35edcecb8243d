import { affiliate as words } from '#src/strings/rewards/affiliate.ts'
import { ChevronDown } from '#src/ui/icons.ts'
import { asShown } from '#src/ui/words/joined.ts'
import styles from '../affiliate.module.css'

/** Rules, folded: they are long, and there for who looks. */
export function Terms({ terms }: { terms: readonly string[] }) {
  if (terms.length === 0) return null
  return (
    <details className={styles.terms}>
      <summary>
        {words.terms}
        <ChevronDown size={20} />
      </summary>
      <ul>
        {terms.map((term) => (
          <li key={term}>{asShown(term)}</li>
        ))}
      </ul>
    </details>
  )
}
