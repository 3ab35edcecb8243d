import type * as thai from '#src/strings/line/line-bar.ts'
import type { Sentences } from '../../sentences.ts'

export const lineBar: Sentences<typeof thai.lineBar> = {
  text: 'Works better in the LINE window',
  open: 'Open',
  close: 'Do not show again this time',
}
