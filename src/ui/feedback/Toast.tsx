import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { cx } from '#src/lib/cx.ts'
import { CircleAlert, CircleCheck, Info } from '../icons.ts'
import { Spinner } from '../actions/Spinner.tsx'
import styles from './ToastLayer.module.css'

export type ToastTone = 'won' | 'lost' | 'info' | 'busy'

interface ToastProps {
  tone?: ToastTone | undefined
  /** How long it stays, ms; for ever, that is until it is replaced or removed, when it is `Infinity`. */
  duration: number
  onDone: () => void
  children: ReactNode
}

const icons = {
  won: <CircleCheck size={20} />,
  lost: <CircleAlert size={20} />,
  info: <Info size={20} />,
  busy: <Spinner />,
}

/** One sentence at the top for a while. A press sends it away earlier; while the tab is hidden its time stands still. */
export function Toast({ tone = 'info', duration, onDone, children }: ToastProps) {
  const done = useEffectEvent(onDone)

  useEffect(() => {
    if (duration === Infinity) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const run = () => {
      clearTimeout(timer)
      if (!document.hidden) timer = setTimeout(done, duration)
    }
    run()
    document.addEventListener('visibilitychange', run)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', run)
    }
  }, [duration])

  return (
    // A press is a shortcut past that while; nothing is lost without it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div className={cx(styles.toast, styles[tone])} onClick={onDone}>
      {icons[tone]}
      <span>{children}</span>
    </div>
  )
}
