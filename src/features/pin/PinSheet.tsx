import type { PinPurpose } from '#contracts/pin-purpose.ts'
import { useState } from 'react'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { pin as words } from '#src/strings/auth/pin.ts'
import { Sheet } from '#src/ui/modal/Sheet.tsx'
import { ChoosePin } from './parts/ChoosePin.tsx'
import { EnterPin } from './parts/EnterPin.tsx'
import { LockedPin } from './parts/LockedPin.tsx'
import { PinCode } from './parts/PinCode.tsx'

export interface PinAsked {
  /** What the proof is for; null where a PIN is only to be set. */
  purpose: PinPurpose | null
  /** False: there is none yet, or another is to be set. */
  set: boolean
  /** What will be sent with the proof. */
  input?: unknown
}

/** A proof of `pin.verify`; '' once a PIN is set without a purpose; null where the member would rather not. */
export type PinResult = string | null

type Step =
  | { name: 'enter' | 'locked' }
  /** A code is sent and typed; `fault` says why the last one was not taken. */
  | { name: 'code'; fault: string | null }
  | { name: 'choose'; ref: string; code: string }

const titles = {
  enter: words.title,
  locked: words.lockedTitle,
  code: words.setTitle,
  choose: words.setTitle,
} as const

/** The PIN asked for, and what leads there: the first one, a forgotten one, a locked one. */
export function PinSheet({ purpose, set, input, control }: PinAsked & { control: DialogControl<PinResult> }) {
  const [step, setStep] = useState<Step>(set ? { name: 'enter' } : { name: 'code', fault: null })
  const reset = () => setStep({ name: 'code', fault: null })
  return (
    <Sheet
      open={control.open}
      title={titles[step.name]}
      onClose={() => control.close(null)}
      onClosed={control.closed}
    >
      {step.name === 'enter' && purpose && (
        <EnterPin
          purpose={purpose}
          input={input}
          onProved={control.close}
          onLocked={() => setStep({ name: 'locked' })}
          onForgot={reset}
        />
      )}
      {step.name === 'locked' && <LockedPin onReset={reset} />}
      {step.name === 'code' && (
        <PinCode fault={step.fault} onCode={(ref, code) => setStep({ name: 'choose', ref, code })} />
      )}
      {step.name === 'choose' && (
        <ChoosePin
          purpose={purpose}
          sent={step}
          onDone={control.close}
          onCodeRefused={(fault) => setStep({ name: 'code', fault })}
        />
      )}
    </Sheet>
  )
}
