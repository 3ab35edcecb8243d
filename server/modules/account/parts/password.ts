/** `POST /api/member/change_password` (LOGIN-7). */
import { and, eq } from 'drizzle-orm'
import { changePassword } from '#contracts/account.ts'
import { members } from '../../../db/schema/member.ts'
import { invalid, refuse } from '../../../kit/errors.ts'
import { forgetDevices } from '../../../kit/identity/devices.ts'
import { handle } from '../../../kit/endpoint/handler.ts'
import { endSessions } from '../../../kit/identity/sessions.ts'
import { accountMessages as say } from '../../../strings/account.ts'
import { passwordFault } from '../../auth/rules.ts'
import { inLine } from '../../auth/standing.ts'
import { notify } from '../../inbox/notify.ts'
import { passwordChanged } from '../../inbox/security-notices.ts'
import { knownBy, passwordTries } from './known-password.ts'

export const changePasswordHandler = handle(changePassword, {
  limits: (_, ask) => passwordTries(ask),
  prepare: async (input, ask, db) => {
    const { username, mobile, passwordHash } = await knownBy(ask, db, input.old_password, 'old_password')
    const same = input.new_password === input.old_password ? say.passwordSame : null
    const fault = same ?? passwordFault(input.new_password, username, mobile)
    if (fault) invalid({ new_password: fault })
    return {
      before: passwordHash,
      after: await ask.deps.passwords.hash(input.new_password, inLine(ask, ask.member.id)),
    }
  },
  run: async (input, { tx, now, member, sessionId, device, forgive, log, ip }, hash) => {
    // Changed meanwhile on another device: what was proved is the old password no more.
    const changed = await tx
      .update(members)
      .set({ passwordHash: hash.after })
      .where(and(eq(members.id, member.id), eq(members.passwordHash, hash.before)))
      .returning({ id: members.id })
    if (changed.length === 0) refuse(say.passwordWrong, { fields: { old_password: say.passwordWrong } })
    if (!input.keep_others) await endSessions(tx, member.id, now, sessionId ?? undefined)
    // Whoever knew the old password elsewhere is a stranger again.
    await forgetDevices(tx, member.id, device)
    await notify(tx, passwordChanged(member.id, now))
    forgive()
    log.info({ memberId: member.id, ip }, 'password changed')
    return null
  },
})
