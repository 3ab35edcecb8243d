/** Where results of outside draws are read: the official sources in production, the sandbox's own draw there. */
import type { Family, RawPrize } from '../../db/schema/lotto-shapes.ts'

interface DrawAsked {
  readonly lotteryKey: string
  readonly family: Family
  /** The day it is named after, in the lottery's own zone. */
  readonly gameDay: string
  readonly roundNo: number
}

export interface DrawSource {
  /** Prizes as published; null when they are not out. May take its time: asked outside of any transaction. */
  read(draw: DrawAsked): Promise<readonly RawPrize[] | null>
}
