import { useState } from 'react'
import { Link } from 'react-router'
import { billStates } from '#contracts/bills.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { thaiDayOf } from '#rules/thai-day.ts'
import { bills as words } from '#src/strings/lotto/bill.ts'
import { Field } from '#src/ui/field/Field.tsx'
import { Calendar } from '#src/ui/icons.ts'
import { Chip } from '#src/ui/actions/Chip.tsx'
import { ChipRow } from '#src/ui/actions/ChipRow.tsx'
import { Select } from '#src/ui/field/Select.tsx'
import { TextInput } from '#src/ui/field/TextInput.tsx'
import styles from '../BillsPart.module.css'
import { type BillPeriod, billPeriods, daysOf, periodOf } from './bill-periods.ts'
import type { BillsViewControl } from './use-bills-view.ts'

/** How they stand, and from which days. */
export function BillFilters({ view }: { view: BillsViewControl }) {
  const { filter, change, ofState } = view
  const today = thaiDayOf(serverNow())
  const [own, setOwn] = useState(false)
  const period = own ? 'own' : periodOf(filter, today)
  const choose = (name: BillPeriod) => {
    setOwn(name === 'own')
    if (name !== 'own') change(daysOf(name, today))
  }
  return (
    <div>
      <ChipRow label={words.tabs} className={styles.states}>
        {[undefined, ...billStates].map((state) => (
          <Chip
            key={state ?? 'all'}
            as={Link}
            to={ofState(state)}
            replace
            preventScrollReset
            selected={filter.state === state}
          >
            {state ? words.states[state] : words.all}
          </Chip>
        ))}
      </ChipRow>
      <div className={styles.days}>
        <Field label={words.period}>
          <Select
            icon={<Calendar size={20} />}
            value={period}
            onChange={(event) => choose(event.target.value as BillPeriod)}
          >
            {billPeriods.map((name) => (
              <option key={name} value={name}>
                {words.periods[name]}
              </option>
            ))}
          </Select>
        </Field>
        {period === 'own' && (
          <>
            <Field label={words.from}>
              <TextInput
                type="date"
                max={filter.to_day ?? today}
                value={filter.from_day ?? ''}
                onChange={(event) => change({ from_day: event.target.value || undefined })}
              />
            </Field>
            <Field label={words.to}>
              <TextInput
                type="date"
                min={filter.from_day}
                max={today}
                value={filter.to_day ?? ''}
                onChange={(event) => change({ to_day: event.target.value || undefined })}
              />
            </Field>
          </>
        )}
      </div>
    </div>
  )
}
