import type { ReactNode } from 'react'
import { useOnceReachable } from '#src/lib/connection/use-once-reachable.ts'
import { play } from '#src/strings/play.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import styles from '../play.module.css'
import type { LaunchState } from './launch-state.ts'

interface CurtainStatusProps {
  state: LaunchState
  /** The picker is on the screen. */
  picking: boolean
  onPick: () => void
  onRetry: () => void
  onShowAnyway: () => void
  onOtherGames: () => void
  onLogin: () => void
}

/** What stands between the member and the game, if anything does. Failures of the link have a dialog of their own. */
export function CurtainStatus(props: CurtainStatusProps) {
  const { state, picking, onPick, onRetry, onShowAnyway, onOtherGames, onLogin } = props
  const lost = state.step === 'failed' && (state.at === 'demo' || state.at === 'wallets') && state.lost
  // What failed for want of a signal goes on by itself.
  useOnceReachable(lost, onRetry)
  if (state.step === 'choosing' && !picking) {
    return (
      <CurtainNote
        title={play.chooseWallet}
        text={play.chooseWalletText}
        actions={
          <Button tone="cta" onClick={onPick}>
            {play.pickWallet}
          </Button>
        }
      />
    )
  }
  if (state.step === 'open' && state.slow) {
    return (
      <CurtainNote
        title={play.slowTitle}
        text={play.slowText}
        actions={
          <>
            <Button onClick={onShowAnyway}>{play.showAnyway}</Button>
            <Button tone="gold" onClick={onRetry}>
              {play.reload}
            </Button>
          </>
        }
      />
    )
  }
  if (state.step === 'failed' && (state.at === 'demo' || state.at === 'wallets')) {
    return (
      <CurtainNote
        title={state.at === 'demo' ? play.demoFailed : play.walletsFailed}
        text={state.message}
        actions={
          <>
            <Button onClick={onOtherGames}>{play.otherGames}</Button>
            <Button tone="gold" onClick={onRetry}>
              {play.retry}
            </Button>
          </>
        }
      />
    )
  }
  if (state.step === 'ended') {
    return (
      <CurtainNote
        title={play.sessionEnded}
        text={play.sessionEndedText}
        actions={
          <>
            <Button onClick={onOtherGames}>{play.otherGames}</Button>
            <Button tone="cta" onClick={onLogin}>
              {play.login}
            </Button>
          </>
        }
      />
    )
  }
  return null
}

interface CurtainNoteProps {
  title: string
  text?: string | undefined
  /** The wanted action last. */
  actions: ReactNode
}

/** On the curtain: what happened, and what can be done. */
function CurtainNote({ title, text, actions }: CurtainNoteProps) {
  return (
    <div role="alert" apply="full pad-16 mt-20 surface-1 gold-edge round-l">
      <p apply="h3 balance">{title}</p>
      {text && <p apply="small muted balance">{text}</p>}
      <div className={styles.curtainStatusActions}>{actions}</div>
    </div>
  )
}
