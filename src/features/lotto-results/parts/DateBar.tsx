import { type ChangeEvent, useEffect, useRef } from 'react'
import { dayPlus, noonOf } from '#rules/thai-day.ts'
import { formatLongDate } from '#src/lib/time.ts'
import { lottoResults as words } from '#src/strings/lotto/lotto-results.ts'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { Calendar, ChevronLeft, ChevronRight } from '#src/ui/icons.ts'
import { useTakenOver } from '#src/ui/layout/use-taken-over.ts'
import { isResultDay } from '../results-url.ts'
import styles from '../LottoResults.module.css'

interface DateBarProps {
  day: string
  today: string
  onDay: (day: string) => void
}

/** A day back, a day on, or any: the date in Thai words lies over the browser's own picker. */
export function DateBar({ day, today, onDay }: DateBarProps) {
  const input = useRef<HTMLInputElement>(null)
  // What was served was drawn on another day.
  const takenOver = useTakenOver()
  // Not controlled: while a year is being typed the value is a day of another millennium.
  useEffect(() => {
    if (input.current && input.current.value !== day) input.current.value = day
  }, [day])
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    if (isResultDay(event.target.value, today)) onDay(event.target.value)
  }
  return (
    <div className={styles.bar}>
      <IconButton label={words.previousDay} onClick={() => onDay(dayPlus(day, -1))}>
        <ChevronLeft />
      </IconButton>
      <div className={styles.dateBarDay}>
        <span aria-hidden="true" apply="row middle centre tap gap-8 semi text-centre">
          {takenOver ? (
            <>
              <Calendar size={18} apply="rigid gold" />
              {formatLongDate(noonOf(day))}
            </>
          ) : (
            '\u00a0'
          )}
        </span>
        <input
          ref={input}
          type="date"
          aria-label={words.day}
          max={takenOver ? today : undefined}
          className={styles.input}
          onChange={handleChange}
        />
      </div>
      <IconButton label={words.nextDay} disabled={day >= today} onClick={() => onDay(dayPlus(day, 1))}>
        <ChevronRight />
      </IconButton>
    </div>
  )
}
