import { useState } from 'react'
import type { YeekeeRoom } from '#src/data/yeekee.ts'
import { useKeptText } from '#src/forms/use-kept-text.ts'
import { MoneyWriteOutcome } from '#src/forms/MoneyWriteOutcome.tsx'
import { formatCount } from '#rules/baht.ts'
import { DigitSlots } from '#src/ui/DigitSlots.tsx'
import { Keypad, KeypadKey } from '#src/ui/Keypad.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Shuffle } from '#src/ui/icons.ts'
import { useDigitKeys } from '#src/ui/use-digit-keys.ts'
import { yeekee } from '#src/strings/yeekee.ts'
import { randomNumber } from './random-number.ts'
import { ShootButton } from './ShootButton.tsx'
import styles from './ShootPad.module.css'
import { useShoot } from './use-shoot.ts'

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
    <section aria-label={yeekee.shoot} className={styles.pad}>
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
