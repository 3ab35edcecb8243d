import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { cx } from '../../lib/cx.ts'
import { wrapTab } from './focus.ts'
import { isTopLayer } from './layers.ts'
import styles from './Modal.module.css'
import { enter, left, refuse } from './presence.ts'

export interface ModalProps {
  open: boolean
  /** Asked to close: Esc, a press outside, Android's back. Never called by these while `persistent`. */
  onClose: () => void
  /** The closing animation has ended and focus is back where it was. */
  onClosed?: (() => void) | undefined
  /** Does not close on a press outside or Esc (specification.md §2, dialogs). */
  persistent?: boolean | undefined
  role?: 'dialog' | 'alertdialog' | undefined
  label?: string | undefined
  labelledBy?: string | undefined
  describedBy?: string | undefined
  className?: string | undefined
  /** One element: the panel. */
  children: ReactNode
}

/** The mechanics shared by Dialog and Sheet: native modal dialog, focus, Esc, closing animation. */
export function Modal({
  open,
  onClose,
  onClosed,
  persistent,
  role,
  label,
  labelledBy,
  describedBy,
  className,
  children,
}: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  const wasShown = useRef(false)
  const [shown, setShown] = useState(open)
  if (open && !shown) setShown(true)

  const tellClosed = useEffectEvent(() => onClosed?.())

  useLayoutEffect(() => (shown && ref.current ? enter(ref.current) : undefined), [shown])

  useEffect(() => {
    if (open || !shown || !ref.current) return
    let current = true
    void left(ref.current).then(() => current && setShown(false))
    return () => {
      current = false
    }
  }, [open, shown])

  useEffect(() => {
    if (!shown && wasShown.current) tellClosed()
    wasShown.current = shown
  }, [shown])

  if (!shown) return null

  const ask = () => {
    if (!open) return
    if (persistent && ref.current) refuse(ref.current)
    else onClose()
  }

  const handleKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    const dialog = event.currentTarget
    if (event.defaultPrevented || !isTopLayer(dialog)) return
    if (event.key === 'Tab') wrapTab(event, dialog)
    if (event.key !== 'Escape') return
    // Before the browser does: a second Esc would close the dialog whatever `cancel` answers.
    event.preventDefault()
    event.stopPropagation()
    ask()
  }

  const handlePointerDown = (event: PointerEvent) => {
    pressedOutside.current = event.target === event.currentTarget
  }

  return (
    // Presses on the layer are a shortcut; the close button and Esc do the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
      role={role}
      aria-modal="true"
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      tabIndex={-1}
      data-closing={open ? undefined : ''}
      className={cx(styles.layer, className)}
      onKeyDown={handleKeyDown}
      onPointerDown={handlePointerDown}
      onClick={(event) => {
        if (pressedOutside.current && event.target === event.currentTarget) ask()
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        ask()
      }}
    >
      {children}
    </dialog>
  )
}
