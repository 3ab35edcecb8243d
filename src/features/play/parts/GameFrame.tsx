import { useEffect, useRef } from 'react'
import { play } from '#src/strings/play.ts'
import styles from './GameFrame.module.css'
import { useGameMessages } from './use-game-messages.ts'

interface GameFrameProps {
  title: string
  src: string
  /** Origin of `src`: messages of any other are not the game's. */
  origin: string
  /** The curtain is gone: the game has the keyboard. */
  shown: boolean
  onReady: () => void
  onSettled: () => void
  onClose: () => void
  onError: () => void
}

/**
 * A provider's page. It keeps its own origin (games need their storage), which is never ours (`frame-link.ts`); it may
 * not navigate the site, and learns neither the member's page nor its address.
 */
export function GameFrame({ title, src, origin, shown, ...handlers }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useGameMessages(frame, origin, handlers)

  useEffect(() => {
    if (shown) frame.current?.focus({ preventScroll: true })
  }, [shown])

  return (
    <iframe
      ref={frame}
      title={play.frame(title)}
      src={src}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      referrerPolicy="no-referrer"
      allow="fullscreen; autoplay"
      className={styles.frame}
    />
  )
}
