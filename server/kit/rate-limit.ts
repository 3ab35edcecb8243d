/**
 * Rate limits: windows that open with the first try, counted in the database, so that several processes share them and a restart does
 * not forget them. Counted before the work and outside its transaction: a refused or failed try stays counted.
 */
import { createHash } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import { rateLimits } from '../db/schema/operations.ts'
import type { Db } from '../db/types.ts'
import { day, hour, minute, type Clock } from './clock.ts'
import { errors } from '../strings/errors.ts'
import { tooMany } from './errors.ts'

interface Window {
  readonly most: number
  readonly every: number
}

export interface Policy {
  readonly name: string
  readonly windows: readonly Window[]
  /** Per address: loosened where many people share one, as on a developer's machine. */
  readonly perAddress?: boolean
  /** What gets past it, for the reply's `data.way_past`: a code sent to the member's mobile. */
  readonly wayPast?: 'otp'
}

/**
 * The policies. Login counts tries and gives them back on success, so in effect it counts failures. Which of them count
 * for a caller is decided by what the caller can show (modules/auth/standing.ts, decision 037): strangers share counts
 * that stop them soon, a member's own device has counts that no stranger can use up.
 */
export const policies = {
  /** Per account and device, or session: the holder. Nothing else counts for them. */
  loginHolder: {
    name: 'login-holder',
    windows: [
      { most: 10, every: 15 * minute },
      { most: 30, every: 1 * day },
    ],
    wayPast: 'otp',
  },
  /** Per account and network. */
  loginHere: { name: 'login-here', windows: [{ most: 10, every: 15 * minute }], wayPast: 'otp' },
  /** Per account, from all networks where it has a living session: neighbours of the member guess there too. */
  loginHome: { name: 'login-home', windows: [{ most: 20, every: 1 * day }], wayPast: 'otp' },
  /** Per account, from all other networks together. */
  loginAccount: {
    name: 'login-account',
    windows: [
      { most: 15, every: 15 * minute },
      { most: 30, every: 1 * day },
    ],
    wayPast: 'otp',
  },
  loginAddress: { name: 'login-address', windows: [{ most: 60, every: 15 * minute }], perAddress: true },
  /** Signing in with a proved number, for those whose proof is not good. */
  loginProofAddress: {
    name: 'login-proof-address',
    windows: [{ most: 60, every: 15 * minute }],
    perAddress: true,
  },
  /** Codes for one number that its holder asks for. */
  otpHolder: {
    name: 'otp-holder',
    windows: [
      { most: 1, every: 1 * minute },
      { most: 5, every: 1 * hour },
      { most: 10, every: 1 * day },
    ],
  },
  /** Codes for one number that one network asks for. */
  otpHere: {
    name: 'otp-here',
    windows: [
      { most: 1, every: 1 * minute },
      { most: 5, every: 1 * hour },
      { most: 6, every: 1 * day },
    ],
  },
  /** Codes for one number that all strangers ask for: no number is flooded, and three networks leave some over. */
  otpStrangers: { name: 'otp-strangers', windows: [{ most: 20, every: 1 * day }] },
  /** Codes tried for one number, on top of the five tries of each code: its holder, one network, all strangers. */
  codeHolder: { name: 'code-holder', windows: [{ most: 30, every: 1 * day }] },
  codeHere: { name: 'code-here', windows: [{ most: 10, every: 1 * day }] },
  codeStrangers: { name: 'code-strangers', windows: [{ most: 40, every: 1 * day }] },
  otpAddress: { name: 'otp-address', windows: [{ most: 30, every: 1 * hour }], perAddress: true },
  otpVerifyAddress: {
    name: 'otp-verify-address',
    windows: [{ most: 60, every: 1 * hour }],
    perAddress: true,
  },
  accountCheckAddress: {
    name: 'account-check-address',
    windows: [{ most: 60, every: 1 * hour }],
    perAddress: true,
  },
  registerAddress: { name: 'register-address', windows: [{ most: 10, every: 1 * hour }], perAddress: true },
  lineAddress: { name: 'line-address', windows: [{ most: 60, every: 15 * minute }], perAddress: true },
  /** Per member: the password asked for again before something that matters. */
  passwordAgain: { name: 'password-again', windows: [{ most: 10, every: 15 * minute }] },
  /** Per member: what a passkey is asked to sign. */
  passkeyMember: { name: 'passkey-member', windows: [{ most: 30, every: 15 * minute }] },
  resetAddress: { name: 'reset-address', windows: [{ most: 20, every: 1 * hour }], perAddress: true },
  depositMember: { name: 'deposit-member', windows: [{ most: 30, every: 1 * hour }] },
  /** Each is stored, and looked at by people. */
  /** All that is held about a member, read together. */
  ownDataMember: { name: 'own-data-member', windows: [{ most: 10, every: 1 * hour }] },
  slipMember: { name: 'slip-member', windows: [{ most: 10, every: 1 * hour }] },
  demoAddress: { name: 'demo-address', windows: [{ most: 120, every: 1 * hour }], perAddress: true },
  /** Codes of receipts that are asked about, right or wrong. */
  receiptAddress: { name: 'receipt-address', windows: [{ most: 60, every: 15 * minute }], perAddress: true },
  /** On top of each member's pause: a crowd of accounts behind one address. */
  shotAddress: { name: 'shot-address', windows: [{ most: 300, every: 1 * minute }], perAddress: true },
  /** Visits told of; a page that is left tells once. */
  vitalsAddress: { name: 'vitals-address', windows: [{ most: 120, every: 1 * hour }], perAddress: true },
  /** Files of a statement. */
  exportMember: { name: 'export-member', windows: [{ most: 30, every: 1 * hour }] },
} as const satisfies Record<string, Policy>

