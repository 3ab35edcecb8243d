/** Sessions, codes and tickets. Nothing here can be used by who only reads the table: secrets are stored hashed. */
import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, instant, ref } from '../columns.ts'

export const sessions = pgTable('sessions', {
  id: id(),
  memberId: ref('member_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
  /** The absolute end; idleness may end it earlier (kit/identity/sessions.ts). */
  expiresAt: instant('expires_at').notNull(),
  /** Until when money moves without another proof of who is there (kit/identity/sessions.ts). */
  freshUntil: instant('fresh_until').notNull(),
  revokedAt: instant('revoked_at'),
  ip: text().notNull().default(''),
  userAgent: text('user_agent').notNull().default(''),
})

/** A device that a member has signed in on (kit/identity/devices.ts). One device may know several members. */
export const knownDevices = pgTable(
  'known_devices',
  {
    tokenHash: text('token_hash').notNull(),
    memberId: ref('member_id').notNull(),
    /** Token hash of the session that was opened there last: ended from afar, the device is forgotten with it. */
    sessionHash: text('session_hash').notNull(),
    seenAt: instant('seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tokenHash, table.memberId] })],
)

/** `sub` is unique to the channel's provider; a member has at most one LINE account. */
export const lineIdentities = pgTable('line_identities', {
  sub: text().primaryKey(),
  memberId: ref('member_id').notNull(),
  displayName: text('display_name').notNull().default(''),
  pictureUrl: text('picture_url').notNull().default(''),
  linkedAt: instant('linked_at').notNull(),
})

export const otpCodes = pgTable('otp_codes', {
  id: id(),
  /** Names the code to the client (`otp_ref`). */
  ref: text().notNull(),
  agentCode: text('agent_code').notNull(),
  mobile: text().notNull(),
  purpose: text().notNull(),
  /** Hash of who asked: a network, or the holder of the account. A code ends only with the next of the same asker. */
  asker: text().notNull().default(''),
  codeHash: text('code_hash').notNull(),
  attempts: integer().notNull().default(0),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

export const otpTokens = pgTable('otp_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  agentCode: text('agent_code').notNull(),
  mobile: text().notNull(),
  purpose: text().notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

/** A LINE account that proved itself and waits for a member to belong to. */
export const linkTokens = pgTable('link_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  sub: text().notNull(),
  displayName: text('display_name').notNull().default(''),
  pictureUrl: text('picture_url').notNull().default(''),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

/** A member's PIN (decision 097). `tries` counts what was tried since the last right one, before it is looked at. */
export const memberPins = pgTable('member_pins', {
  memberId: ref('member_id').primaryKey(),
  pinHash: text('pin_hash').notNull(),
  tries: integer().notNull().default(0),
  setAt: instant('set_at').notNull(),
})

/** A right PIN, good once, for one purpose, for the session that gave it. */
export const pinProofs = pgTable('pin_proofs', {
  tokenHash: text('token_hash').primaryKey(),
  sessionId: ref('session_id').notNull(),
  purpose: text().notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

/** Stands for the member's PIN on a device of theirs (decision 119). Bytes as base64url; `transports` with commas between. */
export const memberPasskeys = pgTable('member_passkeys', {
  id: id(),
  memberId: ref('member_id').notNull(),
  credentialId: text('credential_id').notNull(),
  publicKey: text('public_key').notNull(),
  /** How often it has signed, as its authenticator last told; 0 from those that do not count. */
  counter: bigint({ mode: 'number' }).notNull(),
  transports: text().notNull().default(''),
  device: text().notNull().default(''),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at'),
})

/** What a passkey is asked to sign, once, for one session and purpose; of the purpose `passkey`: what a new one answers. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  challengeHash: text('challenge_hash').primaryKey(),
  sessionId: ref('session_id').notNull(),
  purpose: text().notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})
