/** Where results of outside draws are read: the official sources in production, the sandbox's own draw there. */
import type { Family, RawPrize } from '../../db/schema/lotto-shapes.ts'

interface DrawAsked {
  readonly lotteryKey: string
  readonly family: Family
  /** The day it is named after, in the lottery's own zone. */
  readonly gameDay: string
  readonly roundNo: number
}

interface DrawReading {
  readonly prizes: readonly RawPrize[]
  /**
   * The source's own time of the value, where it tells one: the moment of a closing price, not that of reading it. Bets accepted
   * from then on do not count; so a price of the day before, read on a holiday that nobody entered, decides nothing.
   */
  readonly valueAt: number | null
}

export interface DrawSource {
  /** Two sources with one name are one. */
  readonly name: string
  /** As published; null when it is not out. May take its time: asked outside of any transaction. */
  read(draw: DrawAsked): Promise<DrawReading | null>
}
