import type * as thai from '#src/strings/line/friendship.ts'
import type { Sentences } from '../../sentences.ts'

export const friendship: Sentences<typeof thai.friendship> = {
  hint: 'Add us as a friend first',
  addAndContact: 'Add friend and chat on LINE',
}
