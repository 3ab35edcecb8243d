/**
 * Published mathematics of the slots. `counts`: how often each symbol is on a reel's strip of thirty (the same on all
 * three); `pays`: three of it on a line, in line stakes. Return to player follows by enumeration (slot.ts, its test).
 */
export interface SlotProfile {
  /** 1 low to 5 high. */
  readonly volatility: number
  readonly counts: readonly number[]
  readonly pays: readonly number[]
}

export const slotProfiles = {
  steady: { volatility: 1, counts: [3, 3, 4, 5, 5, 5, 5], pays: [80, 25, 16, 10, 8, 6, 5] },
  gentle: { volatility: 2, counts: [2, 3, 4, 4, 5, 6, 6], pays: [200, 52, 26, 17, 10, 7, 5] },
  even: { volatility: 3, counts: [2, 3, 3, 4, 5, 6, 7], pays: [300, 70, 40, 16, 8, 5, 3] },
  lively: { volatility: 4, counts: [2, 2, 3, 4, 5, 6, 8], pays: [350, 140, 46, 15, 8, 4, 2] },
  wild: { volatility: 5, counts: [1, 2, 3, 4, 5, 7, 8], pays: [1000, 280, 95, 36, 15, 5, 2] },
  freeGentle: { volatility: 2, counts: [2, 3, 4, 4, 5, 5, 5, 2], pays: [150, 45, 25, 16, 10, 8, 6] },
  freeLively: { volatility: 4, counts: [2, 2, 3, 4, 5, 6, 6, 2], pays: [300, 100, 42, 16, 8, 5, 3] },
} as const satisfies Record<string, SlotProfile>

export type SlotProfileName = keyof typeof slotProfiles
