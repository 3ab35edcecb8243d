/** Exchanges of Asia. A typhoon, or a holiday that a government adds, is entered as a special day. */
import type { Calendar } from './calendar.ts'

/** Half a day is the morning alone. */
const morningOnly = { close: null }

/** New York's and London's neighbours in time are in `west.ts`. */
export const asia = {
  hkex: {
    timeZone: 'Asia/Hong_Kong',
    sessions: { morning: '12:00', close: '16:00' },
    years: {
      2026: {
        closed: '01-01 02-17 02-18 02-19 04-03 04-06 04-07 05-01 05-25 06-19 07-01 10-01 10-19 12-25',
        other: { '02-16': morningOnly, '12-24': morningOnly, '12-31': morningOnly },
      },
      2027: {
        closed: '01-01 02-08 02-09 03-26 03-29 04-05 05-13 06-09 07-01 09-16 10-01 10-08 12-27',
        other: { '02-05': morningOnly, '12-24': morningOnly, '12-31': morningOnly },
      },
    },
  },
  sgx: {
    timeZone: 'Asia/Singapore',
    sessions: { close: '17:00' },
    years: {
      2026: {
        closed: '01-01 02-17 02-18 04-03 05-01 05-27 06-01 08-10 11-09 12-25',
        other: { '02-16': { close: '12:00' }, '12-24': { close: '12:00' }, '12-31': { close: '12:00' } },
      },
      // Hari Raya Puasa is told as the 9th and as the 10th of March: a round less costs nothing.
      2027: {
        closed: '01-01 02-08 03-09 03-10 03-26 05-17 05-20 08-09 10-28',
        other: { '02-05': { close: '12:00' }, '12-24': { close: '12:00' }, '12-31': { close: '12:00' } },
      },
    },
  },
  jpx: {
    timeZone: 'Asia/Tokyo',
    // Since November 2024 the afternoon ends at 15:30.
    sessions: { morning: '11:30', close: '15:30' },
    years: {
      2026: {
        closed:
          '01-01 01-02 01-12 02-11 02-23 03-20 04-29 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 11-23 12-31',
      },
      2027: {
        closed:
          '01-01 01-11 02-11 02-23 03-22 04-29 05-03 05-04 05-05 07-19 08-11 09-20 09-23 10-11 11-03 11-23 12-31',
      },
    },
  },
  // 2027 is announced by the State Council at the end of 2026. Saturdays that are worked have no trading.
  szse: {
    timeZone: 'Asia/Shanghai',
    sessions: { morning: '11:30', close: '15:00' },
    years: {
      2026: {
        closed:
          '01-01 01-02 02-16 02-17 02-18 02-19 02-20 02-23 04-06 05-01 05-04 05-05 06-19 09-25 10-01 10-02 10-05 10-06 10-07',
      },
    },
  },
  krx: {
    timeZone: 'Asia/Seoul',
    sessions: { close: '15:30' },
    years: {
      // On the day of the university entrance examination everything is an hour later.
      2026: {
        closed:
          '01-01 02-16 02-17 02-18 03-02 05-01 05-05 05-25 06-03 07-17 08-17 09-24 09-25 10-05 10-09 12-25 12-31',
        other: { '11-19': { close: '16:30' } },
      },
      2027: {
        closed: '01-01 02-08 02-09 03-01 05-05 05-13 07-19 08-16 09-14 09-15 09-16 10-04 10-11 12-27 12-31',
        other: { '11-18': { close: '16:30' } },
      },
    },
  },
  // Two days before the lunar new year are for settlement only. Days that fall on a Saturday are held on the Friday before.
  twse: {
    timeZone: 'Asia/Taipei',
    sessions: { close: '13:30' },
    years: {
      2026: {
        closed:
          '01-01 02-12 02-13 02-16 02-17 02-18 02-19 02-20 02-27 04-03 04-06 05-01 06-19 09-25 09-28 10-09 10-26 12-25',
      },
      2027: {
        closed:
          '01-01 02-02 02-03 02-04 02-05 02-08 02-09 02-10 03-01 04-05 04-06 04-30 06-09 09-15 09-28 10-11 10-25 12-24 12-31',
      },
    },
  },
  set: {
    timeZone: 'Asia/Bangkok',
    sessions: { morning: '12:30', close: '16:30' },
    years: {
      2026: {
        closed:
          '01-01 01-02 03-03 04-06 04-13 04-14 04-15 05-01 05-04 06-01 06-03 07-28 07-29 08-12 10-13 10-23 12-07 12-10 12-31',
      },
      2027: {
        closed:
          '01-01 02-22 04-06 04-13 04-14 04-15 05-03 05-04 05-20 06-03 07-19 07-28 08-12 10-13 10-25 12-06 12-10 12-31',
      },
    },
  },
  // Announced each December. The hour of trading on the evening of Diwali makes no closing value.
  nse: {
    timeZone: 'Asia/Kolkata',
    sessions: { close: '15:30' },
    years: {
      2026: {
        closed:
          '01-15 01-26 03-03 03-26 03-31 04-03 04-14 05-01 05-28 06-26 07-21 09-14 10-02 10-20 11-10 11-24 12-25',
      },
    },
  },
} satisfies Readonly<Record<string, Calendar>>
