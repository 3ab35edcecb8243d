import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether the element has come within `ahead` px of the screen; once it has, it stays so. `known`: no need to look. */
export function useNear<E extends Element>(ahead: number, known = false): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null)
  const [near, setNear] = useState(known)
  useEffect(() => {
    if (near || !ref.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: `${ahead}px` },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ahead, near])
  return [ref, near]
}
