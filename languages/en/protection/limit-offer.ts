import type * as thai from '#src/strings/protection/limit-offer.ts'
import type { Sentences } from '../../sentences.ts'

export const limitOffer: Sentences<typeof thai.limitOffer> = {
  title: 'Set a deposit limit before you start?',
  text: 'Decide yourself how much you deposit at most. You can lower it at any time',
  yes: 'Set a limit',
  no: 'Not now',
  link: 'My limits',
  breakLink: 'Take a break',
}
