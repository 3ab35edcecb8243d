/** What a route says of itself in its `handle`. */
import type { UIMatch } from 'react-router'

export interface RouteHandle {
  /** Page title, Thai; the site's name is added. */
  title: string
  /** The page has a vermilion action of its own: header and tabs leave theirs out (design, principle 1). */
  quiet?: boolean
}

const isHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle

/** Title of the innermost route that has one. */
export function titleOf(matches: ReadonlyArray<Pick<UIMatch, 'handle'>>): string | null {
  return matches.map((match) => match.handle).findLast(isHandle)?.title ?? null
}

/** Whether the page in view has a vermilion action of its own. */
export const isQuiet = (matches: ReadonlyArray<Pick<UIMatch, 'handle'>>): boolean =>
  matches.some(({ handle }) => isHandle(handle) && handle.quiet === true)
