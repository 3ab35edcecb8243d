import { type PointerEvent, type ReactNode, useId, useRef } from 'react'
import { cx } from '#src/lib/cx.ts'
import { ui } from '#src/strings/ui.ts'
import { IconButton } from '../actions/IconButton.tsx'
import { X } from '../icons.ts'
import { Modal } from './Modal.tsx'
import styles from './Sheet.module.css'

interface SheetProps {
  open: boolean
  onClose: () => void
  onClosed?: () => void
  title?: ReactNode
  label?: string
  /** One sentence under the title. */
  text?: ReactNode
  persistent?: boolean
  describedBy?: string
  actions?: ReactNode
  className?: string
  children?: ReactNode
}

/** How far down the bar is pulled before letting go closes the sheet, px. */
const pullToClose = 72

export function Sheet(props: SheetProps) {
  const titleId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const start = useRef<number | null>(null)

  const pull = (distance: number | null) => {
    if (panel.current) panel.current.style.transform = distance ? `translateY(${distance}px)` : ''
  }
  const handleDown = (event: PointerEvent) => {
    if (props.persistent || (event.target as Element).closest('button')) return
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = event.clientY
  }
  const handleMove = (event: PointerEvent) => {
    if (start.current !== null) pull(Math.max(0, event.clientY - start.current))
  }
  const handleUp = (event: PointerEvent) => {
    if (start.current === null) return
    const distance = event.clientY - start.current
    start.current = null
    if (distance > pullToClose) props.onClose()
    else pull(null)
  }

  return (
    <Modal
      open={props.open}
      onClose={props.onClose}
      onClosed={props.onClosed}
      persistent={props.persistent}
      label={props.title ? undefined : props.label}
      labelledBy={props.title ? titleId : undefined}
      describedBy={props.describedBy}
      className={styles.layer}
    >
      <div ref={panel} className={cx(styles.sheet, props.className)}>
        <div
          className={styles.top}
          onPointerDown={handleDown}
          onPointerMove={handleMove}
          onPointerUp={handleUp}
          onPointerCancel={handleUp}
        >
          <span className={styles.grab} />
          <div apply="row middle tall-44">
            {props.title && (
              <h2 id={titleId} data-title="" tabIndex={-1} apply="grow shrink">
                {props.title}
              </h2>
            )}
            {!props.persistent && (
              <IconButton label={ui.close} className={styles.close} onClick={props.onClose}>
                <X />
              </IconButton>
            )}
          </div>
        </div>
        <div className={styles.body}>
          {props.text && <p apply="mb-12 small muted">{props.text}</p>}
          {props.children}
        </div>
        {props.actions && <div className={styles.actions}>{props.actions}</div>}
      </div>
    </Modal>
  )
}
