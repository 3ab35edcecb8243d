import type { Game } from '#contracts/games.ts'
import { play } from '#src/strings/play.ts'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import { Curtain } from './parts/Curtain.tsx'
import { PlayBar } from './parts/PlayBar.tsx'

/** The sheet while a visitor is asked how to play: the game's poster, and the way out. */
export function GameCurtain({ game, onClose }: { game: Game; onClose: () => void }) {
  return (
    <main aria-label={play.sheet(game.game_name)} apply="column grow shrink-y well ink">
      <h1>
        <VisuallyHidden>{game.game_name}</VisuallyHidden>
      </h1>
      <PlayBar onClose={onClose} />
      <div apply="grow shrink-y relative">
        <Curtain game={game} busy={false} />
      </div>
    </main>
  )
}
