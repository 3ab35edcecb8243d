import { formatCount } from '#rules/baht.ts'
import { cx } from '#src/lib/cx.ts'
import { lobby } from '#src/strings/lobby.ts'
import { Chip } from '#src/ui/actions/Chip.tsx'
import { ChipRow } from '#src/ui/actions/ChipRow.tsx'
import type { ProviderCount } from './filter-games.ts'
import { useWide } from '#src/ui/layout/use-wide.ts'
import styles from '../Lobby.module.css'

interface ProvidersProps {
  providers: readonly ProviderCount[]
  /** Provider id, '' for all. */
  chosen: string
  onChoose: (providerId: string) => void
}

/** Chips in a row on a phone, a list with counts beside the games on a desktop. */
export function Providers({ providers, chosen, onChoose }: ProvidersProps) {
  const wide = useWide()
  const total = providers.reduce((sum, provider) => sum + provider.count, 0)
  const all = [{ id: '', name: lobby.allProviders, count: total }, ...providers]
  if (wide) return <ProviderList providers={all} chosen={chosen} onChoose={onChoose} />
  return (
    <ChipRow label={lobby.providers}>
      {all.map(({ id, name, count }) => (
        <Chip
          key={id}
          selected={id === chosen}
          aria-label={lobby.count(name, formatCount(count))}
          onClick={() => onChoose(id)}
        >
          {name}
        </Chip>
      ))}
    </ChipRow>
  )
}

interface ProviderListProps {
  providers: readonly ProviderCount[]
  chosen: string
  onChoose: (providerId: string) => void
}

function ProviderList({ providers, chosen, onChoose }: ProviderListProps) {
  return (
    <section aria-label={lobby.providers} apply="column gap-2">
      <h2 className={styles.title}>{lobby.providers}</h2>
      {providers.map(({ id, name, count }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          className={cx(styles.provider, id === chosen && styles.chosen)}
          onClick={() => onChoose(id)}
        >
          <span apply="ellipsis">{name}</span>
          <span apply="figures faint">{formatCount(count)}</span>
        </button>
      ))}
    </section>
  )
}
