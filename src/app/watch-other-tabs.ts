/** What another tab of this browser did is seen here too: at once where this one is in view, else when it is looked at. */
import type { QueryClient } from '@tanstack/react-query'
import { fetchAgain } from '#src/data/affected.ts'
import { hearOthers } from '#src/data/elsewhere.ts'
import { currentToken } from '#src/stores/session.ts'

/** Returns how to stop. */
export const watchOtherTabs = (client: QueryClient): (() => void) =>
  hearOthers((names) => {
    const hidden = document.visibilityState === 'hidden'
    if (currentToken() !== null) void fetchAgain(client, names, hidden ? 'none' : 'active')
  })
