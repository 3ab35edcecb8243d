import { useSyncExternalStore } from 'react'

/**
 * True where the stylesheet draws what only wide screens have (from 960 px unless told); false while rendering at build
 * time.
 */
export function useWide(query = '(min-width: 960px)'): boolean {
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
