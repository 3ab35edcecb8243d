import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/**
 * A toast lives in the topmost open dialog (ui/ToastLayer): it moves when that closes, and an element found a moment
 * before may be gone. So it is looked for again until it is seen.
 */
export const seeToast = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())
