import { AroundRows } from './AroundRows.tsx'
import { BoxRows } from './BoxRows.tsx'
import type { VirtualRowsProps } from './props.ts'
import { WindowRows } from './WindowRows.tsx'

interface ScrolledRowsProps<Row extends { key: string }> extends VirtualRowsProps<Row> {
  /**
   * What scrolls: a box of the list's own, whose height the class name limits; the page; or what stands around
   * the list, as a dialog does.
   */
  scrolls: 'box' | 'page' | 'around'
  className?: string | undefined
}

/** Thousands of rows, of which only those in view are drawn; the row that has the focus stays wherever one scrolls to. */
export function VirtualRows<Row extends { key: string }>({
  scrolls,
  className,
  ...props
}: ScrolledRowsProps<Row>) {
  if (scrolls === 'box') return <BoxRows {...props} className={className} />
  return scrolls === 'page' ? <WindowRows {...props} /> : <AroundRows {...props} />
}
