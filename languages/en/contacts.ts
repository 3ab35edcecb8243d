import type * as thai from '#src/strings/contacts.ts'
import type { Sentences } from '../sentences.ts'

export const contactWords: Sentences<typeof thai.contactWords> = {
  running: 'On now',
  events: (count) => `${count} events`,
  helpNote: 'Talk about gambling, day or night',
}
