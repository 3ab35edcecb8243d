/** `POST /api/line/link` and `/api/line/unlink`: the LINE account of a member who is signed in (ENV-8). */
import { eq } from 'drizzle-orm'
import { linkLine, unlinkLine } from '#contracts/account.ts'
import { lineIdentities } from '../../../db/schema/identity.ts'
import { refuse } from '../../../kit/errors.ts'
import { type Ask, handle } from '../../../kit/endpoint/handler.ts'
import { networkOf, policies } from '../../../kit/rate-limit.ts'
import { LineRefused, LineUnreachable } from '../../../kit/services/line.ts'
import { accountMessages as say } from '../../../strings/account.ts'
import { linkLineTo } from '../../auth/link.ts'
import { prove } from '../../auth/line.ts'
import { lineIdentityOf } from '../../auth/read-member.ts'
import { notify } from '../../inbox/notify.ts'
import { lineUnlinked } from '../../inbox/security-notices.ts'
import { isPassword, knownBy, passwordTries } from './known-password.ts'

export const linkLineHandler = handle(linkLine, {
  limits: (_, ask) => [{ policy: policies.lineAddress, subject: networkOf(ask.ip) }, ...passwordTries(ask)],
  prepare: async ({ password, ...proof }, ask, db) => {
    // Whoever took over a session must not make themselves a way in that outlives it. Before LINE's code, which is good
    // once.
    const { passwordHash } = await knownBy(ask, db, password, 'password')
    return { identity: await prove(proof, ask), passwordHash }
  },
  run: async (_, { tx, now, member, forgive, log, ip }, { identity, passwordHash }) => {
    // Changed or reset meanwhile: what was proved is the password no more.
    if (!(await isPassword(tx, member.id, passwordHash))) refuse(say.passwordWrong)
    const linked_at = await linkLineTo(tx, identity, member.id, now)
    forgive()
    log.info({ memberId: member.id, ip }, 'linked with LINE')
    return { display_name: identity.name, picture_url: identity.picture, linked_at }
  },
})

/** Withdraws the consent at LINE too; our own link ends whether or not LINE answers. */
async function deauthorize(ask: Ask, sub: string, accessToken: string | undefined): Promise<boolean> {
  const { line } = ask.deps.services
  if (!line || !accessToken) return false
  try {
    await line.deauthorize({ sub, accessToken })
    return true
  } catch (error) {
    if (!(error instanceof LineRefused || error instanceof LineUnreachable)) throw error
    ask.log.warn({ reason: error.message }, 'LINE deauthorize failed')
    return false
  }
}

export const unlinkLineHandler = handle(unlinkLine, {
  limits: (_, ask) => passwordTries(ask),
  prepare: async (input, ask, db) => {
    // Knowing the password is the other way in: nobody unties the only one they have.
    const member = await knownBy(ask, db, input.password, 'password')
    const linked = (await lineIdentityOf(db, member.id)) ?? refuse(say.lineNotLinked)
    return { deauthorized: await deauthorize(ask, linked.sub, input.line_access_token) }
  },
  run: async (_, { tx, now, member, forgive, log, ip }, { deauthorized }) => {
    const untied = await tx.delete(lineIdentities).where(eq(lineIdentities.memberId, member.id)).returning()
    if (untied.length > 0) await notify(tx, lineUnlinked(member.id, now))
    forgive()
    log.info({ memberId: member.id, ip, deauthorized }, 'LINE unlinked')
    return { deauthorized }
  },
})
