import { asShown } from '#src/ui/words/joined.ts'
import styles from './IntroHead.module.css'

/** Sentences of the published rules, in order. */
export function Terms({ title, terms }: { title: string; terms: readonly string[] }) {
  if (terms.length === 0) return null
  return (
    <section>
      <h2 apply="h3">{title}</h2>
      <ul className={styles.terms}>
        {terms.map((term) => (
          <li key={term}>{asShown(term)}</li>
        ))}
      </ul>
    </section>
  )
}
