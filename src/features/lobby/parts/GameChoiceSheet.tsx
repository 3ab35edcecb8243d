import type { Game } from '#contracts/games.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { lobby } from '#src/strings/lobby.ts'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import { LogIn, Play, Share2 } from '#src/ui/icons.ts'
import { Poster } from '#src/ui/games/Poster.tsx'
import { Sheet } from '#src/ui/modal/Sheet.tsx'
import type { GameChoice } from './choice.ts'
import styles from './GameChoiceSheet.module.css'

interface GameChoiceSheetProps {
  game: Game
  /** Sends the game to friends; the question stays open behind it. */
  onShare: (game: Game) => void
  control: DialogControl<GameChoice>
}

export function GameChoiceSheet({ game, onShare, control }: GameChoiceSheetProps) {
  return (
    <Sheet
      open={control.open}
      title={lobby.choiceTitle}
      onClose={() => control.close('closed')}
      onClosed={control.closed}
    >
      <div apply="row middle gap-14">
        <Poster src={game.image || null} eager className={styles.poster} />
        <div>
          <p apply="h3">{game.game_name}</p>
          <p className={styles.provider}>{game.provider_name}</p>
        </div>
        <IconButton
          label={lobby.shareGame(game.game_name)}
          className={styles.share}
          onClick={() => onShare(game)}
        >
          <Share2 />
        </IconButton>
      </div>
      <div className={styles.choices}>
        {game.has_demo === false ? (
          <p className={styles.note}>{lobby.noDemo}</p>
        ) : (
          <ListRow
            as="button"
            icon={<Play size={20} />}
            title={lobby.choiceDemo}
            note={lobby.choiceDemoNote}
            chevron
            onClick={() => control.close('demo')}
          />
        )}
        <ListRow
          as="button"
          icon={<LogIn size={20} />}
          title={lobby.choiceLogin}
          note={lobby.choiceLoginNote}
          chevron
          onClick={() => control.close('login')}
        />
      </div>
    </Sheet>
  )
}
