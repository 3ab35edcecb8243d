/** Draws held abroad: at the lottery's own time, on every one of its weekdays that is not closed here. */
import type { Calendar } from './calendar.ts'

const noHours = {}

export const draws = {
  // From the eve of the lunar new year to its third day nothing is drawn.
  'hanoi-xsmb': {
    timeZone: 'Asia/Ho_Chi_Minh',
    sessions: noHours,
    years: {
      2026: { closed: '02-16 02-17 02-18 02-19' },
      2027: { closed: '02-05 02-06 02-07 02-08' },
    },
  },
  // Holidays on which it was left out or moved in other years; one that is held after all is entered as a special day.
  'lao-pattana': {
    timeZone: 'Asia/Vientiane',
    sessions: noHours,
    years: {
      2026: { closed: '01-01 04-14 04-15 04-16 05-01 12-02' },
      2027: { closed: '01-01 04-14 04-15 04-16 05-01 12-02' },
    },
  },
  // Special draws on Tuesdays are announced from month to month: no bets are taken for them.
  magnum: { timeZone: 'Asia/Kuala_Lumpur', sessions: noHours, years: { 2026: { closed: '' } } },
  // Drawn by web sites every day of the year.
  'hanoi-daily': {
    timeZone: 'Asia/Ho_Chi_Minh',
    sessions: noHours,
    years: { 2026: { closed: '' }, 2027: { closed: '' } },
  },
  'lao-daily': {
    timeZone: 'Asia/Vientiane',
    sessions: noHours,
    years: { 2026: { closed: '' }, 2027: { closed: '' } },
  },
} satisfies Readonly<Record<string, Calendar>>
