/** Registration, sign-in and session. Product-spec §4, §5, §7; requirements LOGIN and REG. */
import * as z from 'zod/mini'
import { endpoint } from './kit.ts'
import { agentCode, flag, id, int, int32, rows, text } from './wire.ts'

/** Lengths of LOGIN-2 and REG-2, counted in characters. */
export const limits = {
  loginUsernameMax: 20,
  loginPasswordMin: 8,
  loginPasswordMax: 50,
  usernameMin: 4,
  usernameMax: 20,
  mobileLength: 10,
  passwordMin: 8,
  passwordMax: 20,
  referralMax: 6,
  otpLength: 6,
  bankAccountMin: 10,
  bankAccountMax: 20,
} as const

/** Thai mobile number: ten digits, 06, 08 or 09 first. */
export const MOBILE = /^0[689]\d{8}$/
/** Usernames are lower-case Latin letters and digits, so that any keyboard and any support agent can spell them. */
export const USERNAME = /^[a-z0-9]+$/

/** How the member heard of us; 7 is other. */
export const knowUs = {
  facebook: 1,
  tiktok: 2,
  youtube: 3,
  google: 4,
  banner: 5,
  friend: 6,
  other: 7,
} as const

const mobile = () => z.string().check(z.regex(MOBILE))
/** Empty unless usernames are chosen by the member (generate_username_mode 1). */
const usernameOrEmpty = () =>
  z.string().check(
    z.maxLength(limits.usernameMax),
    z.refine((v) => v === '' || USERNAME.test(v)),
  )
const referral = () => z.string().check(z.maxLength(limits.referralMax))
/** A day of the past that the calendar has, `1990-05-14`. */
export const birthday = () =>
  z.string().check(
    z.regex(/^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/),
    z.refine(
      (text) => /-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).getUTCDate() === Number(text.slice(8)),
      {
        error: 'not a day of the calendar',
      },
    ),
  )
/** Ticket for a LINE account that proved itself but has no member yet; given by `auth.lineSignIn`. */
const linkToken = () => z.optional(z.string())

/**
 * Refused for what is taken or unknown, with `data.fields` (`username`, `mobile` or `affiliate_code`), and for an
 * unknown agent; 422 `username` for one too short or like a mobile number; 429 by address. `data` is null.
 */
export const checkAccount = endpoint({
  name: 'auth.checkAccount',
  method: 'POST',
  path: '/api/check_account',
  auth: 'none',
  onError: 'session',
  origin: 'spec',
  summary: 'Whether username, mobile and referral code can be used for a registration.',
  request: z.object({
    username: usernameOrEmpty(),
    mobile: mobile(),
    affiliate_code: referral(),
    agent_code: agentCode(),
  }),
  response: z.nullish(z.unknown()),
})

/**
 * `reset_password`, `link` and `login` are ours: the specification shows `register` only. Their replies are the same whether or
 * not the mobile has an account; a message goes out only when it has.
 */
const otpPurpose = () => z.enum(['register', 'reset_password', 'link', 'login'])

/**
 * A new code ends the one that the same device or network asked for before; under the same key no other is sent. Refused for an unknown agent and, with type
 * `register`, for a mobile that is taken (`data.fields.mobile`) or cannot be reached; 429 by number and address.
 */
export const requestOtp = endpoint({
  name: 'auth.requestOtp',
  method: 'POST',
  path: '/api/request_otp',
  auth: 'none',
  onError: 'session',
  origin: 'spec',
  idempotent: true,
  summary: 'Sends a six-digit code by SMS; otp_ref names it, resend_in and expires_in are seconds.',
  request: z.object({
    username: usernameOrEmpty(),
    mobile: mobile(),
    type: otpPurpose(),
    agent_code: agentCode(),
  }),
  response: z.object({ otp_ref: z.string(), resend_in: z.optional(int()), expires_in: z.optional(int()) }),
})

