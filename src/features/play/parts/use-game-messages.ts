import { type RefObject, useEffect, useEffectEvent } from 'react'
import { gameEvent } from './frame-messages.ts'

interface Handlers {
  onReady: () => void
  onSettled: () => void
  onClose: () => void
  onError: () => void
}

/** Listens to the game in the frame, and to nobody else. */
export function useGameMessages(
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
