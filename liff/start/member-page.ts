import { baseOf, isAt, isForMembers } from '#src/lib/pages/page.ts'
import { everyPage } from '#src/lib/pages/pages.ts'

const membersOnly = everyPage.filter(isForMembers)

/** Whether a web path without a query is a member's page, so that somebody must be signed in to see it (a test holds it to the guards). */
export const needsMember = (pathname: string): boolean =>
  membersOnly.some((page) => isAt(baseOf(page.path), pathname))
