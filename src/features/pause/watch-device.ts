/**
 * The reality check and the breaks of this device, on a platform that has none (decision 093): by the device's own clock, while a page of
 * play is open and looked at. Another tab of the device is told by what both keep.
 */
import { answerHere, playHere, playSessionHere, stoppedHere } from '#src/data/protection/on-device.ts'
import { dismissAll, open } from '#src/dialogs/dialogs.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { here as words } from '#src/strings/protection/here.ts'
import { pause } from '#src/strings/protection/pause.ts'
import type { Around } from './around.ts'
import { closeCheck, realityCheckDialog } from './reality-check.ts'

/** How often is looked, ms. */
const LOOK = 10_000

/** Where money is put in, nobody plays. */
const isDeposit = (path: string) => /^\/member\/(deposit|payment)(\/|$)/.test(path)

/** From now on; returns the function that stops. `wanted`: a page is open that a break stops. */
export function watchDevice({ here, goTo, onMove }: Around, wanted: () => boolean): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  let checking = false
  /** Being left: a move is told before the page is another. */
  let leaving: string | null = null

  const check = async (): Promise<void> => {
    const session = playSessionHere()
    if (checking || !session) return
    checking = true
    const choice = await open(realityCheckDialog, { session, answer: async (goesOn) => answerHere(goesOn) })
    checking = false
    if (choice === 'stop') goTo(paths.memberBreak())
    if (choice === 'history') goTo(paths.memberStatement())
    if (choice === null) step()
  }

  const stopFor = (path: string, sentence: string) => {
    leaving = here()
    dismissAll()
    goTo(path)
    toast('info', sentence)
  }

  function step(): void {
    if (!wanted() || leaving === here()) return
    const atDeposit = isDeposit(here())
    const why = stoppedHere()
    if (why === 'break') return stopFor(paths.memberBreak(), pause.stopped)
    if (atDeposit) return
    if (why === 'time') return stopFor(paths.memberLimits(), words.timeUp)
    playHere()
    if (playSessionHere()?.due === true) void check()
    else closeCheck()
  }

  const look = () => {
    if (leaving !== here()) leaving = null
    clearInterval(timer)
    timer = wanted() ? setInterval(step, LOOK) : undefined
    step()
  }
  look()
  document.addEventListener('visibilitychange', look)
  const end = onMove(look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    end()
    clearInterval(timer)
  }
}
