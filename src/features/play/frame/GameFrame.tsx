import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { play } from '#src/strings/play.ts'
import { gameEvent } from './frame-messages.ts'
import { tellGame } from './tell-game.ts'

interface GameFrameProps {
  title: string
  src: string
  /** Origin of `src`: messages of any other are not the game's. */
  origin: string
  /** The curtain is gone: the game has the keyboard. */
  shown: boolean
  /** A reality check is over it: it is told to stand still. */
  held: boolean
  onReady: () => void
  onSettled: () => void
  onClose: () => void
  onError: () => void
}

/**
 * A provider's page. It keeps its own origin (games need their storage), which is never ours (`frame-link.ts`); it may
 * not navigate the site, and learns neither the member's page nor its address.
 */
export function GameFrame({ title, src, origin, shown, held, ...handlers }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useGameMessages(frame, origin, handlers)

  useEffect(() => {
    if (shown) frame.current?.focus({ preventScroll: true })
  }, [shown])

  // A game that becomes ready under a check is told as well.
  const wasHeld = useRef(false)
  useEffect(() => {
    if (!shown || held === wasHeld.current) return
    wasHeld.current = held
    tellGame(frame.current?.contentWindow, origin, held ? 'hold' : 'go_on')
  }, [shown, held, origin])

  return (
    <iframe
      ref={frame}
      title={play.frame(title)}
      src={src}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      referrerPolicy="no-referrer"
      allow="fullscreen; autoplay"
      apply="fill size-full well edgeless"
    />
  )
}

interface Handlers {
  onReady: () => void
  onSettled: () => void
  onClose: () => void
  onError: () => void
}

/** Listens to the game in the frame, and to nobody else. */
function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  handlers: Handlers,
): void {
  const handleMessage = useEffectEvent((message: MessageEvent) => {
    switch (gameEvent(message, { origin, window: frame.current?.contentWindow })) {
      case 'ready':
        return handlers.onReady()
      case 'settled':
        return handlers.onSettled()
      case 'close':
        return handlers.onClose()
      case 'error':
        return handlers.onError()
      case null:
        return
    }
  })

  useEffect(() => {
    const listener = (message: MessageEvent) => handleMessage(message)
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }, [])
}
