import { useState } from 'react'
import { PIN_LENGTH, verifyPin } from '#contracts/pin.ts'
import type { PinPurpose } from '#contracts/pin-purpose.ts'
import { call } from '#src/api/call.ts'
import { errorText } from '#src/api/error-text.ts'
import { pin as words } from '#src/strings/auth/pin.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { PinEntry } from './PinEntry.tsx'

interface EnterPinProps {
  purpose: PinPurpose
  onProved: (proof: string) => void
  onLocked: () => void
  onForgot: () => void
}

/** Sent with its last digit. What is wrong says how many tries are left; what could not be asked is no try. */
export function EnterPin({ purpose, onProved, onLocked, onForgot }: EnterPinProps) {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function verify(pin: string) {
    setBusy(true)
    setFault(null)
    try {
      const { data } = await call(verifyPin, { pin, purpose })
      if (data.pin_proof) return onProved(data.pin_proof)
      if (data.tries_left === 0) return onLocked()
      setFault(words.wrong(data.tries_left))
    } catch (error) {
      setFault(errorText(error))
    }
    setTyped('')
    setBusy(false)
  }
  const handleValue = (pin: string) => {
    setTyped(pin)
    if (pin.length === PIN_LENGTH) void verify(pin)
    else if (pin !== '') setFault(null)
  }
  return (
    <PinEntry
      text={words.why[purpose]}
      label={words.label}
      value={typed}
      onValue={handleValue}
      fault={fault}
      busy={busy}
      foot={
        <Button tone="text" block onClick={onForgot}>
          {words.forgot}
        </Button>
      }
    />
  )
}
