import type * as thai from '#src/strings/errors.ts'
import type { Sentences } from '../sentences.ts'
import { counted } from '../counted.ts'

export const errors: Sentences<typeof thai.errors> = {
  sentence: {
    offline: 'You are offline. Check your connection and try again',
    timeout: 'This took too long. Please try again',
    unreachable: 'Could not reach the server. Please try again',
    refused: 'That did not go through',
    badRequest: 'The request was not valid. Please start again from the home page',
    unauthenticated: 'Your session has expired. Please try again',
    forbidden: 'Your account cannot use this part. Please contact support',
    notFound: 'What you asked for was not found',
    conflict: 'This is already being processed. Please wait a moment',
    invalid: 'Something is not filled in correctly. Please check it again',
    tooMany: 'Too many attempts',
    notYet: 'This is not available yet',
    notOffered: 'This cannot be done on the site. Please contact an admin',
    server: 'A temporary problem on our side. Please try again',
    malformed: 'The reply was incomplete. Please try again',
  },
  withReference: (sentence, id) => `${sentence} (reference ${id.slice(0, 12)})`,
  unknown: 'Something went wrong. Please try again',
  waitSeconds: (seconds) => `Too many attempts. Please wait ${counted(seconds, 'second')}`,
  waitMinutes: (minutes) => `Too many attempts. Please wait ${counted(minutes, 'minute')}`,
  retry: 'Try again',
  troubleFound: 'Problems found',
}
