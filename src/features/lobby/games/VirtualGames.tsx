import { type FocusEvent, memo, type ReactNode, useRef, useState } from 'react'
import type { Game } from '#contracts/games.ts'
import { gameKey } from '#src/stores/lobby.ts'
import { type GridShape, gridShape } from './grid-shape.ts'
import { type GridPlace, useGridWidth } from './use-grid-width.ts'
import { useRowsInView } from './use-rows-in-view.ts'
import styles from '../Lobby.module.css'

export interface VirtualGamesProps {
  label: string
  games: readonly Game[]
  renderGame: (game: Game, index: number) => ReactNode
  /** Where the served list lay that this takes the place of. */
  served?: GridPlace | null
}

/**
 * Thousands of games, of which only the rows near the window are drawn. Every item says its place in the whole, and
 * the row that has the focus is kept wherever the page is scrolled to, with its neighbours: the next Tab may come before
 * the page has scrolled to it.
 */
export function VirtualGames({ label, games, renderGame, served = null }: VirtualGamesProps) {
  'use memo'
  const list = useRef<HTMLDivElement>(null)
  const { width, windowWidth, text, top } = useGridWidth(list, served)
  const [focusedRow, setFocusedRow] = useState<number | null>(null)
  const { columns, columnGap, rowGap, rowHeight } = gridShape(width, windowWidth, text)
  const step = rowHeight + rowGap
  const count = width === 0 ? 0 : Math.ceil(games.length / columns)
  const { from, to } = useRowsInView({ count, top, step })

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
      style={{ height: Math.max(0, count * step - rowGap) }}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      {drawn(from, to, focusedRow, count).map((row) => (
        <GameRow
          key={row}
          row={row}
          games={games}
          columns={columns}
          columnGap={columnGap}
          rowHeight={rowHeight}
          top={row * step}
          renderGame={renderGame}
        />
      ))}
    </div>
  )
}

interface GameRowProps
  extends
    Omit<VirtualGamesProps, 'label' | 'served'>,
    Pick<GridShape, 'columns' | 'columnGap' | 'rowHeight'> {
  row: number
  /** How far it is below the top of the list, px. */
  top: number
}

/** Drawn once as long as it is near: what is scrolled draws the rows that come, not those that are there. */
const GameRow = memo(function GameRow(props: GameRowProps) {
  const { row, games, columns, columnGap, rowHeight, top, renderGame } = props
  return (
    <div
      role="presentation"
      data-row={row}
      className={styles.row}
      style={{
        height: rowHeight,
        columnGap,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        transform: `translateY(${top}px)`,
      }}
    >
      {games.slice(row * columns, (row + 1) * columns).map((game, column) => (
        <div
          key={gameKey(game)}
          role="listitem"
          aria-setsize={games.length}
          aria-posinset={row * columns + column + 1}
        >
          {renderGame(game, row * columns + column)}
        </div>
      ))}
    </div>
  )
})

/** The rows in view, and the focused one with its neighbours. */
function drawn(from: number, to: number, focused: number | null, count: number): number[] {
  const rows = new Set(Array.from({ length: to - from }, (_, n) => from + n))
  if (focused !== null)
    for (const row of [focused - 1, focused, focused + 1]) if (row >= 0 && row < count) rows.add(row)
  return [...rows].sort((a, b) => a - b)
}
