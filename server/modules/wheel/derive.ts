/**
 * What a spin comes to (domain.md §9.2): the slot follows from a server seed that was committed to before, the member's
 * own seed and the nonce, and the prize from the slot. Nothing else is looked at. The browser computes the same
 * (src/features/wheel/verify), and both are tested with the same vector.
 */
import { createHash, createHmac } from 'node:crypto'
import { type TablePrize, WHEEL_RULES, wheelTableText } from '#contracts/wheel-table.ts'
import { WHEEL_WEIGHT_SUM } from '#contracts/wheel.ts'

export interface SlotInput {
  /** 32 bytes in hexadecimal. */
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
}

/** 0 to 9,999. The 2^32 values of the first eight digits fall on 10,000 slots with a bias below 1 in 400,000. */
export function slotOf({ serverSeed, clientSeed, nonce }: SlotInput): number {
  const key = Buffer.from(serverSeed, 'hex')
  const mac = createHmac('sha256', key).update(`${clientSeed}:${nonce}:${WHEEL_RULES}`).digest()
  return Math.floor((mac.readUInt32BE(0) * WHEEL_WEIGHT_SUM) / 2 ** 32)
}

/** The prize whose share of the cumulative weights the slot falls into. Weights that end before it are an error. */
export function prizeAt<P extends { readonly weight: number }>(prizes: readonly P[], slot: number): P {
  let below = 0
  for (const prize of prizes) {
    below += prize.weight
    if (slot < below) return prize
  }
  throw new RangeError(`slot ${slot} is beyond the table's ${below}`)
}

export const tableHash = (prizes: readonly TablePrize[]): string =>
  createHash('sha256').update(wheelTableText(prizes), 'utf8').digest('hex')
