import { useLayoutEffect, useState } from 'react'
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
 * toast would neither be announced nor seen. It is moved there as it is, so that a toast's time goes on.
 */
export function ToastLayer({ toasts, onDone }: ToastLayerProps) {
  const top = useTopLayer()
  const [place] = useState(() => (typeof document === 'undefined' ? null : document.createElement('div')))
  useLayoutEffect(() => {
    if (place) (top ?? document.body).append(place)
  }, [place, top])
  useLayoutEffect(() => () => place?.remove(), [place])
  if (!place) return null
  return createPortal(
    <div role="status" aria-live="polite" className={styles.layer}>
      {toasts.map((toast) => (
        <Toast key={toast.id} tone={toast.tone} duration={toast.duration} onDone={() => onDone(toast.id)}>
          {toast.text}
        </Toast>
      ))}
    </div>,
    place,
  )
}
