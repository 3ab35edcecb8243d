import { useDeferredValue } from 'react'

/**
 * Whether what is there is shown yet. A query tells of its data in one go, and a whole form would be made in the same task; what comes
 * while one looks is shown for the first time in slices, between which a press is heard. What is there from the beginning is shown at
 * once, and what follows on it too.
 */
export function useInSlices(isThere: boolean): boolean {
  const isShown = useDeferredValue(isThere)
  return isThere && isShown
}
