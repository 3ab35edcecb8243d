/** Password, bank accounts, profile, devices and LINE link of a member. LOGIN-7, EXTRA-9. */
import * as z from 'zod/mini'
import { limits, MOBILE } from './auth.ts'
import { endpoint } from './kit.ts'
import { agentCode, flag, id, instant, int, int32, oneOf, rows, text } from './wire.ts'

const passwordAgain = () => z.string().check(z.minLength(1), z.maxLength(limits.loginPasswordMax))
const newPassword = () => z.string().check(z.minLength(limits.passwordMin), z.maxLength(limits.passwordMax))
const mobile = () => z.string().check(z.regex(MOBILE))

/**
 * Refused for a wrong old password (`data.fields.old_password`), 422 `new_password` for one that is the old one, the
 * member's name or number, or easily guessed; 429 after ten wrong ones in 15 minutes. The member's other devices count
 * as strangers from then on, signed out or not.
 */
export const changePassword = endpoint({
  name: 'account.changePassword',
  method: 'POST',
  path: '/api/member/change_password',
  origin: 'spec',
  summary: 'Changes the password; every other device is signed out unless keep_others says otherwise.',
  request: z.object({
    old_password: z.string().check(z.minLength(1), z.maxLength(limits.loginPasswordMax)),
    new_password: newPassword(),
    /** True: the member's other devices stay signed in. */
    keep_others: z.optional(flag()),
  }),
  response: z.nullish(z.unknown()),
})

/** Of a reset. True: the linked LINE account is unlinked, false: it stays; left out: unlinked if it was linked lately. */
const unlinkLineToo = () => z.optional(flag())

/**
 * Forgotten password, in steps: `auth.requestOtp` and `auth.verifyOtp` with type `reset_password`, then this with the
 * otp_token. The replies are the same whether or not the mobile has an account. Refused for a token that is not good
 * (any more); 422 `password` for the member's name or number and for one that is easily guessed; 429 by address. Signs
 * nobody in.
 */
export const resetPassword = endpoint({
  name: 'account.resetPassword',
  method: 'POST',
  path: '/api/reset_password',
  auth: 'none',
  onError: 'session',
  origin: 'spec',
  summary: 'Sets a new password with the otp_token of a verified code; every device is signed out.',
  request: z.object({
    mobile: mobile(),
    otp_token: z.string().check(z.minLength(1)),
    password: newPassword(),
    agent_code: agentCode(),
    unlink_line: unlinkLineToo(),
  }),
  response: z.nullish(z.unknown()),
})

/**
 * What else can sign in, for who holds the otp_token of a reset: shown beside the new password. `recent`: linked so
 * lately (30 days) that a reset unlinks it unless told otherwise. Refused for a token that is not good (any more); 429
 * by address.
 */
export const getResetLinks = endpoint({
  name: 'account.resetLinks',
  method: 'POST',
  path: '/api/reset_password/links',
  auth: 'none',
  onError: 'part',
  origin: 'extension',
  summary: 'The LINE account that is linked to the member of a verified reset; the otp_token stays good.',
  request: z.object({
    mobile: mobile(),
    otp_token: z.string().check(z.minLength(1)),
    agent_code: agentCode(),
  }),
  response: z.object({
    line: z.nullish(z.object({ display_name: text(), linked_at: instant(), recent: flag() })),
  }),
})

/** The linked LINE account, read: `linked_at` in epoch ms (UTC). */
export type ResetLink = NonNullable<z.output<typeof getResetLinks.response>['line']>

/**
 * Forgotten password in one call: the code itself instead of its token. Refused as `auth.verifyOtp` is, a wrong try
 * staying counted; 422 and 429 as for `resetPassword`.
 */
