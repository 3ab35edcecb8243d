import type { SiteMessage } from '#contracts/game-frame.ts'

/** Says something to the game in the frame; a page of any other origin does not get it. */
export function tellGame(game: Window | null | undefined, origin: string, event: SiteMessage['event']): void {
  const message: SiteMessage = { source: 'chokdee-site', event }
  game?.postMessage(message, origin)
}
