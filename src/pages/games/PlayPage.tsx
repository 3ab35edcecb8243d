import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { VisitorChoice } from '#src/features/lobby/VisitorChoice.tsx'
import { GameCurtain } from '#src/features/play/GameCurtain.tsx'
import { GameSheet } from '#src/features/play/GameSheet.tsx'
import { GameUnknown } from '#src/features/play/GameUnknown.tsx'
import { useGame } from '#src/features/play/use-game.ts'
import { shareGame } from '#src/features/share/share-game.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { useDialogOpen } from '#src/dialogs/dialogs.ts'
import { REALITY_CHECK } from '#src/features/pause/reality-check.ts'
import { useSession } from '#src/stores/session.ts'
import { askedFor } from '#src/stores/visit.ts'

/** `/play?game=…&provider=…&mode=demo`: a game in its full-screen sheet (GAME-2). */
export function PlayPage() {
  const [search] = useSearchParams()
  const gameId = search.get('game') ?? ''
  const providerId = search.get('provider') ?? ''
  const demo = search.get('mode') === 'demo'
  const found = useGame(gameId, providerId)
  const member = useSession((state) => state.user !== null)
  const [cameAsMember] = useState(member)
  const held = useDialogOpen(REALITY_CHECK)
  const { key } = useLocation()
  const navigate = useNavigate()

  const handleOtherGames = () => void navigate(paths.lobby())
  // The first page of a visit has nowhere to go back to.
  const handleClose = () => void (key === 'default' ? handleOtherGames() : navigate(-1))
  const handleModeChange = (mode: 'demo' | 'real') =>
    void navigate(paths.play({ gameId, providerId, mode }), { replace: true })
  const handleLogin = () => {
    askedFor(paths.play({ gameId, providerId, mode: 'real' }))
    void navigate(paths.login())
  }

  if (found.status !== 'found') {
    return <GameUnknown found={found} onClose={handleClose} onOtherGames={handleOtherGames} />
  }
  if (!demo && !member && !cameAsMember) {
    return (
      <>
        <GameCurtain game={found.game} onClose={handleClose} />
        <VisitorChoice
          game={found.game}
          onShare={shareGame}
          onDemo={() => handleModeChange('demo')}
          onLogin={handleLogin}
          onClose={handleClose}
        />
      </>
    )
  }
  return (
    <GameSheet
      key={`${gameId} ${providerId} ${demo}`}
      game={found.game}
      demo={demo}
      member={member}
      held={held}
      onClose={handleClose}
      onShare={shareGame}
      onOtherGames={handleOtherGames}
      onLogin={handleLogin}
      onModeChange={handleModeChange}
    />
  )
}
