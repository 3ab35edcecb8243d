import type * as thai from '#src/strings/line/liff.ts'
import type { Sentences } from '../../sentences.ts'

export const liff: Sentences<typeof thai.liff> = {
  signingIn: 'Signing in with LINE',
  thenTo: 'Then on to',
  slow: 'This is taking longer than usual. One moment more',
  stuck: 'This page did not load. Check your connection, then',
}
