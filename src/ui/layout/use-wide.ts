import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 960px)'

/**
 * True where the stylesheet draws what only wide screens have (from 960 px unless told); false while rendering at build
 * time.
 */
export function useWide(query = WIDE): boolean {
  const subscribe = (onChange: () => void) => {
    const media = matchMedia(query)
    media.addEventListener('change', onChange)
    return () => media.removeEventListener('change', onChange)
  }
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}

/**
 * What was served is narrow: in a wide window it is taken over so, and drawn wide right after. What it asks for until then
 * nobody sees, and an answer that the page's head has asked for would be used up.
 */
export const isPassing = (): boolean => typeof matchMedia !== 'undefined' && matchMedia(WIDE).matches