/**
 * Refused for a wrong code, with `data.tries_left` of that code, after five minutes and after five wrong tries; a wrong try
 * stays counted. 429 by number and
 * address. The token is good once, for 30 minutes, for this mobile and `type` alone.
 */
export const verifyOtp = endpoint({
  name: 'auth.verifyOtp',
  method: 'POST',
  path: '/api/verify_otp',
  auth: 'none',
  onError: 'session',
  origin: 'spec',
  summary: 'Trades a right code for an otp_token that registration needs.',
  request: z.object({
    username: usernameOrEmpty(),
    mobile: mobile(),
    otp_code: z.string().check(z.regex(/^\d{6}$/)),
    otp_ref: z.string(),
    type: otpPurpose(),
    agent_code: agentCode(),
  }),
  response: z.object({ otp_token: z.string() }),
})

/**
 * Signs nobody in. Refused as `checkAccount` is, for an account number that is taken, an otp_token or link_token that
 * is not good (any more), a LINE account that is another's; 422 by field for a password that is easily guessed, an
 * unknown `know_us_id` and the bank fields; 429 by address. Answers the username to sign in with, made by the platform
 * where the member chooses none, and the password as it was sent. Where the agent asks for a date of birth: 422 `birth_date`
 * without one, refused below 20 years, and nothing of that is kept.
 */
export const register = endpoint({
  name: 'auth.register',
  method: 'POST',
  path: '/api/register',
  auth: 'none',
  onError: 'session',
  idempotent: true,
  origin: 'spec',
  summary: 'Creates the member. The bank fields are empty in SMS mode, otp_token is empty in bank mode.',
  request: z.object({
    username: usernameOrEmpty(),
    mobile: mobile(),
    password: z.string().check(z.minLength(limits.passwordMin), z.maxLength(limits.passwordMax)),
    affiliate_code: referral(),
    mode: z.literal('bank'),
    agent_code: agentCode(),
    know_us_id: int32(),
    bank_id: z.nullish(int32()),
    bank_account_name: text(),
    bank_account_no: text(),
    otp_token: z.optional(z.string()),
    link_token: linkToken(),
    /** Where the agent asks for it (`AGE_CHECK` of agent.ts). */
    birth_date: z.optional(birthday()),
  }),
  response: z.object({ username: z.string(), password: z.string() }),
})

/**
 * Refused alike for an unknown name and a wrong password, with `data.fields.password`; a suspended member is told so once the password is right.
 * Refused as a whole, too, for a link_token that is not good. 429 by account and address, see `loginByOtp`.
 * `access_token` is the bearer token of the new session.
 */
export const login = endpoint({
  name: 'auth.login',
  method: 'POST',
  path: '/api/login',
  auth: 'none',
  onError: 'session',
  origin: 'spec',
  summary: 'Signs in with username or mobile and password.',
  request: z.object({
    username: z.string().check(z.minLength(1), z.maxLength(limits.loginUsernameMax)),
    password: z.string().check(z.minLength(1), z.maxLength(limits.loginPasswordMax)),
    agent_code: agentCode(),
    link_token: linkToken(),
  }),
  response: z.nullish(z.unknown()),
  extra: z.object({ access_token: z.string() }),
})

/**
 * Signs in without a password: `auth.requestOtp` and `auth.verifyOtp` with type `login`, then this. A 429 of
 * `auth.login` says `data.way_past: 'otp'` where this gets past it: strangers' tries at an account cannot lock its
 * member out. Refused for a token that is not good (any more) and a suspended member; 429 by address for those without
 * a good token.
 */
export const loginByOtp = endpoint({
  name: 'auth.loginByOtp',
  method: 'POST',
  path: '/api/login_by_otp',
  auth: 'none',
  onError: 'session',
  origin: 'extension',
  summary: 'Signs in with a proven mobile number, also while the password is paused by too many tries.',
  request: z.object({
    mobile: mobile(),
    otp_token: z.string().check(z.minLength(1)),
    agent_code: agentCode(),
  }),
  response: z.nullish(z.unknown()),
  extra: z.object({ access_token: z.string() }),
})

