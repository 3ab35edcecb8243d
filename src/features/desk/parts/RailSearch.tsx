import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useCatalogue } from '#src/data/lobby/use-catalogue.ts'
import { desk } from '#src/strings/desk.ts'
import { SearchInput } from '#src/ui/choice/SearchInput.tsx'
import { Search } from '#src/ui/icons.ts'
import styles from '../DeskRail.module.css'
import { FoundGames } from './FoundGames.tsx'
import { usePutAway } from './use-put-away.ts'

/**
 * Games of every category by name or provider, and lotteries by name. What is found lies over the page, in the order of the keyboard right after the
 * field; Escape, a game that is opened and a press elsewhere put it away.
 */
export function RailSearch() {
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const catalogue = useCatalogue(wanted)
  const close = () => setOpen(false)
  const { key } = useLocation()
  useEffect(() => {
    setOpen(false)
    setQuery('')
  }, [key])
  usePutAway(root, open, (how) => {
    setOpen(false)
    if (how === 'elsewhere') return
    if (opener.current?.offsetParent) opener.current.focus()
    else focusFieldOf(box.current)
  })
  const text = query.trim()
  return (
    <div ref={root} role="search" aria-label={desk.search} className={styles.search}>
      <button
        ref={opener}
        type="button"
        aria-expanded={open}
        className={styles.opener}
        onClick={() => {
          setOpen(!open)
          // The field is drawn by then.
          requestAnimationFrame(() => focusFieldOf(box.current))
        }}
      >
        <Search size={20} className={styles.icon} />
        {desk.openSearch}
      </button>
      <div ref={box} className={styles.box} data-open={open || undefined}>
        <SearchInput
          label={desk.search}
          placeholder={desk.search}
          value={query}
          className={styles.field}
          onFocus={() => setWanted(true)}
          onClick={() => setOpen(true)}
          onValueChange={(next) => {
            setQuery(next)
            setOpen(true)
          }}
        />
        {open && text !== '' && <FoundGames query={text} catalogue={catalogue} onOpen={close} />}
      </div>
    </div>
  )
}

const focusFieldOf = (box: HTMLElement | null) => box?.querySelector('input')?.focus()
