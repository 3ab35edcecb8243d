import { useState } from 'react'
import type { Game } from '#contracts/games.ts'
import { play } from '#src/strings/play.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import styles from './play.module.css'
import { Curtain } from './parts/Curtain.tsx'
import { CurtainStatus } from './parts/CurtainStatus.tsx'
import { GameFrame } from './frame/GameFrame.tsx'
import { LaunchFailed } from './parts/LaunchFailed.tsx'
import { walletOf } from './parts/launch-state.ts'
import { PlayBar } from './parts/PlayBar.tsx'
import { useBalances } from './parts/use-balances.ts'
import { useFullscreen } from './parts/use-fullscreen.ts'
import { useLaunch } from './parts/use-launch.ts'
import { WalletPill } from './parts/WalletPill.tsx'
import { WalletSheet } from './parts/WalletSheet.tsx'

interface GameSheetProps {
  game: Game
  demo: boolean
  /** Still signed in; when that ends during real play, the game goes. */
  member: boolean
  /** A reality check is over the game. */
  held: boolean
  onClose: () => void
  onShare: (game: Game) => void
  onOtherGames: () => void
  onLogin: () => void
  onModeChange: (mode: 'demo' | 'real') => void
}

/** The full-screen game sheet (GAME-2, GAME-3). Key it by game and mode: leaving either clears everything. */
export function GameSheet(props: GameSheetProps) {
  const { game, demo, member, held, onClose, onShare, onOtherGames, onLogin, onModeChange } = props
  const fullscreen = useFullscreen()
  const { state, chooseWallet, retry, gameReady, gameFailed, showAnyway } = useLaunch(game, demo, member)
  const { wallets, refresh } = useBalances(game, demo)
  /** `auto`: open while a wallet has to be chosen. */
  const [picker, setPicker] = useState<'auto' | 'open' | 'closed'>('auto')
  const picking = picker === 'open' || (picker === 'auto' && state.step === 'choosing')
  const wallet = wallets.find((each) => each.id === walletOf(state))
  const ready = state.step === 'open' && state.ready

  const handleChoose = (walletId: string) => {
    setPicker('auto')
    if (walletId !== wallet?.id || state.step === 'failed') chooseWallet(walletId)
  }

  return (
    <main aria-label={play.sheet(game.game_name)} apply="column grow shrink-y well ink">
      <h1>
        <VisuallyHidden>{game.game_name}</VisuallyHidden>
      </h1>
      <PlayBar fullscreen={fullscreen} onClose={onClose} onShare={() => onShare(game)}>
        {demo ? (
          <Button size="sm" tone="gold" className={styles.mode} onClick={() => onModeChange('real')}>
            {play.playReal}
          </Button>
        ) : (
          wallet && <WalletPill wallet={wallet} onPress={() => setPicker('open')} />
        )}
      </PlayBar>
      <div apply="grow shrink-y relative">
        {state.step === 'open' && (
          <GameFrame
            key={state.launch}
            title={game.game_name}
            src={state.src}
            origin={state.origin}
            shown={ready}
            held={held}
            onReady={gameReady}
            onSettled={refresh}
            onClose={onClose}
            onError={gameFailed}
          />
        )}
        {!ready && (
          <Curtain
            game={game}
            busy={
              state.step === 'wallets' || state.step === 'launching' || (state.step === 'open' && !state.slow)
            }
          >
            <CurtainStatus
              state={state}
              picking={picking}
              onPick={() => setPicker('open')}
              onRetry={retry}
              onShowAnyway={showAnyway}
              onOtherGames={onOtherGames}
              onLogin={onLogin}
            />
          </Curtain>
        )}
      </div>
      <WalletSheet
        open={picking && state.step !== 'ended'}
        wallets={wallets}
        current={wallet?.id ?? null}
        onChoose={handleChoose}
        onClose={() => setPicker('closed')}
        onDemo={game.has_demo === false ? undefined : () => onModeChange('demo')}
      />
      <LaunchFailed
        open={state.step === 'failed' && (state.at === 'link' || state.at === 'frame')}
        message={state.step === 'failed' ? state.message : ''}
        onRetry={retry}
        onOtherGames={onOtherGames}
        onClose={onClose}
      />
    </main>
  )
}
