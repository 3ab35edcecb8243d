/** What a page that is only looked at goes without: loaded with the first press, or the first dialog. */
import { backClosesDialogs } from './frame/back-closes-dialogs.ts'
import { watchPresence } from './session/presence.ts'

export function afterFirstPress(): void {
  backClosesDialogs()
  watchPresence()
}
