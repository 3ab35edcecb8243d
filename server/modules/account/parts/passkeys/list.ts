/** `GET /api/member/pin/passkeys` and `POST …/pin/passkey/remove`. */
import { and, eq } from 'drizzle-orm'
import { getPasskeys, removePasskey } from '#contracts/passkey.ts'
import { memberPasskeys } from '../../../../db/schema/identity.ts'
import { notFound } from '../../../../kit/errors.ts'
import { handle } from '../../../../kit/endpoint/handler.ts'
import { notify } from '../../../inbox/notify.ts'
import { passkeyRemoved } from '../../../inbox/security-notices.ts'
import { asPasskey, passkeysOf } from './kept.ts'
import { mustBeParty } from './party.ts'

export const getPasskeysHandler = handle(getPasskeys, async (_, { tx, member, deps }) => {
  const { id } = mustBeParty(deps.config)
  return { rp_id: id, passkeys: (await passkeysOf(tx, member.id)).map(asPasskey) }
})

export const removePasskeyHandler = handle(removePasskey, async ({ passkey_id }, ctx) => {
  const { tx, now, member, log, ip } = ctx
  const [gone] = await tx
    .delete(memberPasskeys)
    .where(and(eq(memberPasskeys.id, passkey_id), eq(memberPasskeys.memberId, member.id)))
    .returning({ device: memberPasskeys.device })
  if (!gone) return notFound()
  await notify(tx, passkeyRemoved(member.id, gone.device, now))
  log.info({ memberId: member.id, ip }, 'passkey removed')
  return null
})
