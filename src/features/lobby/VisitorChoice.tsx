import { useState } from 'react'
import type { Game } from '#contracts/games.ts'
import type { GameChoice } from './parts/choice.ts'
import { GameChoiceSheet } from './parts/GameChoiceSheet.tsx'

interface VisitorChoiceProps {
  game: Game
  onShare: (game: Game) => void
  onDemo: () => void
  onLogin: () => void
  onClose: () => void
}

/** The same question as `gameChoice`, as part of a page: a visitor followed a link to a game. */
export function VisitorChoice({ game, onShare, onDemo, onLogin, onClose }: VisitorChoiceProps) {
  const [choice, setChoice] = useState<GameChoice | null>(null)
  const handleClosed = () => {
    if (choice === 'demo') onDemo()
    else if (choice === 'login') onLogin()
    else onClose()
  }
  const control = {
    open: choice === null,
    close: (result: GameChoice) => setChoice((now) => now ?? result),
    closed: handleClosed,
  }
  return <GameChoiceSheet game={game} onShare={onShare} control={control} />
}
