/**
 * The bill as the server last checked it, with the input that it answers (LOTTO-2): the bill dialog opens with it at once
 * when nothing has changed. A success fills it, loading a round empties it.
 */
import { create } from 'zustand'
import type { BillCheck, BillInputLine } from '#contracts/bills.ts'

/** What was asked: the round, the paying wallet, and the lines in their order. */
export interface BillInput {
  readonly roundId: string
  readonly walletId: string
  readonly lines: readonly BillInputLine[]
}

export interface CheckedInput {
  readonly input: BillInput
  readonly check: BillCheck
}

export const useCheckedBill = create<{ checked: CheckedInput | null }>(() => ({ checked: null }))

/** The server has checked this input. */
export function billChecked(input: BillInput, check: BillCheck): void {
  useCheckedBill.setState({ checked: { input, check } })
}

/** The check of exactly this input, where it is the last one. */
export function checkedAlready(input: BillInput): CheckedInput | undefined {
  const { checked } = useCheckedBill.getState()
  return checked && JSON.stringify(checked.input) === JSON.stringify(input) ? checked : undefined
}

/** A round was loaded, or the bill was placed: what was checked before says nothing any more. */
export function clearCheckedBill(): void {
  useCheckedBill.setState({ checked: null })
}
