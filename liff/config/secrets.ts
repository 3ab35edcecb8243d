/** Finds what must not stand in a file that is committed and public. */

/** Words in a key that announce a secret. `channelId` and the like are public. */
const secretKey = /secret|token|password|private|credential|api_?key/i
/** A channel secret is 32 hexadecimal digits; a channel access token is long base64. */
const secretValue = /^[\da-f]{32}$|^[\w+/=.-]{80,}$/i

/** One sentence for each suspicious place; the value itself is never repeated. */
export function secretFaults(value: unknown, path = ''): string[] {
  if (typeof value === 'string' && secretValue.test(value)) return [fault(path)]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = path === '' ? key : `${path}.${key}`
    return secretKey.test(key) ? [fault(here)] : secretFaults(inner, here)
  })
}

const fault = (path: string) =>
  `${path} looks like a secret: take it out of the file and renew it; secrets come from the environment only.`
