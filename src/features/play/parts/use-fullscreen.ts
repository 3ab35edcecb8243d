import { useEffect, useState } from 'react'
import { platform } from '#src/platform/current.ts'

interface Fullscreen {
  /** False where the device has none (iPhones): then there is no button. */
  possible: boolean
  active: boolean
  toggle: () => void
}

/** The whole page goes full screen, not the sheet alone: dialogs and toasts are to be seen there too. */
export function useFullscreen(): Fullscreen {
  const [active, setActive] = useState(false)

  useEffect(() => {
    const handleChange = () => setActive(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', handleChange)
    return () => {
      document.removeEventListener('fullscreenchange', handleChange)
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => {})
    }
  }, [])

  const toggle = async () => {
    try {
      if (document.fullscreenElement) await document.exitFullscreen()
      else await document.documentElement.requestFullscreen()
    } catch {
      // The browser said no; the game goes on as it was.
    }
  }
  return { possible: platform().can('fullscreen'), active, toggle: () => void toggle() }
}
