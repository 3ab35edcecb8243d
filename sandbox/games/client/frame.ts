/** What the page around the frame is told and what it says: the shapes of contracts/game-frame.ts, with its origin only. */
import type { FrameMessage, SiteMessage } from '#contracts/game-frame.ts'

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

/** Whether the page around has said to stand still, as it does under a reality check. */
export const isHeld = (): boolean => document.body.inert

window.addEventListener('message', ({ source, origin, data }: MessageEvent<Partial<SiteMessage> | null>) => {
  if (source !== window.parent || origin !== parentOrigin || data?.source !== 'chokdee-site') return
  if (data.event !== 'hold' && data.event !== 'go_on') return
  const held = data.event === 'hold'
  document.body.inert = held
  for (const animation of document.getAnimations()) {
    if (held) animation.pause()
    else if (animation.playState === 'paused') animation.play()
  }
})
