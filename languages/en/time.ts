import type * as thai from '#src/strings/time.ts'
import type { Sentences } from '../sentences.ts'

export const time: Sentences<typeof thai.time> = {
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
  year: String,
  clock: (text) => text,
}
