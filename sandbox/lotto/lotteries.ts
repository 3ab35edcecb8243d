/** The sandbox's lotteries: schedules in the zone of who draws, so that daylight saving moves them (domain.md §2.2). */
import '../not-in-production.ts'
import type { Schedule, TimeOfDay } from '#server/db/schema/lotto-shapes.ts'
import { lottoNames } from '../strings/lotto.ts'
import type { LotterySeed } from './lottery-seed.ts'
import { stocks } from './stocks.ts'
import { daily, dated, monthly } from './times.ts'

const THAI = 'Asia/Bangkok'
const LAO = 'Asia/Vientiane'
const HANOI = 'Asia/Ho_Chi_Minh'

/** Draws that fall on a holiday are held on another day. Until 2024 that of the new year was held on 30 December. */
const moved = {
  '2025-01-01': '2025-01-02',
  '2025-01-16': '2025-01-17',
  '2025-05-01': '2025-05-02',
  '2026-01-01': '2026-01-02',
  '2026-01-16': '2026-01-17',
  '2026-05-01': '2026-05-02',
  '2027-01-01': '2027-01-02',
  '2027-01-16': '2027-01-17',
  '2027-05-01': '2027-05-02',
}

const thai = { category: 'thai', timeZone: THAI } as const
const lao = { category: 'foreign', family: 'lao', badge: 'LA', timeZone: LAO } as const
const hanoi = { category: 'foreign', family: 'hanoi', badge: 'VN', timeZone: HANOI } as const

/** Those that a web site draws, every day. */
const laoDaily = (closes: TimeOfDay, result: TimeOfDay) => dated(daily(closes, result), 'lao-daily')
const hanoiDaily = (closes: TimeOfDay, result: TimeOfDay) => dated(daily(closes, result), 'hanoi-daily')

const rounds = (schedule: Omit<Extract<Schedule, { type: 'rounds' }>, 'type'>) => ({
  timeZone: THAI,
  schedule: { type: 'rounds' as const, ...schedule },
})

const draws: readonly LotterySeed[] = [
  {
    ...thai,
    key: 'gov',
    family: 'gov',
    nameEn: 'Thai Government Lottery',
    badge: 'TH',
    schedule: monthly([1, 16], '14:30', '16:00', moved),
  },
  {
    ...thai,
    key: 'gsb',
    family: 'gsb',
    nameEn: 'GSB savings lottery',
    badge: lottoNames.badges.gsb,
    schedule: monthly([1, 16], '10:00', '13:00'),
  },
  {
    ...thai,
    key: 'baac',
    family: 'baac',
    nameEn: 'BAAC savings lottery',
    badge: lottoNames.badges.baac,
    schedule: monthly([16], '09:00', '11:00'),
  },
  { ...lao, key: 'lao-extra', nameEn: 'Lao Extra', schedule: laoDaily('08:10', '08:25') },
  { ...lao, key: 'lao-hd', nameEn: 'Lao HD', schedule: laoDaily('13:25', '13:40') },
  { ...lao, key: 'lao-star', nameEn: 'Lao Star', schedule: laoDaily('15:30', '15:45') },
  { ...lao, key: 'lao-samakki', nameEn: 'Lao Samakki', schedule: laoDaily('20:15', '20:30') },
  {
    ...lao,
    key: 'lao',
    nameEn: 'Lao Pattana',
    schedule: dated(daily('20:00', '20:30', [1, 3, 5], 2), 'lao-pattana'),
  },
  { ...lao, key: 'lao-vip', nameEn: 'Lao VIP', schedule: laoDaily('21:15', '21:30') },
  { ...hanoi, key: 'hanoi-asean', nameEn: 'Hanoi ASEAN', schedule: hanoiDaily('09:00', '09:10') },
  { ...hanoi, key: 'hanoi-hd', nameEn: 'Hanoi HD', schedule: hanoiDaily('11:00', '11:10') },
  { ...hanoi, key: 'hanoi-star', nameEn: 'Hanoi Star', schedule: hanoiDaily('12:00', '12:10') },
  { ...hanoi, key: 'hanoi-tv', nameEn: 'Hanoi TV', schedule: hanoiDaily('14:00', '14:10') },
  { ...hanoi, key: 'hanoi-redcross', nameEn: 'Hanoi Red Cross', schedule: hanoiDaily('16:15', '16:30') },
  { ...hanoi, key: 'hanoi-special', nameEn: 'Hanoi Special', schedule: hanoiDaily('17:00', '17:15') },
  { ...hanoi, key: 'hanoi', nameEn: 'Hanoi', schedule: dated(daily('18:00', '18:15'), 'hanoi-xsmb') },
  { ...hanoi, key: 'hanoi-vip', nameEn: 'Hanoi VIP', schedule: hanoiDaily('19:00', '19:15') },
  { ...hanoi, key: 'hanoi-extra', nameEn: 'Hanoi Extra', schedule: hanoiDaily('22:00', '22:10') },
  {
    key: 'malay',
    category: 'foreign',
    family: 'malay',
    nameEn: 'Magnum 4D',
    badge: 'MY',
    timeZone: 'Asia/Kuala_Lumpur',
    schedule: dated(daily('19:20', '19:50', [3, 6, 7]), 'magnum'),
  },
]

/** Bills are taken a day ahead; numbers are shot in the round's own minutes. */
const AHEAD = 24 * 60

const yeekee: LotterySeed = {
  ...rounds({ from: '06:00', minutes: 15, count: 88, opensBefore: AHEAD }),
  key: 'yeekee',
  category: 'yeekee',
  family: 'yeekee',
  nameEn: 'Yeekee',
  badge: 'YK',
}

/** Always something open, and a result soon: for trying out, and for tests at any time of day. */
const forTests: readonly LotterySeed[] = [
  {
    ...rounds({ from: '00:00', minutes: 10, count: 144, opensBefore: 60 }),
    key: 'test',
    category: 'test',
    family: 'gov',
    nameEn: 'Sandbox lottery',
    badge: 'TEST',
  },
  {
    ...rounds({ from: '06:00', minutes: 15, count: 96, opensBefore: 60 }),
    key: 'yeekee-test',
    category: 'test',
    family: 'yeekee',
    nameEn: 'Sandbox Yeekee',
    badge: 'YT',
  },
]

/** In the order of the lobby, where the closing time says nothing else. */
export const lotterySeeds: readonly LotterySeed[] = [...draws, ...stocks, yeekee, ...forTests]
