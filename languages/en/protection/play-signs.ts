import type * as thai from '#src/strings/protection/play-signs.ts'
import type { Sentences } from '../../sentences.ts'
import { counted } from '../../counted.ts'

export const playSignWords: Sentences<typeof thai.playSignWords> = {
  title: 'What your play shows',
  about: 'From your last 5 weeks. Only you see it. It is not stored and not used for marketing',
  none: 'Nothing to worry about',
  looked:
    'We look at 5 things: depositing again on losing days, much higher deposits, depositing right after withdrawing, playing after midnight, and often asking for higher limits',
  failed: 'Could not load this part',
  seen: {
    chasing: (count, days) =>
      `In the last ${days} days there were ${counted(count, 'day')} with 3 or more deposits, almost all of it lost`,
    rising: (_, days) => `In the last ${days} days you deposited at least twice as much as usual`,
    taken_back: (count, days) =>
      `In the last ${days} days you deposited within a day of withdrawing ${counted(count, 'time')}`,
    nights: (count, days) =>
      `In the last ${days} days you played between midnight and 5 a.m. on ${counted(count, 'night')}`,
    raises: (count, days) =>
      `In the last ${days} days you asked for a higher limit ${counted(count, 'time')}`,
  },
  setLoss: 'Set a loss limit',
  setDeposit: 'Set a deposit limit',
  takeBreak: 'Take a break',
  talk: 'If you would like to talk to someone, call the Mental Health Hotline, 1323, at any hour',
}
