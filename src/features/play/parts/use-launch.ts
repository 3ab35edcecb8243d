import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef } from 'react'
import type { Game } from '#contracts/games.ts'
import { ApiError } from '#src/api/api-error.ts'
import { errorText } from '#src/api/error-text.ts'
import { gameWalletsQuery, startDemo, startGame } from '#src/data/games.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { env } from '#src/lib/env.ts'
import { isOfConnection } from '#src/lib/connection/connection.ts'
import { gameOpened } from '#src/stores/recents.ts'
import { errors } from '#src/strings/errors.ts'
import { play } from '#src/strings/play.ts'
import { frameLink } from '../frame/frame-link.ts'
import { type FailedAt, firstState, launchReducer, type LaunchState, walletOf } from './launch-state.ts'
import { onlyWallet } from './wallet-choice.ts'

/** specification.md §9: the toast of a starting game. */
const ENTERING_MS = 1000
/** A game that is not ready by then has probably failed. */
export const READY_MS = 15_000
/** GAME-2: xs and sm. */
const MOBILE = '(max-width: 959px)'

/** No answer came, or not even the code that asks. */
const isLost = (error: unknown): boolean =>
  error instanceof ApiError
    ? ['offline', 'unreachable', 'timeout'].includes(error.kind)
    : isOfConnection(error)

export interface Launch {
  state: LaunchState
  chooseWallet: (walletId: string) => void
  retry: () => void
  gameReady: () => void
  gameFailed: () => void
  showAnyway: () => void
}

/** Takes the member into the game, and cancels everything when the sheet is left. */
export function useLaunch(game: Game, demo: boolean, member: boolean): Launch {
  const client = useQueryClient()
  const [state, dispatch] = useReducer(launchReducer, firstState(demo))
  const running = useRef<AbortController>(null)
  const launches = useRef(0)

  /** Only one attempt runs: a new one ends the one before. */
  const begin = () => {
    running.current?.abort()
    running.current = new AbortController()
    return running.current.signal
  }

  async function open(walletId: string | null): Promise<void> {
    const signal = begin()
    dispatch({ type: 'walletChosen', walletId })
    toast('busy', play.entering, ENTERING_MS)
    const isMobile = matchMedia(MOBILE).matches
    try {
      const link = await (walletId === null
        ? startDemo(game, isMobile, signal)
        : startGame(game, walletId, isMobile, signal))
      if (signal.aborted) return
      const frame = frameLink(link, window.location.origin, env.gameOrigins)
      if (frame && walletId !== null) gameOpened(game)
      if (frame) dispatch({ type: 'linked', ...frame, launch: ++launches.current })
      else dispatch({ type: 'failed', at: 'link', message: play.badLink })
    } catch (error) {
      if (!signal.aborted) fail(walletId === null ? 'demo' : 'link', error)
    }
  }

  async function askForWallet(): Promise<void> {
    const signal = begin()
    dispatch({ type: 'started', demo: false })
    try {
      const wallets = await client.fetchQuery(gameWalletsQuery(game))
      if (signal.aborted) return
      const only = onlyWallet(wallets)
      if (only) await open(only.id)
      else dispatch({ type: 'walletNeeded' })
    } catch (error) {
      if (!signal.aborted) fail('wallets', error)
    }
  }

  function fail(at: FailedAt, error: unknown): void {
    if (error instanceof ApiError && error.kind === 'unauthenticated') return dispatch({ type: 'ended' })
    const message = isOfConnection(error) ? errors.sentence.offline : errorText(error)
    // GAME-3: demo and wallets in a red toast, the link in a dialog.
    if (at === 'demo' || at === 'wallets') toast('lost', message)
    dispatch({ type: 'failed', at, message, lost: isLost(error) })
  }

  useEffect(() => {
    void (demo ? open(null) : askForWallet())
    return () => running.current?.abort()
    // One way into a game per game and mode; the sheet is keyed by both.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  useEffect(() => {
    if (!demo && !member) {
      running.current?.abort()
      dispatch({ type: 'ended' })
    }
  }, [demo, member])

  const waiting = state.step === 'open' && !state.ready ? state.launch : null
  useEffect(() => {
    if (waiting === null) return
    const timer = setTimeout(() => dispatch({ type: 'slow' }), READY_MS)
    return () => clearTimeout(timer)
  }, [waiting])

  return {
    state,
    chooseWallet: (walletId) => void open(walletId),
    retry: () => void (demo || walletOf(state) !== null ? open(walletOf(state)) : askForWallet()),
    gameReady: () => dispatch({ type: 'ready' }),
    gameFailed: () => dispatch({ type: 'failed', at: 'frame', message: play.gameError }),
    showAnyway: () => dispatch({ type: 'shownAnyway' }),
  }
}
