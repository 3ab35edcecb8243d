/**
 * What a spin comes to, computed in the browser (domain.md §9.2). The server computes the same
 * (server/modules/wheel/derive.ts), and both are tested with the same vectors. Lower-case hexadecimal throughout.
 */
import { WHEEL_RULES, type TablePrize, wheelTableText } from '#contracts/wheel-table.ts'
import { WHEEL_WEIGHT_SUM } from '#contracts/wheel.ts'

const utf8 = new TextEncoder()

const toHex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const fromHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

const sha256 = async (data: Uint8Array<ArrayBuffer>): Promise<string> =>
  toHex(await crypto.subtle.digest('SHA-256', data))

/** What was announced of the seed: the hash of its bytes. */
export const commitOf = (seed: string): Promise<string> => sha256(fromHex(seed))

export const tableHash = (prizes: readonly TablePrize[]): Promise<string> =>
  sha256(utf8.encode(wheelTableText(prizes)))

export const messageOf = (clientSeed: string, nonce: number): string =>
  `${clientSeed}:${nonce}:${WHEEL_RULES}`

export interface Derived {
  readonly message: string
  /** All 64 digits of the code. */
  readonly mac: string
  /** Its first eight as a number. */
  readonly u: number
  readonly slot: number
}

export async function derive(serverSeed: string, clientSeed: string, nonce: number): Promise<Derived> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', fromHex(serverSeed), algorithm, false, ['sign'])
  const message = messageOf(clientSeed, nonce)
  const mac = toHex(await crypto.subtle.sign('HMAC', key, utf8.encode(message)))
  const u = Number.parseInt(mac.slice(0, 8), 16)
  return { message, mac, u, slot: Math.floor((u * WHEEL_WEIGHT_SUM) / 2 ** 32) }
}

/** First and last slot of each prize, in the order of the table. */
export function slotRanges(
  prizes: ReadonlyArray<Pick<TablePrize, 'weight'>>,
): Array<readonly [number, number]> {
  let below = 0
  return prizes.map(({ weight }) => {
    const first = below
    below += weight
    return [first, below - 1] as const
  })
}

/** Where in the table the slot lies; -1 where the table ends before it. */
export const prizeIndexAt = (prizes: ReadonlyArray<Pick<TablePrize, 'weight'>>, slot: number): number =>
  slotRanges(prizes).findIndex(([first, last]) => first <= slot && slot <= last)