export const resetPasswordV2 = endpoint({
  name: 'account.resetPasswordV2',
  method: 'POST',
  path: '/api/reset_password_v2',
  auth: 'none',
  onError: 'session',
  origin: 'spec',
  summary: 'Checks the code and sets a new password at once; every device is signed out.',
  request: z.object({
    mobile: mobile(),
    otp_ref: z.string().check(z.minLength(1)),
    otp_code: z.string().check(z.regex(/^\d{6}$/)),
    password: newPassword(),
    agent_code: agentCode(),
    unlink_line: unlinkLineToo(),
  }),
  response: z.nullish(z.unknown()),
})

/** `main` takes withdrawals; `pending` waits for a check by people; `refused` says why in `note`. */
export const profileBankAccount = z.object({
  id: id(),
  bank_id: int(),
  bank_account_name: z.string(),
  /** As on file; screens mask it. */
  bank_account_no: z.string(),
  status: oneOf(['main', 'active', 'pending', 'refused']),
  note: text(),
})

/** One account, read; a status that is not known here is `unknown`. */
export type ProfileBankAccount = z.output<typeof profileBankAccount>

/**
 * Refused, with `data.fields`, for another name than the main account's, an account that is on file or somebody else's,
 * a wrong password; without, for a second account changed less than a day ago, unless it was refused. 422 for an
 * unknown bank or a broken number, 429 as for `changePassword`. A second account answers as `pending`.
 */
export const updateSubBankAccount = endpoint({
  name: 'account.updateSubBankAccount',
  method: 'POST',
  path: '/api/member/update_sub_bank_account',
  stepUp: true,
  pin: { purpose: 'bank_account' },
  origin: 'spec',
  summary:
    'Adds or replaces the second bank account; its name must be the name of the member. The first one a member gives becomes the main one.',
  request: z.object({
    bank_id: int32(),
    bank_account_name: z.string().check(z.minLength(1), z.maxLength(120)),
    bank_account_no: z.string().check(z.regex(/^\d{10,20}$/)),
    /** Ours: asked again because the account decides where money goes; looked at where it is sent. */
    password: z.optional(z.string().check(z.minLength(1), z.maxLength(limits.loginPasswordMax))),
  }),
  response: profileBankAccount,
})

/**
 * What the profile page shows. `full_name` is the name of the main bank account, '' before there is one; `friends`
 * counts those the member brought directly; `line` null: not linked.
 */
export const profile = z.object({
  username: z.string(),
  full_name: text(),
  mobile: text(),
  mobile_verified: flag(),
  /** Day of birth, `YYYY-MM-DD`, where known. */
  birthday: text(),
  affiliate_code: text(),
  vip_level: int(),
  member_since: instant(),
  friends: int(),
  bank_accounts: rows(profileBankAccount),
  line: z.nullish(z.object({ display_name: text(), picture_url: text(), linked_at: instant() })),
  /** News about deposits, withdrawals and results by LINE; never advertising. */
  notify_by_line: flag(),
})

/** Read: instants in epoch ms (UTC). */
export type Profile = z.output<typeof profile>

/** Bank accounts with the main one first, those that wait or were refused too. */
export const getProfile = endpoint({
  name: 'account.profile',
  method: 'GET',
  path: '/api/member/profile',
  origin: 'extension',
  summary: 'Data of the member for the profile page.',
  response: profile,
})

/** `data` is null. The same again changes nothing. */
export const setPreferences = endpoint({
  name: 'account.setPreferences',
  method: 'POST',
  path: '/api/member/preferences',
  origin: 'extension',
  summary: 'Which news the member wants.',
  request: z.object({ notify_by_line: flag() }),
  response: z.nullish(z.unknown()),
})

/** A signed-in device. `place` is '' where the platform tells none, as this server does. */
export const memberSession = z.object({
  id: id(),
  /** Device and browser in words, as the server read them from the user agent. */
  device: text(),
  place: text(),
  created_at: instant(),
  last_seen_at: instant(),
  /** The one this request came with. */
  current: flag(),
})

