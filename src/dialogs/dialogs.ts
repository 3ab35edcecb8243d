/**
 * Dialogs, declared in the feature that owns them and opened with `await open(dialog, props)` (ARCHITECTURE.md "Dialogs").
 * One host renders them inside the providers; the promise resolves after the closing animation.
 */
import type { ComponentType } from 'react'
import { create } from 'zustand'
import { codeInTime } from './code-in-time.ts'

/** Handed to every dialog component, to be passed on to the frame of `src/ui/modal/Dialog.tsx` or `src/ui/modal/Sheet.tsx`. */
export interface DialogControl<Result> {
  /** False while the closing animation runs. */
  open: boolean
  /** Starts closing; the first result counts. */
  close: (result: Result) => void
  /** The frame calls this when its closing animation has ended. */
  closed: () => void
}

/** Draws one dialog; it closes through `control` and never takes itself away. */
type DialogComponent<Props, Result> = ComponentType<Props & { control: DialogControl<Result> }>

/** A dialog as its feature declares it: what it is given, and what it answers. */
export interface DialogDef<Props, Result> {
  readonly name: string
  /** Loads the component on first use, so that a page does not pay for dialogs that nobody opens. */
  readonly load: () => Promise<DialogComponent<Props, Result>>
  /** What a dialog answers that was closed from outside: host back, sign-out. */
  readonly dismissed: Result
}

/** Every dialog of the pages that are here, for who fetches their code ahead (`src/app/fetch-ahead.ts`). */
export const declared: { readonly load: () => Promise<unknown> }[] = []

/** Gives the declaration its types; nothing is loaded yet. */
export function defineDialog<Props, Result>(def: DialogDef<Props, Result>): DialogDef<Props, Result> {
  declared.push(def)
  return def
}

/** An open dialog as the host sees it: types were checked by `open`. */
export interface OpenDialog {
  readonly id: number
  readonly name: string
  readonly Component: DialogComponent<Record<string, unknown>, unknown>
  readonly props: Record<string, unknown>
  readonly control: DialogControl<unknown>
  readonly dismiss: () => void
}

interface DialogState {
  stack: readonly OpenDialog[]
}

/** Open dialogs, the lowest first. Written in this file and by `useDrawnDialog` alone. */
export const useDialogs = create<DialogState>(() => ({ stack: [] }))

let nextId = 1
let waiting: Promise<unknown> = Promise.resolve()

const patch = (id: number, open: boolean) =>
  useDialogs.setState(({ stack }) => ({
    stack: stack.map((item) => (item.id === id ? { ...item, control: { ...item.control, open } } : item)),
  }))

/**
 * Opens a dialog above those already open. Without a network its code is waited for, once; rejects only when it cannot be
 * loaded though there is one.
 */
export async function open<Props extends object, Result>(
  dialog: DialogDef<Props, Result>,
  props: Props,
): Promise<Result> {
  const Component = await codeInTime(dialog.name, dialog.load)
  if (Component === null) return dialog.dismissed
  return new Promise<Result>((resolve) => {
    const id = nextId++
    let result: Result | undefined
    let settled = false
    const close = (value: Result) => {
      if (settled) return
      settled = true
      result = value
      patch(id, false)
    }
    const closed = () => {
      useDialogs.setState(({ stack }) => ({ stack: stack.filter((item) => item.id !== id) }))
      resolve(settled ? (result as Result) : dialog.dismissed)
    }
    const entry = {
      id,
      name: dialog.name,
      Component,
      props,
      control: { open: true, close, closed },
      dismiss: () => close(dialog.dismissed),
    } as unknown as OpenDialog
    useDialogs.setState(({ stack }) => ({ stack: [...stack, entry] }))
  })
}

/** True while a dialog of this name is open or closing. */
export const useDialogOpen = (name: string): boolean =>
  useDialogs(({ stack }) => stack.some((item) => item.name === name))

/** Opens a dialog when no other is open: announcements queue one at a time and never cover a form. */
export function announce<Props extends object, Result>(
  dialog: DialogDef<Props, Result>,
  props: Props,
): Promise<Result> {
  const turn = waiting.then(noneOpen).then(() => open(dialog, props))
  waiting = turn.catch(() => {})
  return turn
}

function noneOpen(): Promise<void> {
  if (useDialogs.getState().stack.length === 0) return Promise.resolve()
  return new Promise((resolve) => {
    const unsubscribe = useDialogs.subscribe(({ stack }) => {
      if (stack.length > 0) return
      unsubscribe()
      resolve()
    })
  })
}

/** Closes the top dialog; false when there is none. The host's back control does this first. */
export function dismissTop(): boolean {
  const top = useDialogs.getState().stack.at(-1)
  top?.dismiss()
  return top !== undefined
}

/** Closes everything, when the session ends. */
export function dismissAll(): void {
  for (const item of useDialogs.getState().stack) item.dismiss()
}
