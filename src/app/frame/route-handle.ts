/** What a page's declaration says to the layouts around it: a route's `handle` is the declaration. */
import type { UIMatch } from 'react-router'
import type { Page } from '#src/lib/pages/page.ts'

type Matches = ReadonlyArray<Pick<UIMatch, 'handle'>>

const isHandle = (handle: unknown): handle is Page & { title: string } =>
  typeof handle === 'object' && handle !== null && 'title' in handle

/** Title of the innermost route that has one. */
export function titleOf(matches: Matches): string | null {
  return matches.map((match) => match.handle).findLast(isHandle)?.title ?? null
}

/** Whose answer has the title in place of it, as `toldBy` has it. */
export const titleToldBy = (matches: Matches): string | undefined =>
  matches.map((match) => match.handle).findLast(isHandle)?.titleTold

/** Whether the page in view has a bar of its own where the tabs would be. */
export const isTaskPage = (matches: Matches, isMember: boolean = true): boolean =>
  matches.some(
    ({ handle }) => isHandle(handle) && (handle.task === true || (handle.task === 'visitors' && !isMember)),
  )

/** Whether the page in view has a vermilion action of its own. */
export const isQuiet = (matches: Matches): boolean =>
  matches.some(({ handle }) => isHandle(handle) && handle.quiet === true)

/** Whether the page in view offers something. */
export const isOffer = (matches: Matches): boolean =>
  matches.some(({ handle }) => isHandle(handle) && handle.offer === true)

/** Whether the page in view has nothing to press but its own buttons. */
export const isFormPage = (matches: Matches): boolean =>
  matches.some(({ handle }) => isHandle(handle) && handle.form === true)