/** One device, read: instants in epoch ms (UTC). */
export type MemberSession = z.output<typeof memberSession>

/** After this one, those last seen first; ended ones are not listed. */
export const getSessions = endpoint({
  name: 'account.sessions',
  method: 'GET',
  path: '/api/member/sessions',
  origin: 'extension',
  summary: 'Devices that are signed in, this one first.',
  response: rows(memberSession),
})

/**
 * 404 for a session that is not the member's or has ended; with none named `revoked` may be 0. A device signed out
 * counts as a stranger from then on.
 */
export const revokeSessions = endpoint({
  name: 'account.revokeSessions',
  method: 'POST',
  path: '/api/member/sessions/revoke',
  origin: 'extension',
  mayMiss: true,
  summary: 'Signs one device out, or every other device when no session is named.',
  request: z.object({ session_id: z.optional(id()) }),
  response: z.object({ revoked: int() }),
})

/** Proof as in `auth.lineSignIn`: a web authorization code with its PKCE parts, or the ID token of LIFF. */
const lineProof = () => ({
  code: z.optional(z.string()),
  code_verifier: z.optional(z.string()),
  redirect_uri: z.optional(z.string()),
  nonce: z.optional(z.string()),
  id_token: z.optional(z.string()),
})

/**
 * The password is looked at first: a wrong one leaves LINE's proof good for the next try. Refused for a wrong password
 * (`data.fields.password`), a proof that LINE does not vouch for, and where either has another link already; 429 as for
 * `changePassword` and by address. The same link again is none too many.
 */
export const linkLine = endpoint({
  name: 'account.linkLine',
  method: 'POST',
  path: '/api/line/link',
  pin: { purpose: 'line' },
  onError: 'session',
  origin: 'extension',
  summary:
    'Ties a LINE account to the signed-in member, who gives the password; refused when it belongs to another.',
  request: z.object({ password: passwordAgain(), ...lineProof() }),
  response: z.object({ display_name: text(), picture_url: text(), linked_at: instant() }),
})

/** Refused for a wrong password (`data.fields.password`) and where nothing is linked; 429 as for `changePassword`. */
export const unlinkLine = endpoint({
  name: 'account.unlinkLine',
  method: 'POST',
  path: '/api/line/unlink',
  pin: { purpose: 'line' },
  onError: 'session',
  origin: 'extension',
  summary: 'Unties the LINE account; the password must be known, so that nobody locks himself out.',
  request: z.object({
    password: passwordAgain(),
    /** Access token of LIFF, with which the server withdraws the member's consent at LINE as well. */
    line_access_token: z.optional(z.string()),
  }),
  /** `deauthorized` false: the consent is still there, and only the member can take it back, in LINE's settings. */
  response: z.object({ deauthorized: flag() }),
})

/**
 * Who has not been at hand for a while proves who they are, once, before money moves: with the password, or with LINE
 * where it is linked. Answered `errorCode.stepUp`, the call that asked for it is then sent again as it was. Refused for
 * a wrong password (`data.fields.password`) and another's LINE account, 422 for neither; 429 as for `changePassword`
 * and by address. `fresh_until` is 30 minutes ahead.
 */
export const stepUp = endpoint({
  name: 'account.stepUp',
  method: 'POST',
  path: '/api/member/step_up',
  onError: 'session',
  origin: 'extension',
  summary: 'Proves with the password or LINE that the member is at hand; money moves again from then on.',
  request: z.object({ password: z.optional(passwordAgain()), ...lineProof() }),
  response: z.object({ fresh_until: instant() }),
})

/** Never more often than every few minutes, and only where the member pressed or typed something. */
export const touch = endpoint({
  name: 'account.touch',
  method: 'POST',
  path: '/api/member/touch',
  onError: 'part',
  origin: 'extension',
  summary: 'Tells that the member is at hand; revives nothing that has run out.',
  response: z.nullish(z.unknown()),
})