/** Also without a session, and then nothing happens; 401 for one that has ended already. */
export const logout = endpoint({
  name: 'auth.logout',
  method: 'POST',
  path: '/api/logout',
  auth: 'optional',
  onError: 'part',
  origin: 'spec',
  summary: 'Ends this session at the server.',
  response: z.nullish(z.unknown()),
})

/** 2 hero, 1 gold, anything else guest (SHELL-3). */
export const vipLevel = { hero: 2, gold: 1 } as const

/** An account of the member, with its number as on file (digits); `bank_id` is an id of `banks`. */
export const memberBankAccount = z.object({
  id: id(),
  bank_id: int(),
  bank_account_name: z.string(),
  bank_account_no: z.string(),
})

/** `bank_accounts`: those that money can go to, the main one first. `vip_level` as in `vipLevel`. */
export const getUserInfo = endpoint({
  name: 'auth.userInfo',
  method: 'GET',
  path: '/api/get_user_info',
  onError: 'session',
  origin: 'spec',
  summary: 'The signed-in member.',
  response: z.object({
    user: z.object({
      id: id(),
      username: z.string(),
      vip_level: int(),
      mobile: text(),
      affiliate_code: text(),
      line_linked: z.optional(flag()),
    }),
    bank_accounts: rows(memberBankAccount),
    agent_code: text(),
  }),
})

/**
 * Signs in with what LINE gave the browser (ENV-8). From the web: the authorization `code` with its PKCE verifier,
 * nonce and redirect_uri. From LIFF: the `id_token`. `signed_in` carries access_token; `unlinked` carries a link_token,
 * good once for 15 minutes, to hand to login or register, so that the LINE account belongs to that member from then on.
 * Refused where LINE does not vouch for it or cannot be reached, for another agent's member and a suspended one; 422
 * for a part of the proof that is missing; 429 by address.
 */
export const lineSignIn = endpoint({
  name: 'auth.lineSignIn',
  method: 'POST',
  path: '/api/line/sign_in',
  auth: 'none',
  onError: 'session',
  origin: 'extension',
  summary: 'Signs in with a LINE authorization code (web) or ID token (LIFF).',
  request: z.object({
    agent_code: agentCode(),
    code: z.optional(z.string()),
    code_verifier: z.optional(z.string()),
    redirect_uri: z.optional(z.string()),
    nonce: z.optional(z.string()),
    id_token: z.optional(z.string()),
  }),
  response: z.object({
    status: z.enum(['signed_in', 'unlinked']),
    link_token: z.optional(z.string()),
    display_name: text(),
    picture_url: text(),
  }),
  extra: z.object({ access_token: z.optional(z.string()) }),
})

/**
 * Ties a LINE account to the member who proves the mobile number, without a password: `auth.requestOtp` and
 * `auth.verifyOtp` with type `link`, then this. Signs in as `auth.login` does. Refused for either token when it is not
 * good (any more), a suspended member, and where either has another link already; 429 by address.
 */
export const linkByOtp = endpoint({
  name: 'auth.linkByOtp',
  method: 'POST',
  path: '/api/line/link_by_otp',
  auth: 'none',
  onError: 'session',
  origin: 'extension',
  summary: 'Signs in with a proven mobile number and ties the LINE account of the link_token to the member.',
  request: z.object({
    mobile: mobile(),
    otp_token: z.string().check(z.minLength(1)),
    link_token: z.string().check(z.minLength(1)),
    agent_code: agentCode(),
  }),
  response: z.nullish(z.unknown()),
  extra: z.object({ access_token: z.string() }),
})

/** Read: the member, their bank accounts and the agent they belong to. */
export type UserInfo = z.output<typeof getUserInfo.response>
