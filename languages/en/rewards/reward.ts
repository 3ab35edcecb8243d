import type * as thai from '#src/strings/rewards/reward.ts'
import type { Sentences } from '../../sentences.ts'
import { counted } from '../../counted.ts'

export const rewardWords: Sentences<typeof thai.rewardWords> = {
  credit: (amount) => `${amount} credit`,
  points: (count) => counted(count, 'point'),
  wheelSpins: (count) => counted(count, 'wheel spin'),
  freeSpins: (count) => counted(count, 'free spin'),
  item: 'Prize',
  nothing: 'Try again',
}
