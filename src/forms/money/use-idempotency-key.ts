import { useState } from 'react'
import { type IntentKeeper, intentKeeper } from './intent.ts'

/** The key of what this form will send, from the moment that it opens (`intent.ts`). */
export function useIdempotencyKey(name: string): IntentKeeper {
  const [keeper] = useState(() => intentKeeper(name))
  return keeper
}
