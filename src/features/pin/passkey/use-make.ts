import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PIN_ASKED } from '#contracts/errors.ts'
import { addPasskey, beginPasskey, removePasskey } from '#contracts/passkey.ts'
import { ApiError } from '#src/api/api-error.ts'
import { call } from '#src/api/call.ts'
import { errorText } from '#src/api/error-text.ts'
import { passkeysQuery } from '#src/data/passkeys.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { offerAnswered, passkeyMadeHere } from '#src/stores/passkeys-here.ts'
import { passkey as words } from '#src/strings/auth/passkey.ts'
import { isThereAlready, makeOnDevice } from './device.ts'

/** Null: the member would rather not give the PIN, which is no fault. */
const sentence = (error: unknown): string | null => {
  if (!(error instanceof ApiError)) return words.failed
  return error.code === PIN_ASKED ? null : errorText(error)
}

/** Making and removing passkeys, one at a time; both ask for the PIN first. `busy`: what is made ('new') or removed. */
export function useMake() {
  const client = useQueryClient()
  const [busy, setBusy] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)

  async function carryOut(what: string, work: () => Promise<void>) {
    setBusy(what)
    setFault(null)
    try {
      await work()
    } catch (error) {
      setFault(sentence(error))
    }
    setBusy(null)
    void client.invalidateQueries({ queryKey: passkeysQuery().queryKey })
  }
  const make = () =>
    carryOut('new', async () => {
      const { data: options } = await call(beginPasskey, {})
      const credential = await makeOnDevice(options).catch((error: unknown) => {
        if (!isThereAlready(error)) throw error
        offerAnswered()
        toast('info', words.already)
        return null
      })
      if (!credential) return
      passkeyMadeHere((await call(addPasskey, { credential })).data.id)
      toast('won', words.added)
    })
  const remove = (passkey_id: string) =>
    carryOut(passkey_id, async () => {
      await call(removePasskey, { passkey_id })
      toast('won', words.removed)
    })
  return { busy, fault, make, remove }
}
