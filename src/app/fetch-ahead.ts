/**
 * The parts of money tasks, the dialogs of them and of every page that was opened, and what a page wants ahead, fetched while nothing else is to do, so
 * that they are there when the signal is not. One after the other; not where the member saves data.
 */
import { declared } from '#src/dialogs/dialogs.ts'
import { wantedAhead } from '#src/lib/connection/ahead.ts'
import { loadCode } from '#src/lib/connection/code.ts'
import { pages } from '#src/lib/pages/pages.ts'
import { whenIdle } from '#src/lib/idle.ts'
import { useSession } from '#src/stores/session.ts'
import { load, partsOf } from './routes/page-parts.ts'

const money = [
  pages.memberDeposit,
  pages.memberPayment,
  pages.memberWithdraw,
  pages.memberWithdrawal,
  pages.lottoRound,
  pages.lottoBills,
  pages.play,
]

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve))

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** A part that does not come is asked for again when it is needed. */
async function fetchOne(load: () => Promise<unknown>): Promise<void> {
  await idle()
  await loadCode(load).catch(() => {})
}

/** `onMove` calls when a page was opened, whose dialogs come then; what a page wants ahead comes after them. */
export async function fetchAhead(onMove: (listener: () => void) => void): Promise<void> {
  if (savesData() || useSession.getState().user === null) return
  for (const page of money) await fetchOne(() => load(partsOf.get(page)!))
  const done = new Set<() => Promise<unknown>>()
  let running = false
  const further = () => [...declared.map((dialog) => dialog.load), ...wantedAhead(begin)]
  const begin = () => void fetchFurther()
  async function fetchFurther() {
    if (running) return
    running = true
    for (let next; (next = further().find((load) => !done.has(load))); done.add(next)) await fetchOne(next)
    running = false
  }
  onMove(begin)
  await fetchFurther()
}
