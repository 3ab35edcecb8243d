import { type MouseEvent, useRef, useState } from 'react'
import type { Game, LobbyKey } from '#contracts/games.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { formatCount } from '#rules/baht.ts'
import { lobby } from '#src/strings/lobby.ts'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { Share2 } from '#src/ui/icons.ts'
import { SearchInput } from '#src/ui/choice/SearchInput.tsx'
import styles from './Lobby.module.css'
import type { LobbyView } from './lobby-url.ts'
import { GameList } from './games/GameList.tsx'
import { LastPlayed } from './parts/LastPlayed.tsx'
import { ListBar } from './parts/ListBar.tsx'
import { LobbyTabs } from './parts/LobbyTabs.tsx'
import { NoGames } from './parts/NoGames.tsx'
import { Providers } from './parts/Providers.tsx'
import { useLobbyView } from './parts/use-lobby-view.ts'
import { useShownGames } from './parts/use-shown-games.ts'

interface LobbyProps {
  lobbyKey: LobbyKey
  member: boolean
  /** A visitor pressed a game: demo or sign-in is to be asked. */
  onChoose: (game: Game) => void
  onLogin: () => void
  onShare: () => void
}

/** Games of a category, searched over all categories (GAME-1). */
export function Lobby({ lobbyKey, member, onChoose, onLogin, onShare }: LobbyProps) {
  'use memo'
  const { view, type, change } = useLobbyView()
  const [focused, setFocused] = useState(false)
  const shown = useShownGames(lobbyKey, view, focused, member)
  const list = useRef<HTMLDivElement>(null)

  const handleOpen = (event: MouseEvent, game: Game) => {
    // A new tab decides for itself.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    if (game.maintenance) {
      event.preventDefault()
      toast('info', lobby.maintenanceNow(game.game_name))
    } else if (!member) {
      event.preventDefault()
      onChoose(game)
    }
  }
  const handleChange = (part: Partial<LobbyView>) => {
    change(part)
    scrollToTopOf(list.current)
  }

  const name = shown.hearts ? lobby.favouriteGames : lobby.names[lobbyKey]
  const count = formatCount(shown.games.length)
  const summary = shown.searching ? lobby.foundCount(count) : lobby.count(name, count)
  return (
    <div className={styles.lobby}>
      <div className={styles.filters}>
        <div className={styles.search}>
          <SearchInput
            label={lobby.search}
            placeholder={lobby.search}
            value={view.query}
            className={styles.input}
            onFocus={() => setFocused(true)}
            onValueChange={type}
          />
          <IconButton label={lobby.shareLobby} onClick={onShare}>
            <Share2 />
          </IconButton>
        </div>
        <Providers
          providers={shown.providers}
          chosen={view.provider}
          onChoose={(provider) => handleChange({ provider })}
        />
      </div>
      <LobbyTabs current={lobbyKey} className={styles.tabs} />
      <div className={styles.games}>
        {member && lobbyKey !== 'last' && !shown.searching && <LastPlayed onOpen={handleOpen} />}
        <div ref={list}>
          <ListBar
            summary={shown.status === 'ready' && shown.counted ? summary : ''}
            favourites={shown.favourites}
            view={view}
            onChange={handleChange}
          />
          <div className={styles.list}>
            <GameList
              label={shown.searching ? lobby.found(view.query.trim()) : lobby.grid(name)}
              shown={shown}
              onOpen={handleOpen}
              empty={
                <NoGames
                  lobbyKey={lobbyKey}
                  view={view}
                  member={member}
                  hasNear={shown.near.length > 0}
                  onChange={handleChange}
                  onLogin={onLogin}
                />
              }
            />
          </div>
        </div>
      </div>
    </div>
  )
}

/** A new selection starts at its top: scrolls back up to `element` when the page is below it, never down. */
function scrollToTopOf(element: HTMLElement | null): void {
  if (!element) return
  const margin = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const top = element.getBoundingClientRect().top - margin
  if (top < 0) window.scrollTo({ top: window.scrollY + top })
}
