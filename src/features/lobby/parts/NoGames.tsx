import { Link } from 'react-router'
import type { LobbyKey } from '#contracts/games.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { lobby } from '#src/strings/lobby.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import type { LobbyView } from '../lobby-url.ts'

interface NoGamesProps {
  lobbyKey: LobbyKey
  view: LobbyView
  member: boolean
  /** Near names are shown under it. */
  hasNear: boolean
  onChange: (change: Partial<LobbyView>) => void
  onLogin: () => void
}

/** Why the grid is empty, and the one thing to do about it. */
export function NoGames({ lobbyKey, view, member, hasNear, onChange, onLogin }: NoGamesProps) {
  const query = view.query.trim()
  const clear = () => onChange({ provider: '', favourites: false })
  if (view.favourites && !view.provider && !query) {
    return (
      <EmptyState
        title={lobbyKey === 'hot' ? lobby.noFavouritesAtAll : lobby.noFavourites}
        text={lobby.noFavouritesText}
        action={<Button onClick={clear}>{lobby.showAll}</Button>}
      />
    )
  }
  if (view.favourites || view.provider) {
    return (
      <EmptyState
        art="lozenge"
        title={query ? lobby.notFoundTitle(query) : lobby.noGamesFiltered}
        text={lobby.noGamesFilteredText}
        action={<Button onClick={clear}>{lobby.clearFilters}</Button>}
      />
    )
  }
  if (query) {
    const text = hasNear ? lobby.notFoundNear : lobby.notFoundText
    return <EmptyState art="lozenge" title={lobby.notFoundTitle(query)} text={text} />
  }
  if (lobbyKey === 'last' && !member) {
    return (
      <EmptyState title={lobby.lastForMembers} action={<Button onClick={onLogin}>{lobby.login}</Button>} />
    )
  }
  const seeHot = (
    <Button as={Link} to={paths.lobby('hot')}>
      {lobby.seeHot}
    </Button>
  )
  if (lobbyKey === 'last') return <EmptyState title={lobby.noLast} text={lobby.noLastText} action={seeHot} />
  return (
    <EmptyState
      title={lobby.noGames}
      text={lobby.noGamesText}
      action={lobbyKey === 'hot' ? undefined : seeHot}
    />
  )
}
