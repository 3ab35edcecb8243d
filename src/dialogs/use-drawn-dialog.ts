/**
 * A dialog that a page draws itself, because it edits the page's own state, takes its place among the others: the host's
 * back control closes it, announcements wait for its end, and signing out closes it.
 */
import { useEffect, useEffectEvent } from 'react'
import { type OpenDialog, useDialogs } from './dialogs.ts'

let nextId = -1

/** Holds a place while `open`. `onClose`: something else asks it to close; the page then sets `open` to false. */
export function useDrawnDialog(name: string, open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open) return
    const entry: OpenDialog = {
      id: nextId--,
      name,
      Component: () => null,
      props: {},
      control: { open: true, close: () => close(), closed: () => {} },
      dismiss: () => close(),
    }
    useDialogs.setState(({ stack }) => ({ stack: [...stack, entry] }))
    return () => useDialogs.setState(({ stack }) => ({ stack: stack.filter((item) => item !== entry) }))
  }, [name, open])
}
