import { useEffect, useEffectEvent } from 'react'
import type { VirtualRowsProps } from './props.ts'

interface Scrolled {
  scrollToIndex: (index: number, options: { align: 'center' }) => void
}

/** Scrolls a long list to a row that may not be drawn yet. */
export function useGoTo(virtual: Scrolled, goTo: VirtualRowsProps<{ key: string }>['goTo']): void {
  const go = useEffectEvent((index: number) => virtual.scrollToIndex(index, { align: 'center' }))
  useEffect(() => {
    if (goTo) go(goTo.index)
  }, [goTo])
}
