/** Shows the toasts of `toasts.ts`. One per app. */
import { ToastLayer } from '#src/ui/feedback/ToastLayer.tsx'
import { toastDone, useToasts } from './toasts.ts'

/** A toast leaves when its time is over or it is pressed. */
export function ToastHost() {
  const items = useToasts((state) => state.items)
  return <ToastLayer toasts={items} onDone={toastDone} />
}
