/** `POST /api/member/step_up` and `…/touch`: whether the member is at hand before money moves (decision 038). */
import { stepUp, touch } from '#contracts/account.ts'
import type { RequestOf } from '#contracts/kit.ts'
import type { Db } from '../../../db/types.ts'
import { invalid, refuse } from '../../../kit/errors.ts'
import { type Ask, handle } from '../../../kit/endpoint/handler.ts'
import { networkOf, policies } from '../../../kit/rate-limit.ts'
import { freshen } from '../../../kit/identity/sessions.ts'
import { accountMessages as say } from '../../../strings/account.ts'
import { errors } from '../../../strings/errors.ts'
import { prove } from '../../auth/line.ts'
import { lineIdentityOf } from '../../auth/read-member.ts'
import { isPassword, knownBy, passwordTries } from './known-password.ts'

type StepUp = typeof stepUp

/** The hash that was proved, or null where LINE vouched for the member. */
async function proof(input: RequestOf<StepUp>, ask: Ask<StepUp>, db: Db): Promise<string | null> {
  const { password, ...line } = input
  if (password) return (await knownBy(ask, db, password, 'password')).passwordHash
  if (!line.code && !line.id_token) invalid({ password: errors.field.required })
  const identity = await prove(line, ask)
  if ((await lineIdentityOf(db, ask.member.id))?.sub !== identity.sub) refuse(say.lineNotYours)
  return null
}

export const stepUpHandler = handle(stepUp, {
  limits: (_, ask) => [{ policy: policies.lineAddress, subject: networkOf(ask.ip) }, ...passwordTries(ask)],
  prepare: proof,
  run: async (_, { tx, now, member, sessionId, forgive, log, ip }, passwordHash) => {
    if (passwordHash !== null && !(await isPassword(tx, member.id, passwordHash))) refuse(say.passwordWrong)
    const fresh_until = await freshen(tx, sessionId!, now)
    forgive()
    log.info({ memberId: member.id, ip }, 'stepped up')
    return { fresh_until }
  },
})

/** What it is for was done when its session was found (kit/identity/sessions.ts). */
export const touchHandler = handle(touch, { mode: 'read', run: () => null })
