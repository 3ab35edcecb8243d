import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { shootNumber } from '#contracts/yeekee.ts'
import { ApiError } from '#src/api/api-error.ts'
import { errorText } from '#src/api/error-text.ts'
import { shotAccepted, shotTooEarly, type YeekeeRoom } from '#src/data/lotto/yeekee.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { useKeptText } from '#src/forms/use-kept-text.ts'
import { MoneyWriteOutcome } from '#src/forms/money/MoneyWriteOutcome.tsx'
import { formatCount } from '#rules/baht.ts'
import { useMoneyAct } from '#src/forms/use-money-act.ts'
import { useSession } from '#src/stores/session.ts'
import { receiptGiven } from '#src/stores/witness/yeekee-witness.ts'
import { DigitSlots } from '#src/ui/lotto/DigitSlots.tsx'
import { Keypad, KeypadKey } from '#src/ui/lotto/Keypad.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { Shuffle } from '#src/ui/icons.ts'
import { useDigitKeys } from '#src/ui/lotto/use-digit-keys.ts'
import { yeekee } from '#src/strings/lotto/yeekee.ts'
import { ShootButton } from './ShootButton.tsx'

const DIGITS = 5

/** Five slots, a keypad, one shot at a time. */
export function ShootPad({ room }: { room: YeekeeRoom }) {
  const [number, setNumber] = useKeptText(`yeekee.${room.round_id}`)
  const { phase, checkAgain, failure, busy, shoot } = useShoot(room.round_id, () => setNumber(''))
  const [waiting, setWaiting] = useState(false)
  const ready = number.length === DIGITS && !waiting && !busy

  const keys = {
    onDigit: (digit: string) => setNumber((typed) => (typed + digit).slice(0, DIGITS)),
    onDelete: () => setNumber((typed) => typed.slice(0, -1)),
    onEnter: () => ready && shoot(number),
  }
  useDigitKeys(keys)

  if (phase !== 'ready') return <MoneyWriteOutcome phase={phase} onCheckAgain={checkAgain} />
  return (
    <section aria-label={yeekee.shoot} apply="grid gap-12">
      <DigitSlots value={number} length={DIGITS} label={yeekee.slots} empty={yeekee.slotsEmpty} />
      <Keypad
        label={yeekee.slots}
        onDigit={keys.onDigit}
        onDelete={keys.onDelete}
        extra={
          <KeypadKey onPress={() => setNumber(randomNumber(DIGITS))}>
            <Shuffle size={18} />
            {yeekee.random}
          </KeypadKey>
        }
      />
      <ShootButton
        number={number}
        complete={number.length === DIGITS}
        busy={busy}
        nextAt={room.next_shot_at ?? null}
        cooldown={room.cooldown}
        onWaiting={setWaiting}
        onShoot={() => shoot(number)}
      />
      {failure && (
        <Note tone="lost" live>
          {failure}
        </Note>
      )}
      <Note tone="info">
        {yeekee.final} {yeekee.left(formatCount(room.shots_left))}
      </Note>
    </section>
  )
}

/** Sends a shot exactly once: it cannot be taken back, so an open end is asked about as with money. */
function useShoot(roundId: string, onAccepted: () => void) {
  const client = useQueryClient()
  const owner = useSession((state) => state.user?.username ?? '')
  const [failure, setFailure] = useState<string | null>(null)

  const handleFailure = (error: unknown) => {
    if (error instanceof ApiError && error.kind === 'tooMany' && error.retryAfter) {
      shotTooEarly(client, roundId, error.retryAfter)
      return setFailure(yeekee.tooEarly(error.retryAfter))
    }
    setFailure(error === null ? yeekee.notArrived : errorText(error))
  }

  const { phase, busy, act, checkAgain } = useMoneyAct(shootNumber, `yeekee.${roundId}`, {
    onDone: ({ data }) => {
      const { seq, number, head, accepted_at } = data
      receiptGiven(roundId, { seq, number, head, accepted_at, owner })
      shotAccepted(client, roundId, data)
      toast('won', yeekee.done(number, formatCount(seq)))
      onAccepted()
    },
    onNothingDone: handleFailure,
  })

  const shoot = (number: string) =>
    void act(() => {
      setFailure(null)
      return { round_id: roundId, number }
    })
  return { phase, checkAgain, failure, busy, shoot }
}

/** As many digits, each equally likely: the remainder of bytes above 249 would favour some. */
function randomNumber(length: number): string {
  let number = ''
  while (number.length < length) {
    const [byte] = crypto.getRandomValues(new Uint8Array(1))
    if (byte! < 250) number += String(byte! % 10)
  }
  return number
}
