/** Our server's clock, asked when LINE refused a proof: is it the phone's clock? */

const PATIENCE_MS = 4_000

/**
 * The server's time minus the device's, ms; null when it did not answer, which also tells that the network is gone.
 * Any answer has the time, so the page itself is asked, which no cache may keep.
 */
export async function askClock(): Promise<number | null> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), PATIENCE_MS)
  try {
    const sentAt = Date.now()
    const { headers } = await fetch(location.pathname, {
      method: 'HEAD',
      cache: 'no-store',
      credentials: 'omit',
      signal: controller.signal,
    })
    const told = Number(headers.get('x-server-time')) || Date.parse(headers.get('date') ?? '')
    return Number.isNaN(told) ? 0 : told - (sentAt + Date.now()) / 2
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}
