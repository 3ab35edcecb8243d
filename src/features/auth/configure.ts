/** What the app hands to this feature once, so that it needs no other feature. */
import type { Notification } from '#contracts/agent.ts'

interface AuthConfig {
  /** LOGIN-3: signed in, and there are announcements. The notice dialog waits for the login dialog by itself. */
  onNotices: (notices: readonly Notification[]) => void
}

export const authConfig: AuthConfig = { onNotices: () => {} }

export function configureAuth(config: Partial<AuthConfig>): void {
  Object.assign(authConfig, config)
}
