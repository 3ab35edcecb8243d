import { useEffect, useRef, useState } from 'react'

/**
 * What is in a search field whose text stands in the address too, a moment later. A change of the address that we did
 * not write (back, a link) replaces it. What we wrote may arrive late on a slow phone: it never replaces what has been
 * typed since. Compared once the address is committed, because a navigation is rendered, put aside for a keystroke, and
 * rendered again.
 */
export function useTyped(address: string) {
  const [query, setQuery] = useState(address)
  const written = useRef([address])
  useEffect(() => {
    const at = written.current.indexOf(address)
    written.current = at < 0 ? [address] : written.current.slice(at)
    if (at < 0) setQuery(address)
  }, [address])
  return {
    query,
    type: setQuery,
    written(next: string) {
      if (written.current.at(-1) !== next) written.current.push(next)
      setQuery(next)
    },
  }
}
