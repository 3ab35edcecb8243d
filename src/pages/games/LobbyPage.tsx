import { useLocation, useNavigate } from 'react-router'
import type { Game } from '#contracts/games.ts'
import { chooseGame } from '#src/features/lobby/choose-game.ts'
import { Lobby } from '#src/features/lobby/Lobby.tsx'
import { lobbyOf } from '#src/features/lobby/lobby-url.ts'
import { openShare } from '#src/features/share/open-share.ts'
import { shareGame } from '#src/features/share/share-game.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { useSession } from '#src/stores/session.ts'
import { askedFor } from '#src/stores/visit.ts'

/** `/lobby/{name}`, and `/slot`, `/casino`, … which are lobbies under their own names (ROUTE-1). */
export function LobbyPage() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const member = useSession((state) => state.user !== null)
  // The route's loader let only known lobbies through.
  const lobbyKey = lobbyOf(pathname) ?? 'hot'

  const handleChoose = async (game: Game) => {
    const next = await chooseGame(game, shareGame)
    if (next) await navigate(next)
  }
  const handleLogin = () => {
    askedFor(pathname)
    void navigate(paths.login())
  }
  return (
    <Lobby
      key={lobbyKey}
      lobbyKey={lobbyKey}
      member={member}
      onChoose={(game) => void handleChoose(game)}
      onLogin={handleLogin}
      onShare={() => void openShare({ path: pathname + search })}
    />
  )
}
