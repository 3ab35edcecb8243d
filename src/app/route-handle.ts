/** What a route says of itself in its `handle`. */
import type { UIMatch } from 'react-router'

export interface RouteHandle {
  /** Page title, Thai; the site's name is added. */
  title: string
  /** The page has a vermilion action of its own: header and tabs leave theirs out (design, principle 1). */
  quiet?: boolean
  /** The page's own bar takes the place of the tabs on a phone, and of the contact buttons; perhaps for visitors only. */
  task?: boolean | 'visitors'
  /** Figures run down the page's right edge: no contact buttons over them. */
  figures?: boolean
}

const isHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle

/** Title of the innermost route that has one. */
export function titleOf(matches: ReadonlyArray<Pick<UIMatch, 'handle'>>): string | null {
  return matches.map((match) => match.handle).findLast(isHandle)?.title ?? null
}

/** Whether figures run down the right edge of the page in view. */
export const hasFigures = (matches: ReadonlyArray<Pick<UIMatch, 'handle'>>): boolean =>
  matches.some(({ handle }) => isHandle(handle) && handle.figures === true)

/** Whether the page in view has a bar of its own where the tabs would be. */
export const isTaskPage = (
  matches: ReadonlyArray<Pick<UIMatch, 'handle'>>,
  isMember: boolean = true,
): boolean =>
  matches.some(
    ({ handle }) => isHandle(handle) && (handle.task === true || (handle.task === 'visitors' && !isMember)),
  )

/** Whether the page in view has a vermilion action of its own. */
export const isQuiet = (matches: ReadonlyArray<Pick<UIMatch, 'handle'>>): boolean =>
  matches.some(({ handle }) => isHandle(handle) && handle.quiet === true)
