/** What a page that is only looked at goes without: loaded with the first press. */
import { loadCode } from '#src/lib/connection/code.ts'
import { currentToken } from '#src/stores/session.ts'
import { loadToastHost } from './frame/toast-host.ts'
import { watchPresence } from './session/presence.ts'

export function afterFirstPress(): void {
  watchPresence()
  // What goes wrong is told in a toast: where the signal is lost it has to be there already.
  void loadCode(loadToastHost).catch(() => {})
  // So that a member's first write does not wait for what sends it; should it not come, the write asks for it again.
  if (currentToken() !== null) void import('#src/api/transport.ts').catch(() => {})
}
