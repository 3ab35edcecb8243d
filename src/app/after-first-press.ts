/** What a page that is only looked at goes without: loaded with the first press, or the first dialog. */
import { backClosesDialogs } from './back-closes-dialogs.ts'
import { watchPresence } from './presence.ts'

export function afterFirstPress(): void {
  backClosesDialogs()
  watchPresence()
}
