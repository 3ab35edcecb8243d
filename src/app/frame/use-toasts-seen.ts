import { useState } from 'react'
import { useToasts } from '#src/dialogs/toasts.ts'

/** True from the first toast on: until then the toast layer's code is not loaded. */
export function useToastsSeen(): boolean {
  const [seen, setSeen] = useState(false)
  const any = useToasts((state) => state.items.length > 0)
  if (any && !seen) setSeen(true)
  return seen
}
