import { baseOf, isAt, isForMembers } from '#src/lib/pages/page.ts'
import { everyPage } from '#src/lib/pages/pages.ts'

const membersOnly = everyPage.filter(isForMembers)

/** Whether a web path is a member's page, so that somebody must be signed in to see it (a test holds it to the guards). */
export function needsMember(path: string): boolean {
  const pathname = path.replace(/[?#].*$/, '')
  return membersOnly.some((page) => isAt(baseOf(page.path), pathname))
}
