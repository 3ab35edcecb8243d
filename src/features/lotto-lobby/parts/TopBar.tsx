import { lottoLobby as words } from '#src/strings/lotto-lobby.ts'
import { SearchInput } from '#src/ui/SearchInput.tsx'
import { LobbyLinks } from '../LobbyLinks.tsx'
import styles from './TopBar.module.css'

interface TopBarProps {
  query: string
  onQuery: (query: string) => void
  wide: boolean
}

/** Search; on wide screens the page's name before it, and the pages beside the lobby after it. */
export function TopBar({ query, onQuery, wide }: TopBarProps) {
  return (
    <div className={styles.bar}>
      {/* The page's h1 is the header's. */}
      <p aria-hidden="true" className={styles.title}>
        {words.title}
      </p>
      <SearchInput
        label={words.search}
        placeholder={words.search}
        value={query}
        className={styles.search}
        onValueChange={onQuery}
      />
      {wide && <LobbyLinks />}
    </div>
  )
}
