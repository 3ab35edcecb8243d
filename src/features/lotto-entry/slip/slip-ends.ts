/** How a slip ends: sent, mended first, or by signing in. */
import type { Satang } from '#contracts/money.ts'

export interface SlipEnds {
  /** Lines, and those of them whose amounts are not taken. */
  count: number
  faulty: number
  total: Satang
  act: 'send' | 'mend' | 'signIn'
  /** Whether it can be pressed. */
  ready: boolean
  onAct: () => void
}
