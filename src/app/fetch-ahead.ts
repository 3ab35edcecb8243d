/**
 * The parts of money tasks and the dialogs of every page, fetched while nothing else is to do, so that they are there when
 * the signal is not. One after the other; not where the member saves data.
 */
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

const dialogs: readonly (() => Promise<unknown>)[] = [
  () => import('#src/features/member-menu/MemberMenu.tsx'),
  () => import('#src/features/wallets/BalanceSheet.tsx'),
  () => import('#src/dialogs/ConfirmDialog.tsx'),
  () => import('#src/features/withdraw/ReviewSheet.tsx'),
  () => import('#src/features/pin/PinSheet.tsx'),
]

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve))

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** A part that does not come is asked for again when it is needed. */
export async function fetchAhead(): Promise<void> {
  if (savesData() || useSession.getState().user === null) return
  const tasks = [...money.map((page) => () => load(partsOf.get(page)!)), ...dialogs]
  for (const task of tasks) {
    await idle()
    await task().catch(() => {})
  }
}
