/** What the page around the frame is told: the shape of contracts/game-frame.ts, to its origin only. */
import type { FrameMessage } from '#contracts/game-frame.ts'

let parentOrigin: string | null = null

/** From the exchange on; before it nobody is told anything. */
export function parentIs(origin: string): void {
  parentOrigin = origin
}

export function tellParent(event: FrameMessage['event']): void {
  if (parentOrigin === null || window.parent === window) return
  const message: FrameMessage = { source: 'chokdee-game', event }
  window.parent.postMessage(message, parentOrigin)
}
