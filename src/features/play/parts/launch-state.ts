/** How far the way into a game has come (GAME-2, GAME-3). */

export type FailedAt = 'demo' | 'wallets' | 'link' | 'frame'

export type LaunchState =
  /** Real play: asking which wallets may pay. */
  | { step: 'wallets' }
  /** The member is to choose. */
  | { step: 'choosing' }
  | { step: 'launching'; walletId: string | null }
  /** The frame is loaded from the link; `ready` once the game says so, `slow` when it did not in time. */
  | {
      step: 'open'
      walletId: string | null
      src: string
      origin: string
      launch: number
      ready: boolean
      slow: boolean
    }
  /** `lost`: no answer came; it may when there is a signal again. */
  | { step: 'failed'; at: FailedAt; message: string; walletId: string | null; lost: boolean }
  /** The session ended; nothing of the game is left. */
  | { step: 'ended' }

export type LaunchAction =
  | { type: 'started'; demo: boolean }
  | { type: 'walletNeeded' }
  | { type: 'walletChosen'; walletId: string | null }
  /** `launch` tells one launch from the next, even where the links are alike. */
  | { type: 'linked'; src: string; origin: string; launch: number }
  | { type: 'ready' }
  | { type: 'slow' }
  /** Shown although it never said that it is ready: not every provider speaks our protocol. */
  | { type: 'shownAnyway' }
  | { type: 'failed'; at: FailedAt; message: string; lost?: boolean }
  | { type: 'ended' }

export const firstState = (demo: boolean): LaunchState =>
  demo ? { step: 'launching', walletId: null } : { step: 'wallets' }

export function launchReducer(state: LaunchState, action: LaunchAction): LaunchState {
  if (state.step === 'ended') return state
  switch (action.type) {
    case 'started':
      return firstState(action.demo)
    case 'walletNeeded':
      return { step: 'choosing' }
    case 'walletChosen':
      return { step: 'launching', walletId: action.walletId }
    case 'linked':
      if (state.step !== 'launching') return state
      return {
        ...state,
        step: 'open',
        src: action.src,
        origin: action.origin,
        launch: action.launch,
        ready: false,
        slow: false,
      }
    case 'ready':
    case 'shownAnyway':
      return state.step === 'open' ? { ...state, ready: true, slow: false } : state
    case 'slow':
      return state.step === 'open' && !state.ready ? { ...state, slow: true } : state
    case 'failed':
      return {
        step: 'failed',
        at: action.at,
        message: action.message,
        walletId: walletOf(state),
        lost: action.lost === true,
      }
    case 'ended':
      return { step: 'ended' }
  }
}

/** The wallet that pays in this state, null while there is none (and in a demo). */
export const walletOf = (state: LaunchState): string | null => ('walletId' in state ? state.walletId : null)
