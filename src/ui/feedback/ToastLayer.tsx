import { createPortal } from 'react-dom'
import { useTopLayer } from '../modal/layers.ts'
import { Toast, type ToastTone } from './Toast.tsx'
import styles from './ToastLayer.module.css'

export interface ToastItem {
  id: number | string
  text: string
  tone?: ToastTone | undefined
  /** How long it stays, ms. */
  duration: number
}

interface ToastLayerProps {
  toasts: readonly ToastItem[]
  onDone: (id: ToastItem['id']) => void
}

/**
 * Rendered once. Lives inside the topmost open dialog, because everything outside a modal dialog is inert: there a
 * toast would neither be announced nor seen.
 */
export function ToastLayer({ toasts, onDone }: ToastLayerProps) {
  const top = useTopLayer()
  if (typeof document === 'undefined') return null
  return createPortal(
    <div role="status" aria-live="polite" className={styles.layer}>
      {toasts.map((toast) => (
        <Toast key={toast.id} tone={toast.tone} duration={toast.duration} onDone={() => onDone(toast.id)}>
          {toast.text}
        </Toast>
      ))}
    </div>,
    top ?? document.body,
  )
}
