import { useController, useWatch, type Control } from 'react-hook-form'
import { ageOf } from '#rules/protection/age.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { Note } from '#src/ui/feedback/Note.tsx'
import { CircleAlert } from '#src/ui/icons.ts'
import styles from './BirthdayField.module.css'
import { type BirthdayValues, isMinor, typedBirthday } from './typed-birthday.ts'
import { SelectField } from '../SelectField.tsx'
import { TextField } from '../TextField.tsx'

const days = Array.from({ length: 31 }, (_, index) => String(index + 1)).map((value) => ({
  value,
  label: value,
}))
const months = auth.months.map((label, index) => ({ value: String(index + 1), label }))

/** What is chosen from a list; the year is typed. */
const chosen = [
  { name: 'birth_day', label: auth.birthDay, options: days, place: styles.day },
  { name: 'birth_month', label: auth.birthMonth, options: months, place: styles.month },
] as const

/** Day, month and year of the Buddhist era; beneath them how old that is, or what is wrong with the three together. */
export function BirthdayField<V extends BirthdayValues>({ control: own }: { control: Control<V> }) {
  // Of a form's values these four alone are touched.
  const control = own as unknown as Control<BirthdayValues>
  return (
    <fieldset
      apply="shrink flush unpadded edgeless"
      aria-label={auth.birthday}
      aria-describedby="birthday-said"
    >
      <div className={styles.fields}>
        {chosen.map(({ name, label, options, place }) => (
          <div key={name} className={place}>
            <SelectField control={control} name={name} label={label} placeholder="–" options={options} />
          </div>
        ))}
        <div className={styles.year}>
          <TextField
            control={control}
            name="birth_year"
            label={auth.birthYear}
            inputMode="numeric"
            maxLength={4}
            autoComplete="bday-year"
          />
        </div>
      </div>
      <div id="birthday-said" aria-live="polite" className={styles.said}>
        <Said control={control} />
      </div>
    </fieldset>
  )
}

/** Who is too young is thanked; only what cannot be read is a fault. */
function Said({ control }: { control: Control<BirthdayValues> }) {
  const { error } = useController({ control, name: 'birthday' }).fieldState
  const [birth_day, birth_month, birth_year] = useWatch({
    control,
    name: ['birth_day', 'birth_month', 'birth_year'],
  })
  const typed = { birth_day, birth_month, birth_year }
  const born = typedBirthday(typed)
  // What the form had to say of an earlier date is answered by this one.
  const mended = error?.type === 'custom' && born !== null && !isMinor(typed)
  if (error && !mended)
    return born === null ? (
      <p apply="row start gap-6 lost">
        <CircleAlert size={16} />
        {error.message}
      </p>
    ) : (
      <Note tone="info">{error.message}</Note>
    )
  return born && <p apply="muted">{auth.ageNow(ageOf(born, serverNow()))}</p>
}
