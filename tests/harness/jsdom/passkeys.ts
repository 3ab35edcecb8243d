/** The browser's passkeys, which jsdom has none of: what the page asks for is answered by the authenticator of the server's tests. */
import { onTestFinished, vi } from 'vitest'
import { authenticator, type Authenticator } from '#server/testing/authenticator.ts'

const text = (bytes: BufferSource) => Buffer.from(bytes as ArrayBuffer).toString('base64url')
const bytes = (base64url: string) => {
  const { buffer, byteOffset, byteLength } = Buffer.from(base64url, 'base64url')
  return buffer.slice(byteOffset, byteOffset + byteLength)
}

type Credential = ReturnType<Authenticator['make']> | ReturnType<Authenticator['sign']>

/** As the browser hands it over: bytes in place of text. */
const handedOver = ({ id, type, response }: Credential) => ({
  id,
  type,
  rawId: bytes(id),
  response: Object.fromEntries(
    Object.entries(response).map(([key, value]) => [key, typeof value === 'string' ? bytes(value) : value]),
  ),
  getClientExtensionResults: () => ({}),
  authenticatorAttachment: 'platform',
})

/**
 * A browser on a device that knows its holder, with one passkey at most. `holder` is what they do when asked: a cancelled question
 * throws as browsers do.
 */
export function deviceWithPasskeys(knows = true) {
  const device = authenticator({ origin: 'http://localhost:0', rpId: 'localhost' })
  const holder = { cancels: false, isSomebodyElse: false }
  const asked = () => {
    if (holder.cancels)
      throw new DOMException('The operation either timed out or was not allowed.', 'NotAllowedError')
    return { verified: !holder.isSomebodyElse }
  }
  interface Asked {
    publicKey: { challenge: BufferSource }
  }
  vi.stubGlobal(
    'PublicKeyCredential',
    class {
      static isUserVerifyingPlatformAuthenticatorAvailable = async () => knows
    },
  )
  const credentials = {
    create: async ({ publicKey }: Asked) =>
      handedOver(device.make({ challenge: text(publicKey.challenge) }, asked())),
    get: async ({ publicKey }: Asked) =>
      handedOver(device.sign({ challenge: text(publicKey.challenge) }, asked())),
  }
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'credentials')
  })
  return holder
}
