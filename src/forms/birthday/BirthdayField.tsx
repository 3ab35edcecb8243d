import { useController, type Control } from 'react-hook-form'
import { auth } from '#src/strings/auth/auth.ts'
import type { BirthdayValues } from './typed-birthday.ts'
import styles from './BirthdayField.module.css'
import { SelectField } from '../SelectField.tsx'
import { TextField } from '../TextField.tsx'

const days = Array.from({ length: 31 }, (_, index) => String(index + 1)).map((value) => ({
  value,
  label: value,
}))
const months = auth.months.map((label, index) => ({ value: String(index + 1), label }))

/** Day, month and year of the Buddhist era; what is wrong with the three together is said beneath. */
export function BirthdayField<V extends BirthdayValues>({ control: own }: { control: Control<V> }) {
  // Of a form's values these four alone are touched.
  const control = own as unknown as Control<BirthdayValues>
  const { fieldState } = useController({ control, name: 'birthday' })
  return (
    <fieldset
      apply="shrink flush unpadded edgeless"
      aria-label={auth.birthday}
      aria-describedby="birthday-fault"
    >
      <div className={styles.fields}>
        <SelectField
          control={control}
          name="birth_day"
          label={auth.birthDay}
          placeholder="–"
          options={days}
        />
        <SelectField
          control={control}
          name="birth_month"
          label={auth.birthMonth}
          placeholder="–"
          options={months}
        />
        <TextField
          control={control}
          name="birth_year"
          label={auth.birthYear}
          inputMode="numeric"
          maxLength={4}
          autoComplete="bday-year"
        />
      </div>
      <p id="birthday-fault" role="alert" apply="small lost">
        {fieldState.error?.message}
      </p>
    </fieldset>
  )
}
