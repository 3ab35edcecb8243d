/** What the app hands to this feature once, so that it needs no other feature. */
import type { Notification } from '#contracts/agent.ts'

interface AuthConfig {
  /** LOGIN-3: signed in, and there are announcements. The notice dialog waits for the login dialog by itself. */
  onNotices: (notices: readonly Notification[]) => void
  /** REG-4: the registration dialog has closed on a new member, who goes home. */
  onRegistered: () => void
  /** The member knows no password, and sets one first. */
  onForgot: () => void
}

export const authConfig: AuthConfig = { onNotices: () => {}, onRegistered: () => {}, onForgot: () => {} }

export function configureAuth(config: Partial<AuthConfig>): void {
  Object.assign(authConfig, config)
}
