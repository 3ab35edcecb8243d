/**
 * Play that has to stop: told by the server while the member is where play happens, so that a game in its frame, a bill being typed and
 * an open deposit end within two seconds of a pause on another device. What was typed stays on the device (decision 083).
 */
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/api/api-error.ts'
import { answerRealityCheck, nextOfPlay, pauseMoved, playSession } from '#src/data/protection/pause.ts'
import { dismissAll, open } from '#src/dialogs/dialogs.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { currentToken, useSession } from '#src/stores/session.ts'
import { pause as words } from '#src/strings/protection/pause.ts'
import type { Around } from './around.ts'
import { closeCheck, realityCheckDialog } from './reality-check.ts'

/** Where something runs that a pause ends: what is only about to begin is refused by the server. */
const playing = /^\/(play|lotto|member\/(deposit|payment|wheel))(\/|$)/
/** Looking is no play. */
const looking = /^\/lotto\/(lobby|bills|rates|results|check|past)(\/|$)/

/** Whether a page is one of those. */
export const isPlay = (path: string): boolean => playing.test(path) && !looking.test(path)

/** After a failure, ms. */
const CALM = 3_000
/** A check that is so far away is not the one on the screen; the clocks of server and device differ by less. */
const ANOTHER = 60_000

/** From now on; returns the function that stops. */
export function watchPlay(client: QueryClient, around: Around): () => void {
  const { here, goTo, onMove } = around
  let running: AbortController | null = null
  let offered = true
  let ended = false
  let checking = false
  let answering = false
  let timer: ReturnType<typeof setTimeout> | undefined

  let ofDevice: (() => void) | undefined

  const inPlay = () => currentToken() !== null && document.visibilityState !== 'hidden' && isPlay(here())
  const wanted = () => offered && inPlay()

  const stop = () => {
    running?.abort()
    running = null
    clearTimeout(timer)
  }

  const answer = async (goOn: boolean) => {
    answering = true
    try {
      await answerRealityCheck(goOn)
    } catch (error) {
      answering = false
      throw error
    }
  }

  const check = async () => {
    if (checking || !wanted()) return
    checking = true
    const session = await playSession().catch(() => null)
    const choice =
      session?.due === true && wanted() ? await open(realityCheckDialog, { session, answer }) : undefined
    checking = answering = false
    if (choice === 'stop') goTo(paths.memberBreak())
    if (choice === 'history') goTo(paths.memberStatement())
    // Put away without an answer it waits on.
    if (choice === null) void check()
  }

  /** Nobody tells: the device looks itself. */
  const byDevice = async () => {
    offered = false
    const { watchDevice } = await import('./watch-device.ts')
    if (!ended) ofDevice = watchDevice(around, inPlay)
  }

  const watch = async (mine: AbortController) => {
    let seen: string | null = null
    while (running === mine && wanted()) {
      try {
        const next = await nextOfPlay(seen, mine.signal)
        if (running !== mine || !wanted()) return
        seen = next.state
        clearTimeout(timer)
        if (next.pause) {
          running = null
          dismissAll()
          void pauseMoved(client)
          goTo(paths.memberBreak())
          toast('info', words.stopped)
          return
        }
        const wait = next.check_at == null ? null : next.check_at - serverNow()
        // Answered in another tab, or on another device.
        if (!answering && (wait === null || wait > ANOTHER)) closeCheck()
        if (wait !== null) timer = setTimeout(() => void check(), Math.max(0, wait))
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'notOffered') return byDevice()
        await new Promise((resolve) => setTimeout(resolve, CALM))
      }
    }
  }

  const look = () => {
    if (!wanted()) return stop()
    if (running) return
    running = new AbortController()
    void watch(running).finally(() => {
      if (running?.signal.aborted) running = null
    })
  }
  look()
  document.addEventListener('visibilitychange', look)
  const others = [onMove(look), useSession.subscribe(look)]
  return () => {
    document.removeEventListener('visibilitychange', look)
    for (const end of others) end()
    stop()
    offered = false
    ended = true
    ofDevice?.()
  }
}
