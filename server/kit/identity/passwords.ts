/** Passwords: scrypt with N=2^17, r=8, p=1 (OWASP ASVS 5.0 11.4.2). 128 MiB and about a third of a second each. */
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { createTurns, type Waiting } from './turns.ts'

/**
 * Both wait their turn (turns.ts): 503 when too many wait, 499 when the caller hung up. `who` is left out only where no
 * caller waits.
 */
export interface Passwords {
  hash(password: string, who?: Waiting): Promise<string>
  /**
   * Whether the password is that of the hash. With no hash (unknown user) it works just as long and says no, so
   * that time does not tell who is a member. Never call it inside a transaction: it takes long.
   */
  verify(password: string, hash: string | null, who?: Waiting): Promise<boolean>
}

export interface PasswordCost {
  /** log2 of scrypt's N. Lowered in tests only. */
  readonly log2N: number
  /** How many are worked out at once; the rest wait. One core stays free for everything else. */
  readonly concurrency: number
}

export const strongCost: PasswordCost = { log2N: 17, concurrency: Math.max(1, availableParallelism() - 1) }

/** As `strongCost`, in each of so many processes of one machine. */
export const costAmong = (processes: number): PasswordCost => ({
  ...strongCost,
  concurrency: Math.max(1, Math.floor(strongCost.concurrency / processes)),
})

/** For each that is worked out at once so many may wait: some eight seconds, which people bear and clients outlast. */
const WAITING = 24

const R = 8
const P = 1
const LENGTH = 32

function derive(password: string, salt: Buffer, log2N: number): Promise<Buffer> {
  // Node refuses to use more memory than maxmem; scrypt needs 128·N·r and a little.
  const options: ScryptOptions = { N: 2 ** log2N, r: R, p: P, maxmem: 130 * 2 ** log2N * R }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, LENGTH, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

/** `scrypt$17$8$1$salt$key`: the cost is part of the hash, so that it can be raised later. */
export function createPasswords(cost: PasswordCost = strongCost): Passwords {
  const inTurn = createTurns({ places: cost.concurrency, most: WAITING * cost.concurrency })
  const nobody = randomBytes(16)
  return {
    hash: (password, who) =>
      inTurn(async () => {
        const salt = randomBytes(16)
        const key = await derive(password, salt, cost.log2N)
        return `scrypt$${cost.log2N}$${R}$${P}$${salt.toString('base64url')}$${key.toString('base64url')}`
      }, who),
    verify: (password, hash, who) =>
      inTurn(async () => {
        const [scheme, log2N, r, p, salt, key] = hash?.split('$') ?? []
        const readable = scheme === 'scrypt' && Number(r) === R && Number(p) === P && salt && key
        if (!readable) {
          await derive(password, nobody, cost.log2N)
          return false
        }
        const expected = Buffer.from(key, 'base64url')
        const actual = await derive(password, Buffer.from(salt, 'base64url'), Number(log2N))
        return expected.length === actual.length && timingSafeEqual(expected, actual)
      }, who),
  }
}
