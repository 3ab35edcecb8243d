import type { ReactNode } from 'react'

export interface VirtualRowsProps<Row extends { key: string }> {
  label: string
  rows: readonly Row[]
  /** Height before it is measured, px. */
  heightOf: (row: Row) => number
  draw: (row: Row) => ReactNode
  /** A row that is scrolled to, once. */
  goTo?: { index: number } | null | undefined
}
