import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PIN_LENGTH, setPin, verifyPin } from '#contracts/pin.ts'
import type { PinPurpose } from '#contracts/pin-purpose.ts'
import { isEasyPin } from '#rules/pin.ts'
import { ApiError } from '#src/api/api-error.ts'
import { call } from '#src/api/call.ts'
import { errorText } from '#src/api/error-text.ts'
import { passkeysQuery } from '#src/data/passkeys.ts'
import { pinQuery } from '#src/data/pin.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { pin as words } from '#src/strings/auth/pin.ts'
import { PinEntry } from './PinEntry.tsx'

interface ChoosePinProps {
  purpose: PinPurpose | null
  sent: { ref: string; code: string }
  onDone: (proof: string) => void
  /** The code was not good: another is needed. */
  onCodeRefused: (fault: string) => void
}

/** Typed twice; where it was asked for, its proof follows at once. */
export function ChoosePin({ purpose, sent, onDone, onCodeRefused }: ChoosePinProps) {
  const client = useQueryClient()
  const [first, setFirst] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const beginAnew = (why: string) => {
    setFirst(null)
    setTyped('')
    setFault(why)
    setBusy(false)
  }
  async function send(pin: string) {
    setBusy(true)
    try {
      await call(setPin, { otp_ref: sent.ref, otp_code: sent.code, pin })
      void client.invalidateQueries({ queryKey: pinQuery().queryKey })
      void client.invalidateQueries({ queryKey: passkeysQuery().queryKey })
      toast('won', words.done)
      const proof = purpose ? (await call(verifyPin, { pin, purpose })).data.pin_proof : ''
      onDone(proof ?? '')
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'refused') return onCodeRefused(errorText(error))
      beginAnew(error instanceof ApiError ? (error.fields.pin ?? errorText(error)) : errorText(error))
    }
  }
  const handleValue = (pin: string) => {
    setTyped(pin)
    if (pin !== '') setFault(null)
    if (pin.length < PIN_LENGTH) return
    if (first === null) {
      if (isEasyPin(pin)) return beginAnew(words.easy)
      setFirst(pin)
      return setTyped('')
    }
    if (pin !== first) return beginAnew(words.differs)
    void send(pin)
  }
  const label = first === null ? words.choose : words.again
  return (
    <PinEntry
      text={first === null ? `${words.choose} ${words.chooseText}` : words.again}
      label={label}
      value={typed}
      onValue={handleValue}
      fault={fault}
      busy={busy ? words.checking : null}
    />
  )
}
