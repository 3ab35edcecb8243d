/**
 * The specification has some calls twice. Where a platform does not offer the newer one, the older is asked, and from
 * then on at once. A write may be given to `orOlder` as well: what is not offered has done nothing for certain.
 */
import { ApiError } from '#src/api/api-error.ts'

const NOT_OFFERED: ReadonlySet<number | undefined> = new Set([404, 405, 501])

/** No such path, not by this method, not served yet. Anything else, silence too, may have done something. */
const isNotOffered = (error: unknown): boolean => error instanceof ApiError && NOT_OFFERED.has(error.status)

/** Names of endpoints that this platform was found not to offer, until the page is loaded anew. */
const lacking = new Set<string>()

/** For tests: nothing is known of the platform. */
export const forgetLacking = (): void => lacking.clear()

/** What the newer call answers, or the older one's answer in its shape. `name` is the newer endpoint's. */
export async function orOlder<T>(name: string, newer: () => Promise<T>, older: () => Promise<T>): Promise<T> {
  if (lacking.has(name)) return older()
  try {
    return await newer()
  } catch (error) {
    if (!isNotOffered(error)) throw error
  }
  const answer = await older()
  // Where the older one is not offered either, nothing is learnt: 404 may have been about what was asked for.
  lacking.add(name)
  return answer
}
