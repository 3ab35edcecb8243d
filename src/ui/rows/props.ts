import type { ReactNode } from 'react'

export interface VirtualRowsProps<Row extends { key: string }> {
  label: string
  rows: readonly Row[]
  /** Height before it is measured, px. */
  heightOf: (row: Row) => number
  draw: (row: Row) => ReactNode
}
