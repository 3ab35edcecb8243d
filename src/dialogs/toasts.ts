/** Short messages at the top of the screen. LOGIN-4: three seconds; GAME-2: one second on game start. */
import { create } from 'zustand'

/** `won`: it is done; `lost`: it is not; `info`: neither; `busy`: it is under way. */
export type ToastTone = 'won' | 'lost' | 'info' | 'busy'

/** A toast on screen. */
interface ToastItem {
  id: number
  tone: ToastTone
  text: string
  /** How long it stays, ms. */
  duration: number
}

interface ToastState {
  items: readonly ToastItem[]
}

/** How long a sentence stays unless somebody knows better (specification.md §9). */
export const TOAST_MS = 3000

/** Toasts on screen, the oldest first. */
export const useToasts = create<ToastState>(() => ({ items: [] }))

let nextId = 1

/** Shows one sentence; a sentence already on screen is not repeated. */
export function toast(tone: ToastTone, text: string, duration: number = TOAST_MS): void {
  const { items } = useToasts.getState()
  if (items.some((item) => item.text === text)) return
  useToasts.setState({ items: [...items, { id: nextId++, tone, text, duration }] })
}

/** The layer has shown it for its time. */
export function toastDone(id: number | string): void {
  useToasts.setState((state) => ({ items: state.items.filter((item) => item.id !== id) }))
}