/** One thing to count: under which policy, and whom (an address, a username, a mobile number). */
export interface Take {
  readonly policy: Policy
  readonly subject: string
}

export interface Limits {
  /** Counts each, or throws 429 with the seconds to wait. Answers how to give them back. */
  take(takes: readonly Take[]): Promise<() => Promise<void>>
}

/** Subjects are personal: the table keeps only a hash of them. */
const hashed = (subject: string) => createHash('sha256').update(subject).digest('base64url').slice(0, 22)

/** The network of an address: itself for IPv4, the first 64 bits for IPv6, of which one customer has them all. */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:/i, '').split('%')[0]!
  if (!plain.includes(':')) return plain
  const [front = '', back] = plain.split('::')
  const head = front.split(':').filter(Boolean)
  const tail = back?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  const groups = back === undefined ? head : [...head, ...zeros, ...tail]
  return `${groups.slice(0, 4).join(':')}::/64`
}

/**
 * Whose turn a caller takes where callers wait: the /24 of an IPv4 address, for who rents one rents many, and the /64 of
 * IPv6. Counts go by the smaller `networkOf`, since a /24 of a mobile operator is thousands of people.
 */
export function neighbourhoodOf(ip: string): string {
  const network = networkOf(ip)
  return network.includes(':') ? network : `${network.split('.').slice(0, 3).join('.')}.0/24`
}

/** Counts one; a window starts with its first try and is forgotten when it is over. */
async function count(
  db: Db,
  id: string,
  now: number,
  every: number,
): Promise<{ count: number; until: number }> {
  const nowParam = sql.param(now, rateLimits.expiresAt)
  const endParam = sql.param(now + every, rateLimits.expiresAt)
  const over = sql`${rateLimits.expiresAt} <= ${nowParam}`
  const [row] = await db
    .insert(rateLimits)
    .values({ id, count: 1, expiresAt: now + every })
    .onConflictDoUpdate({
      target: rateLimits.id,
      set: {
        count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
        expiresAt: sql`case when ${over} then ${endParam} else ${rateLimits.expiresAt} end`,
      },
    })
    .returning({ count: rateLimits.count, until: rateLimits.expiresAt })
  return row!
}

/** `ease` multiplies the limits per address: 1 in production, more in the sandbox and in tests. */
export function createLimits(db: Db, clock: Clock, ease = 1): Limits {
  const giveBack = async (ids: readonly string[]) => {
    if (ids.length === 0) return
    const one = sql`greatest(${rateLimits.count} - 1, 0)`
    await db
      .update(rateLimits)
      .set({ count: one })
      .where(inArray(rateLimits.id, [...ids]))
  }
  return {
    async take(takes) {
      const now = clock.now()
      const counted: string[] = []
      let wait = 0
      let wayPast: Policy['wayPast']
      for (const { policy, subject } of takes) {
        const { name, perAddress } = policy
        for (const { most, every } of policy.windows) {
          const id = `${name}:${hashed(subject)}:${every}`
          const seen = await count(db, id, now, every)
          counted.push(id)
          if (seen.count <= most * (perAddress ? ease : 1)) continue
          wait = Math.max(wait, seen.until - now)
          wayPast ??= policy.wayPast
        }
      }
      if (wait > 0) {
        // A refused try is no try: it must not use up the longer windows.
        await giveBack(counted)
        const seconds = Math.ceil(wait / 1000)
        if (wayPast) tooMany(seconds, errors.passwordPaused, { way_past: wayPast })
        tooMany(seconds)
      }
      return () => giveBack(counted)
    },
  }
}
