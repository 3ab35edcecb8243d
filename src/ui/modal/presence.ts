import { watchKeyboard } from '../field/keyboard.ts'
import { focusInside } from './focus.ts'
import { pushLayer, removeLayer } from './layers.ts'
import { lockScroll } from './scroll-lock.ts'

/** Where the focus was before each dialog: one that opened from another may outlive it. */
const origins = new WeakMap<Element, Element | null>()

/** What opened the dialog; where that is gone, what opened the dialog that it stood in; at last the page itself. */
function giveFocusBack(from: Element | null): void {
  const within = from?.closest('dialog')
  const isThere = from instanceof HTMLElement && from.isConnected && within?.open !== false
  if (isThere) from.focus({ preventScroll: true })
  else if (within && origins.has(within)) giveFocusBack(origins.get(within) ?? null)
  else document.querySelector('main')?.focus({ preventScroll: true })
}

/** Opens the native dialog over everything; the function returned closes it and gives focus back. */
export function enter(dialog: HTMLDialogElement): () => void {
  const cameFrom = document.activeElement
  origins.set(dialog, cameFrom)
  // Before it opens: each makes a browser compute the styles of the whole page anew, together they do it once (decision 140).
  const unlock = lockScroll(dialog)
  // Safari before 15.4 has no modal dialogs: there the layer covers the page by its z-index.
  if (typeof dialog.showModal === 'function') dialog.showModal()
  else dialog.setAttribute('open', '')
  watchKeyboard()
  pushLayer(dialog)
  focusInside(dialog)
  return () => {
    removeLayer(dialog)
    unlock()
    if (typeof dialog.close === 'function') dialog.close()
    else dialog.removeAttribute('open')
    giveFocusBack(cameFrom)
  }
}

/** A hidden tab plays no animation; nobody waits longer than this for the end of one. */
const patience = 400

/** Resolves when the closing animation of the layer and its panel has ended. */
export async function left(dialog: HTMLDialogElement): Promise<void> {
  const running = [dialog, dialog.firstElementChild].flatMap((element) => element?.getAnimations?.() ?? [])
  if (running.length === 0) return
  await Promise.race([
    Promise.allSettled(running.map((animation) => animation.finished)),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ])
}

/** The answer of a persistent dialog to a press outside or Esc: a small movement, no words, nothing lost. */
export function refuse(dialog: HTMLDialogElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  dialog.firstElementChild?.animate?.(
    [{ transform: 'scale(1)' }, { transform: 'scale(1.012)' }, { transform: 'scale(1)' }],
    { duration: 220, easing: 'ease-out' },
  )
}
