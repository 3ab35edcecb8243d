import { useSyncExternalStore } from 'react'

/** The open dialogs and sheets, the topmost last. Toasts join the topmost one: everything else is inert then. */
let stack: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function set(next: readonly HTMLDialogElement[]): void {
  stack = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const pushLayer = (dialog: HTMLDialogElement): void => set([...stack, dialog])
export const removeLayer = (dialog: HTMLDialogElement): void => set(stack.filter((other) => other !== dialog))
export const isTopLayer = (dialog: HTMLDialogElement): boolean => stack.at(-1) === dialog

/** The topmost open dialog, or null when the page itself is on top. */
export const useTopLayer = (): HTMLDialogElement | null =>
  useSyncExternalStore(
    subscribe,
    () => stack.at(-1) ?? null,
    () => null,
  )
