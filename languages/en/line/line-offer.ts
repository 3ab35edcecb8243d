import type * as thai from '#src/strings/line/line-offer.ts'
import type { Sentences } from '../../sentences.ts'

export const lineOffer: Sentences<typeof thai.lineOffer> = {
  title: 'Link LINE with this account?',
  text: 'LINE could not be confirmed when you registered, so it is not linked yet. Link it and next time you are in at once',
  link: 'Link with LINE',
  later: 'Later',
}
