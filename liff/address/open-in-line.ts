import { env } from '#src/lib/env.ts'
import { LIFF_ENDPOINT } from '#src/lib/pages/page.ts'

/** The LIFF link of a scrubbed address below the endpoint: opens the same page inside LINE, with a new proof. */
export const liffLinkOf = (address: string): string =>
  `https://${env.liffHost}/${env.liffId}${address.slice(LIFF_ENDPOINT.length)}`
