import type * as thai from '#src/strings/lotto/type-price.ts'
import type { Sentences } from '../../sentences.ts'
import { counted } from '../../counted.ts'

export const typePrice: Sentences<typeof thai.typePrice> = {
  title: (name) => `Price of ${name}`,
  text: (least, most) => `For the lines of this type in the slip only. Takes ${least}–${most} a line`,
  lines: 'Lines',
  total: 'Total of this type',
  winsMost: 'Most a line can win',
  within: (amount) => `More than this type takes, so ${amount} is used`,
  faulty: (count) => `${counted(count, 'line')} cannot take this price. Change them in the slip`,
  choose: 'Choose a price',
  use: (amount, count) => `Use ${amount} for ${counted(count, 'line')}`,
}
