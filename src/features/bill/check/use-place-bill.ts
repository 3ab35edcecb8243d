/** Places what was checked, exactly once; when something has changed since, nothing is charged and the member decides. */
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type BillWithLines, type CheckedLine, createBill } from '#contracts/bills.ts'
import { ApiError } from '#src/api/api-error.ts'
import { billCheckOutdated, billPlaced, changedCheck, wireBill } from '#src/data/lotto/bills.ts'
import { useMoneyAct } from '#src/forms/use-money-act.ts'
import { formatCount } from '#rules/baht.ts'
import { clearCheckedBill } from '#src/stores/checked-bill.ts'
import { billCheck as words } from '#src/strings/lotto/bill.ts'
import { billError } from './bill-error.ts'
import { changedLines, type Sums } from './check-sums.ts'

export type PlacingBill = ReturnType<typeof usePlaceBill>

const unchanged: ReadonlyMap<string, CheckedLine> = new Map()

export function usePlaceBill(roundId: string, walletId: string, onPlaced: (bill: BillWithLines) => void) {
  const client = useQueryClient()
  const [notice, setNotice] = useState<string | null>(null)
  /** What the member saw of lines that have changed since. */
  const [seen, setSeen] = useState(unchanged)
  const sent = useRef<readonly CheckedLine[]>([])

  const refused = async (error: unknown) => {
    // Whoever is signed out is told so by the site itself; the slip stays.
    if (error instanceof ApiError && error.kind === 'unauthenticated') return
    const now = changedCheck(error)
    if (now) {
      const changes = changedLines(sent.current, now.lines)
      setSeen(changes)
      setNotice(changes.size > 0 ? words.changed(formatCount(changes.size)) : words.changedSome)
    } else setNotice(error === null ? words.notArrived : billError(error))
    await billCheckOutdated(client)
  }

  const operation = useMoneyAct(createBill, `bill.${roundId}`, {
    onDone: ({ data }) => {
      clearCheckedBill()
      billPlaced(client, data.bill)
      onPlaced(data.bill)
    },
    onNothingDone: refused,
  })

  const send = ({ taken, total }: Sums) =>
    void operation.act(() => {
      setNotice(null)
      setSeen(unchanged)
      sent.current = taken
      const lines = taken.map(({ bet_type, number, amount }) => ({ bet_type, number, amount }))
      const agreed = {
        expected_total: total,
        expected_rates: taken.map(({ rate }) => rate),
        expected_wins: taken.map(({ wins }) => wins),
      }
      return { ...wireBill({ roundId, walletId, lines }), ...agreed }
    })

  return { notice, seen, busy: operation.busy, operation, send }
}
