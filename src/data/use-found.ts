/** What an address names, found in a list once that is there. */
import { useEffect, useEffectEvent, useRef } from 'react'

interface Finding<Thing> {
  /** Of the address; null when it names nothing. */
  id: string | null
  /** Undefined until it is loaded. */
  list: readonly Thing[] | undefined
  idOf: (thing: Thing) => string
  onFound: (thing: Thing) => void
  onMissing: () => void
}

/** Calls one of the two, once for each time that the address names something. */
export function useFound<Thing>({ id, list, idOf, onFound, onMissing }: Finding<Thing>): void {
  const done = useRef<string | null>(null)
  const follow = useEffectEvent((wanted: string, things: readonly Thing[]) => {
    const thing = things.find((one) => idOf(one) === wanted)
    if (thing === undefined) onMissing()
    else onFound(thing)
  })
  useEffect(() => {
    if (id === done.current || (id !== null && !list)) return
    done.current = id
    if (id !== null && list) follow(id, list)
  }, [id, list])
}
