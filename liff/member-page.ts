import { paths } from '#src/lib/paths.ts'

/** Whether a web path is a member's page, so that somebody must be signed in to see it (a test holds it to the guards). */
export function needsMember(path: string): boolean {
  const pathname = path.replace(/[?#].*$/, '')
  return [paths.member(), paths.lottoBills()].some(
    (page) => pathname === page || pathname.startsWith(`${page}/`),
  )
}
