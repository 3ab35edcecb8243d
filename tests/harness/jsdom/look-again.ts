import { act } from '@testing-library/react'

/** Looks away and back: what the page asks for again and again it asks for now, without the wait. */
export const lookAgain = (): Promise<void> =>
  act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
