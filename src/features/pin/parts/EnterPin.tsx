import { useState } from 'react'
import type { RequestOf } from '#contracts/kit.ts'
import { PIN_LENGTH, verifyPin } from '#contracts/pin.ts'
import type { PinPurpose } from '#contracts/pin-purpose.ts'
import type { createWithdrawal } from '#contracts/withdraw.ts'
import { formatBaht } from '#rules/baht.ts'
import { call } from '#src/api/call.ts'
import { errorText } from '#src/api/error-text.ts'
import { rightPinTyped } from '#src/stores/passkeys-here.ts'
import { passkey } from '#src/strings/auth/passkey.ts'
import { pin as words } from '#src/strings/auth/pin.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { FingerprintPattern } from '#src/ui/icons.ts'
import { KeypadKey } from '#src/ui/lotto/Keypad.tsx'
import { proveByPasskey } from '../passkey/prove.ts'
import { usePasskeys } from '../passkey/use-passkeys.ts'
import { PinEntry } from './PinEntry.tsx'

interface EnterPinProps {
  purpose: PinPurpose
  /** What will be sent with the proof. */
  input: unknown
  onProved: (proof: string) => void
  onLocked: () => void
  onForgot: () => void
}

/**
 * Sent with its last digit. What is wrong says how many tries are left; what could not be asked is no try. Whose device can, and who
 * has one, may use fingerprint or face instead; of passkeys themselves the PIN alone decides.
 */
export function EnterPin({ purpose, input, onProved, onLocked, onForgot }: EnterPinProps) {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const { passkeys, usable, here } = usePasskeys(purpose !== 'passkey')

  async function verify(pin: string) {
    setBusy(words.checking)
    setFault(null)
    try {
      const { data } = await call(verifyPin, { pin, purpose })
      if (data.pin_proof) {
        if (usable && !here) rightPinTyped()
        return onProved(data.pin_proof)
      }
      if (data.tries_left === 0) return onLocked()
      setFault(words.wrong(data.tries_left))
    } catch (error) {
      setFault(errorText(error))
    }
    setTyped('')
    setBusy(null)
  }
  async function proveBy() {
    if (purpose === 'passkey' || busy) return
    setBusy(passkey.asking)
    setFault(null)
    const outcome = await proveByPasskey(purpose)
    if (outcome.is === 'proved') return onProved(outcome.proof)
    if (outcome.is === 'locked') return onLocked()
    if (outcome.is === 'failed') setFault(outcome.text)
    setTyped('')
    setBusy(null)
  }
  const handleValue = (pin: string) => {
    setTyped(pin)
    if (pin.length === PIN_LENGTH) void verify(pin)
    else if (pin !== '') setFault(null)
  }
  const mayUse = purpose !== 'passkey' && usable && passkeys !== null && passkeys.length > 0
  return (
    <PinEntry
      text={purpose === 'withdraw' ? whyWithdraw(input) : words.why[purpose]}
      label={words.label}
      value={typed}
      onValue={handleValue}
      fault={fault}
      busy={busy}
      extra={
        mayUse && (
          <KeypadKey label={passkey.use} onPress={() => void proveBy()}>
            <FingerprintPattern size={28} apply="gold" />
          </KeypadKey>
        )
      }
      foot={
        <Button tone="text" block onClick={onForgot}>
          {words.forgot}
        </Button>
      }
    />
  )
}

/** With the sum that the member has just reviewed. */
function whyWithdraw(input: unknown): string {
  const { amount } = (input ?? {}) as Partial<RequestOf<typeof createWithdrawal>>
  return amount === undefined ? words.why.withdraw : words.whyWithdraw(formatBaht(amount))
}
