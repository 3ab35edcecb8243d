import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { walletsQuery } from '#src/data/member.ts'
import type { StatementFilter } from '#src/data/money/statement.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { thaiDayOf } from '#rules/thai-day.ts'
import { statement } from '#src/strings/money/statement.ts'
import { Field } from '#src/ui/field/Field.tsx'
import { Calendar } from '#src/ui/icons.ts'
import { Select } from '#src/ui/field/Select.tsx'
import { TextInput } from '#src/ui/field/TextInput.tsx'
import { daysOf, type PeriodName, periodNames, periodOf } from './periods.ts'
import { RefSearch } from './RefSearch.tsx'
import type { Change } from './use-view.ts'

interface FilterFieldsProps {
  filter: StatementFilter
  onChange: Change
}

const states = ['done', 'pending', 'failed'] as const

/** Days, wallet, state, number. Beside each other in the wide page, under each other in the phone's sheet. */
export function FilterFields({ filter, onChange }: FilterFieldsProps) {
  const { data: wallets = [] } = useQuery(walletsQuery())
  const today = thaiDayOf(serverNow())
  const [own, setOwn] = useState(false)
  const period = own ? 'own' : periodOf(filter, today)
  const choosePeriod = (name: PeriodName) => {
    setOwn(name === 'own')
    if (name !== 'own') onChange(daysOf(name, today))
  }
  return (
    <>
      <Field label={statement.period}>
        <Select
          icon={<Calendar size={20} />}
          value={period}
          onChange={(event) => choosePeriod(event.target.value as PeriodName)}
        >
          {periodNames.map((name) => (
            <option key={name} value={name}>
              {statement.periods[name]}
            </option>
          ))}
        </Select>
      </Field>
      {period === 'own' && (
        <>
          <Field label={statement.from}>
            <TextInput
              type="date"
              max={filter.to_day ?? today}
              value={filter.from_day ?? ''}
              onChange={(event) => onChange({ from_day: event.target.value || undefined })}
            />
          </Field>
          <Field label={statement.to}>
            <TextInput
              type="date"
              min={filter.from_day}
              max={today}
              value={filter.to_day ?? ''}
              onChange={(event) => onChange({ to_day: event.target.value || undefined })}
            />
          </Field>
        </>
      )}
      <Field label={statement.wallet}>
        <Select
          value={filter.wallet_id ?? ''}
          onChange={(event) => onChange({ wallet_id: event.target.value || undefined })}
        >
          <option value="">{statement.allWallets}</option>
          {wallets.map((wallet) => (
            <option key={wallet.id} value={wallet.id}>
              {wallet.wallet_name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={statement.state}>
        <Select
          value={filter.state ?? ''}
          onChange={(event) => onChange({ state: states.find((state) => state === event.target.value) })}
        >
          <option value="">{statement.allStates}</option>
          {states.map((state) => (
            <option key={state} value={state}>
              {statement.states[state]}
            </option>
          ))}
        </Select>
      </Field>
      <RefSearch key={filter.ref ?? ''} value={filter.ref ?? ''} onSearch={(ref) => onChange({ ref })} />
    </>
  )
}
