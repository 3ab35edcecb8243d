import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useTyped } from '#src/ui/choice/use-typed.ts'
import { type LobbyView, readView, writeView } from '../lobby-url.ts'

/** Letters typed within this time are one entry of the address, ms. */
const PAUSE = 250

interface LobbyViewState {
  /** The view of the address, with the search as it is being typed. */
  view: LobbyView
  type: (query: string) => void
  change: (change: Partial<LobbyView>) => void
}

/**
 * The address is the state: a view can be shared, reloaded and gone back to. Typing writes it a moment later, because
 * a navigation at every letter would disturb a Thai keyboard's composition.
 */
export function useLobbyView(): LobbyViewState {
  const [search, setSearch] = useSearchParams()
  const inAddress = readView(search)
  const { query, type, written } = useTyped(inAddress.query)
  // The address follows a moment after a choice: a second choice by then must not undo the first.
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  }, [search])

  const change = (part: Partial<LobbyView>) => {
    const next = { query: query.trim() === '' ? '' : query, ...part }
    written(next.query)
    latest.current = writeView(latest.current, next)
    setSearch(latest.current, { replace: true, preventScrollReset: true })
  }

  useEffect(() => {
    if (query === inAddress.query) return
    const timer = setTimeout(() => change({}), PAUSE)
    return () => clearTimeout(timer)
    // Only typing starts the pause anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [query, inAddress.query])

  return { view: { ...inAddress, query }, type, change }
}
