/** Exchanges of Europe, Africa and America; the hours are those of the place, winter and summer. */
import type { Calendar } from './calendar.ts'

export const west = {
  nyse: {
    timeZone: 'America/New_York',
    sessions: { close: '16:00' },
    years: {
      2026: {
        closed: '01-01 01-19 02-16 04-03 05-25 06-19 07-03 09-07 11-26 12-25',
        other: { '11-27': { close: '13:00' }, '12-24': { close: '13:00' } },
      },
      // Christmas is on a Saturday: its eve is the holiday.
      2027: {
        closed: '01-01 01-18 02-15 03-26 05-31 06-18 07-05 09-06 11-25 12-24',
        other: { '11-26': { close: '13:00' } },
      },
    },
  },
  lse: {
    timeZone: 'Europe/London',
    sessions: { close: '16:30' },
    years: {
      2026: {
        closed: '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28',
        other: { '12-24': { close: '12:30' }, '12-31': { close: '12:30' } },
      },
      2027: {
        closed: '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28',
        other: { '12-24': { close: '12:30' }, '12-31': { close: '12:30' } },
      },
    },
  },
  // The last day of trading in a year is a short one.
  xetra: {
    timeZone: 'Europe/Berlin',
    sessions: { close: '17:30' },
    years: {
      2026: {
        closed: '01-01 04-03 04-06 05-01 12-24 12-25 12-31',
        other: { '12-30': { close: '14:00' } },
      },
      2027: {
        closed: '01-01 03-26 03-29 12-24 12-31',
        other: { '12-30': { close: '14:00' } },
      },
    },
  },
  // The main session, whose last value is that of its closing auction. 2027 is announced in the autumn before.
  moex: {
    timeZone: 'Europe/Moscow',
    sessions: { close: '18:50' },
    years: {
      2026: { closed: '01-01 01-02 01-07 02-23 05-01 06-12 11-04 12-31' },
    },
  },
  // Holidays are moved to a Thursday by decree, some weeks before: both days are closed here. 2027 is not decreed.
  egx: {
    timeZone: 'Africa/Cairo',
    sessions: { close: '14:30' },
    years: {
      2026: {
        closed:
          '01-07 01-25 01-29 03-19 03-22 03-23 04-12 04-13 04-30 05-26 05-27 05-28 05-31 06-16 06-17 06-18 06-30 07-01 07-02 07-23 08-25 08-26 08-27 10-06 10-08',
      },
    },
  },
} satisfies Readonly<Record<string, Calendar>>
