import type * as thai from '#src/strings/lotto/rate-parts.ts'
import type { Sentences } from '../../sentences.ts'

export const rateParts: Sentences<typeof thai.rateParts> = {
  first: (amount, rate) => `First ${amount} pays ${rate}`,
  further: (amount, rate) => `next ${amount} pays ${rate}`,
}
