import { type ReactNode, useId } from 'react'
import { cx } from '#src/lib/cx.ts'
import { ui } from '#src/strings/ui.ts'
import styles from './Dialog.module.css'
import { IconButton } from '../actions/IconButton.tsx'
import { X } from '../icons.ts'
import { Modal } from './Modal.tsx'

interface DialogProps {
  open: boolean
  /** Asked to close: the close button, or (unless persistent) Esc, a press outside, Android's back. */
  onClose: () => void
  /** After the closing animation, with focus back where it was. */
  onClosed?: () => void
  /** Drawn as heading and used as name; `label` names a dialog without a drawn heading. */
  title?: ReactNode
  label?: string
  role?: 'dialog' | 'alertdialog'
  /** 360 login, 400 notice, 420 registration, 480 menu, 800 event. */
  width?: 'login' | 'notice' | 'register' | 'menu' | 'event'
  persistent?: boolean
  hideClose?: boolean
  /** Left of the title: a back button. */
  leading?: ReactNode
  /** One row under the content, the safe action first. */
  actions?: ReactNode
  align?: 'start' | 'center'
  /** No padding around the children: pictures, frames. */
  flush?: boolean
  /** Fills the screen below 600 px. */
  fullOnPhone?: boolean
  describedBy?: string
  className?: string
  children?: ReactNode
}

export function Dialog(props: DialogProps) {
  const { title, label, width = 'login', hideClose, leading, actions, align = 'start', children } = props
  const titleId = useId()
  const hasHead = Boolean(title || leading || !hideClose)
  return (
    <Modal
      open={props.open}
      onClose={props.onClose}
      onClosed={props.onClosed}
      persistent={props.persistent}
      role={props.role}
      label={title ? undefined : label}
      labelledBy={title ? titleId : undefined}
      describedBy={props.describedBy}
      className={cx(props.fullOnPhone && styles.fullLayer)}
    >
      <div
        className={cx(
          styles.panel,
          styles[width],
          styles[align],
          props.fullOnPhone && styles.full,
          props.flush && styles.flush,
          props.className,
        )}
      >
        {hasHead && (
          <div className={cx(styles.head, !title && !leading && styles.bare)}>
            {leading}
            {title && (
              <h2 id={titleId} data-title="" tabIndex={-1} className={styles.title}>
                {title}
              </h2>
            )}
            {!hideClose && (
              <IconButton label={ui.close} className={styles.close} onClick={props.onClose}>
                <X />
              </IconButton>
            )}
          </div>
        )}
        <div className={styles.body}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </Modal>
  )
}
