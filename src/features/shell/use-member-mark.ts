import { useEffect } from 'react'
import { useSession } from '#src/stores/session.ts'

/**
 * `<html data-member>` while someone is signed in. The boot script of index.html sets it before the first paint, so
 * that the prerendered landing keeps room for what only members see and nothing moves when it comes. Its `data-resting`, by which what
 * was served offers nothing to who takes a break, ends here: from now on React knows (stores/protection/resting.ts).
 */
export function useMemberMark(): void {
  useEffect(() => {
    const mark = () =>
      document.documentElement.toggleAttribute('data-member', useSession.getState().user !== null)
    mark()
    document.documentElement.removeAttribute('data-resting')
    return useSession.subscribe(mark)
  }, [])
}
