import type * as thai from '#src/strings/ui.ts'
import type { Sentences } from '../sentences.ts'

export const ui: Sentences<typeof thai.ui> = {
  close: 'Close',
  retry: 'Try again',
  deleteDigit: 'Delete one digit',
  clear: 'Clear',
  loading: 'Loading',
  moneyHidden: 'Balance hidden',
  bahtAloud: (amount) => `${amount} baht`,
  counter: (used, max) => `${used}/${max}`,
  otpLabel: (length) => `${length}-digit code`,
  favouriteAdd: (title) => `Add ${title} to favourites`,
  favouriteRemove: (title) => `Remove ${title} from favourites`,
  previous: 'Previous',
  next: 'Next',
  slide: (index, total) => `Slide ${index} of ${total}`,
  step: (index, total) => `Step ${index} of ${total}`,
  stepDone: 'Done',
  loadMore: 'Load more',
  loadedAll: 'That is everything',
  time: (hours, minutes, seconds) =>
    `${hours === '00' ? '' : `${hours} hours `}${minutes} minutes ${seconds} seconds`,
  fiveMinutesLeft: 'Five minutes left',
  oneMinuteLeft: 'One minute left',
  timeOver: 'Time is up',
  home: (name) => `${name} home page`,
}
