/** Places what was checked, exactly once; when something has changed since, nothing is charged and the member decides. */
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type BillWithLines, type CheckedLine, createBill } from '#contracts/bills.ts'
import { ApiError } from '#src/api/api-error.ts'
import { billCheckOutdated, billPlaced, changedCheck, wireBill } from '#src/data/bills.ts'
import { useMoneyWrite } from '#src/forms/use-money-write.ts'
import { formatCount } from '#rules/baht.ts'
import { clearCheckedBill } from '#src/stores/checked-bill.ts'
import { billCheck as words } from '#src/strings/bill.ts'
import { billError } from './bill-error.ts'
import { changedLines, type Sums } from './check-sums.ts'

export type PlacingBill = ReturnType<typeof usePlaceBill>

const unchanged: ReadonlyMap<string, CheckedLine> = new Map()

export function usePlaceBill(roundId: string, walletId: string, onPlaced: (bill: BillWithLines) => void) {
  const client = useQueryClient()
  const [notice, setNotice] = useState<string | null>(null)
  /** What the member saw of lines that have changed since. */
  const [seen, setSeen] = useState(unchanged)
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
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

  const operation = useMoneyWrite(createBill, `bill.${roundId}`, {
    onDone: ({ data }) => {
      clearCheckedBill()
      billPlaced(client, data.bill)
      onPlaced(data.bill)
    },
    onNothingDone: (error) => void refused(error),
  })

  const send = async ({ taken, total }: Sums) => {
    // State comes too late for two presses within one frame.
    if (running.current) return
    running.current = true
    setBusy(true)
    setNotice(null)
    setSeen(unchanged)
    sent.current = taken
    const lines = taken.map(({ bet_type, number, amount }) => ({ bet_type, number, amount }))
    const agreed = { expected_total: total, expected_rates: taken.map(({ rate }) => rate) }
    await operation.write({ ...wireBill({ roundId, walletId, lines }), ...agreed }).catch(refused)
    running.current = false
    setBusy(false)
  }

  return { notice, seen, busy, operation, send: (sums: Sums) => void send(sums) }
}
