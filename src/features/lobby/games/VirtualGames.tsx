import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Game } from '#contracts/games.ts'
import { gameKey } from '#src/stores/lobby.ts'
import { gridShape } from './grid-shape.ts'
import { useGridWidth } from './use-grid-width.ts'
import styles from '../Lobby.module.css'

export interface VirtualGamesProps {
  label: string
  games: readonly Game[]
  renderGame: (game: Game, index: number) => ReactNode
}

/** Rows drawn above and below the window. */
const OVERSCAN = 2

/**
 * Thousands of games, of which only the rows near the window are drawn. Every item says its place in the whole, and
 * the row that has the focus is kept wherever the page is scrolled to, with its neighbours: the next Tab may come before
 * the page has scrolled to it.
 */
export function VirtualGames({ label, games, renderGame }: VirtualGamesProps) {
  'use memo'
  const list = useRef<HTMLDivElement>(null)
  const { width, windowWidth, text, top } = useGridWidth(list)
  const [focusedRow, setFocusedRow] = useState<number | null>(null)
  const { columns, columnGap, rowGap, rowHeight } = gridShape(width, windowWidth, text)

  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this component alone, as it must
  const rows = useWindowVirtualizer({
    count: width === 0 ? 0 : Math.ceil(games.length / columns),
    estimateSize: () => rowHeight,
    gap: rowGap,
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor: (range) => withFocused(range, focusedRow),
  })
  // Sizes are computed, not measured: when the shape changes, the old ones are forgotten.
  useLayoutEffect(() => rows.measure(), [rows, rowHeight, rowGap])

  const handleFocus = (event: FocusEvent<Element, Element>) => {
    const row = event.target.closest<HTMLElement>('[data-row]')
    setFocusedRow(row ? Number(row.dataset.row) : null)
  }
  // On the way to another tile: what that one stands in must not be taken away first.
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<Element, Element>) => {
    if (!currentTarget.contains(relatedTarget)) setFocusedRow(null)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the focus of the tiles in it
    <div
      ref={list}
      role="list"
      aria-label={label}
      apply="full relative"
      style={{ height: rows.getTotalSize() }}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      {rows.getVirtualItems().map((row) => (
        <div
          key={row.key}
          role="presentation"
          data-row={row.index}
          className={styles.row}
          style={{
            height: row.size,
            columnGap,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            transform: `translateY(${row.start - rows.options.scrollMargin}px)`,
          }}
        >
          {games.slice(row.index * columns, (row.index + 1) * columns).map((game, column) => (
            <div
              key={gameKey(game)}
              role="listitem"
              aria-setsize={games.length}
              aria-posinset={row.index * columns + column + 1}
            >
              {renderGame(game, row.index * columns + column)}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

function withFocused(range: Range, focused: number | null): number[] {
  const drawn = new Set(defaultRangeExtractor(range))
  if (focused !== null)
    for (const row of [focused - 1, focused, focused + 1]) if (row >= 0 && row < range.count) drawn.add(row)
  return [...drawn].sort((a, b) => a - b)
}
