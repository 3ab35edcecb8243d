/** `POST /api/login`, `POST /api/logout`, `GET /api/get_user_info` (LOGIN-3, SHELL-5). */
import { eq } from 'drizzle-orm'
import { getUserInfo, login, logout } from '#contracts/auth.ts'
import { members } from '../../../db/schema/member.ts'
import type { Tx } from '../../../db/types.ts'
import { refuse, unauthenticated } from '../../../kit/errors.ts'
import { rememberDevice } from '../../../kit/identity/devices.ts'
import { type Context, handle } from '../../../kit/endpoint/handler.ts'
import { reply } from '../../../kit/reply.ts'
import { endSession, openSession } from '../../../kit/identity/sessions.ts'
import { authMessages as say } from '../../../strings/auth.ts'
import type { RegisterAnswer } from '../../../kit/services/exclusions.ts'
import { askAbout, heedRegister } from '../../pause/outside-register.ts'
import { linkByToken } from '../link.ts'
import { tellNewDevice } from './new-device.ts'
import { bankAccountsOf, lineIdentityOf, memberById, memberByLogin, type MemberRow } from '../read-member.ts'
import { inLine, passwordTakes, standingOf } from '../standing.ts'

/** Said beside the password, for an unknown name too: which of the two it was nobody is told. */
const beside = { fields: { password: say.wrongLogin } }

const nameOf = (input: { username: string }) => input.username.trim().toLowerCase()

/** What a reply says to let the caller in: `reply({ data, ...entered })`. */
interface Entered {
  readonly extra: { readonly access_token: string }
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Opens a session for a member who has proved who they are, on a device known from now on; a suspended one is told so.
 * `register` is what the outside register said of them before.
 */
export async function enter(ctx: Context, member: MemberRow, register: RegisterAnswer): Promise<Entered> {
  if (member.status !== 'active') refuse(say.suspended)
  if (ctx.deps.services.exclusions) await heedRegister(ctx.tx, member.id, register, ctx.now)
  await ctx.tx.update(members).set({ lastLoginAt: ctx.now }).where(eq(members.id, member.id))
  const session = { memberId: member.id, now: ctx.now, ip: ctx.ip, userAgent: ctx.userAgent }
  await tellNewDevice(ctx.tx, session)
  const access_token = await openSession(ctx.tx, session)
  const cookie = await rememberDevice(ctx.tx, {
    memberId: member.id,
    token: ctx.device,
    sessionToken: access_token,
    secure: ctx.origins.site.startsWith('https:'),
    now: ctx.now,
  })
  return { extra: { access_token }, headers: { 'set-cookie': cookie } }
}

/** Read again inside the transaction: the password may have been changed, or the member suspended, meanwhile. */
async function stillThere(tx: Tx, member: MemberRow): Promise<MemberRow> {
  const now = await memberById(tx, member.id)
  return now?.passwordHash === member.passwordHash ? now : refuse(say.wrongLogin, beside)
}

export const loginHandler = handle(login, {
  limits: async (input, ask, db) => {
    const member = await memberByLogin(db, input.agent_code, nameOf(input))
    // Username and mobile of one member are one subject, so that they do not give twice the tries.
    const subject = member ? `member ${member.id}` : `${input.agent_code} ${nameOf(input)}`
    return passwordTakes(await standingOf(db, ask, member), subject, ask.ip)
  },
  prepare: async (input, ask, db) => {
    const { passwords, services } = ask.deps
    await services.screening?.check({ kind: 'login', subject: nameOf(input), ip: ask.ip })
    const member = await memberByLogin(db, input.agent_code, nameOf(input))
    const { as } = await standingOf(db, ask, member)
    const line = inLine(ask, as === 'holder' ? member!.id : null)
    const right = await passwords.verify(input.password, member?.passwordHash ?? null, line)
    if (!member || !right) {
      ask.log.warn({ memberId: member?.id, ip: ask.ip }, 'login refused')
      refuse(say.wrongLogin, beside)
    }
    return { found: member, register: await askAbout(db, services, member) }
  },
  run: async (input, ctx, { found, register }) => {
    const member = await stillThere(ctx.tx, found)
    const entered = await enter(ctx, member, register)
    if (input.link_token) await linkByToken(ctx.tx, input.link_token, member.id, ctx.now)
    ctx.forgive()
    ctx.log.info({ memberId: member.id, ip: ctx.ip }, 'signed in')
    return reply({ data: null, ...entered })
  },
})

export const logoutHandler = handle(logout, async (_, { tx, sessionId, now }) => {
  if (sessionId !== null) await endSession(tx, sessionId, now)
  return null
})

export const userInfoHandler = handle(getUserInfo, async (_, { tx, member }) => {
  const row = (await memberById(tx, member.id)) ?? unauthenticated()
  const accounts = await bankAccountsOf(tx, row.id)
  return {
    user: {
      id: row.id,
      username: row.username,
      vip_level: row.vipLevel,
      mobile: row.mobile,
      affiliate_code: row.affiliateCode,
      line_linked: (await lineIdentityOf(tx, row.id)) !== null,
    },
    bank_accounts: accounts.map(({ id, bankId, bankAccountName, bankAccountNo }) => ({
      id,
      bank_id: bankId,
      bank_account_name: bankAccountName,
      bank_account_no: bankAccountNo,
    })),
    agent_code: row.agentCode,
  }
})
