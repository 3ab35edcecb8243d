import type { Ref, RefObject } from 'react'

/** Our own ref and the caller's on one element. */
export function mergeRefs<T>(own: RefObject<T | null>, other: Ref<T> | undefined) {
  return (element: T | null) => {
    own.current = element
    if (typeof other === 'function') other(element)
    else if (other) other.current = element
  }
}
