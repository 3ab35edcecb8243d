/** What a seed says of a lottery. */
import '../not-in-production.ts'
import type { Family, Schedule } from '#server/db/schema/lotto-shapes.ts'
import type { lottoNames } from '../strings/lotto.ts'

export type LotteryKey = keyof typeof lottoNames.lotteries
export type CategoryKey = keyof typeof lottoNames.categories

export interface LotterySeed {
  readonly key: LotteryKey
  readonly category: CategoryKey
  readonly family: Family
  readonly nameEn: string
  readonly badge: string
  /** IANA name: the schedule's times of day are in it. */
  readonly timeZone: string
  readonly schedule: Schedule
}
