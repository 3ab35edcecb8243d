import { cx } from '#src/lib/cx.ts'
import { formatCount } from '#rules/baht.ts'
import { lobby } from '#src/strings/lobby.ts'
import type { ProviderCount } from './filter-games.ts'
import styles from './ProviderList.module.css'

interface ProviderListProps {
  providers: readonly ProviderCount[]
  chosen: string
  onChoose: (providerId: string) => void
}

export function ProviderList({ providers, chosen, onChoose }: ProviderListProps) {
  return (
    <section aria-label={lobby.providers} className={styles.list}>
      <h2 className={styles.title}>{lobby.providers}</h2>
      {providers.map(({ id, name, count }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          className={cx(styles.provider, id === chosen && styles.chosen)}
          onClick={() => onChoose(id)}
        >
          <span className={styles.name}>{name}</span>
          <span className={styles.count}>{formatCount(count)}</span>
        </button>
      ))}
    </section>
  )
}
