/** The sandbox's lotteries: schedules in the zone of who draws, so that daylight saving moves them (domain.md §2.2). */
import '../not-in-production.ts'
import type { Schedule } from '#server/db/schema/lotto-shapes.ts'
import { lottoNames } from '../strings/lotto.ts'
import type { LotterySeed } from './lottery-seed.ts'
import { stocks } from './stocks.ts'
import { daily, monthly } from './times.ts'

const THAI = 'Asia/Bangkok'
const LAO = 'Asia/Vientiane'
const HANOI = 'Asia/Ho_Chi_Minh'

/** Draws that fall on a holiday are held on another day. */
const moved = { '01-01': '12-30', '01-16': '01-17', '05-01': '05-02' }

const thai = { category: 'thai', timeZone: THAI } as const
const lao = { category: 'foreign', family: 'lao', badge: 'LA', timeZone: LAO } as const
const hanoi = { category: 'foreign', family: 'hanoi', badge: 'VN', timeZone: HANOI } as const

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
  { ...lao, key: 'lao-extra', nameEn: 'Lao Extra', schedule: daily('08:10', '08:25') },
  { ...lao, key: 'lao-hd', nameEn: 'Lao HD', schedule: daily('13:25', '13:40') },
  { ...lao, key: 'lao-star', nameEn: 'Lao Star', schedule: daily('15:30', '15:45') },
  { ...lao, key: 'lao-samakki', nameEn: 'Lao Samakki', schedule: daily('20:15', '20:30') },
  { ...lao, key: 'lao', nameEn: 'Lao Pattana', schedule: daily('20:00', '20:30', [1, 3, 5], 2) },
  { ...lao, key: 'lao-vip', nameEn: 'Lao VIP', schedule: daily('21:15', '21:30') },
  { ...hanoi, key: 'hanoi-asean', nameEn: 'Hanoi ASEAN', schedule: daily('09:00', '09:10') },
  { ...hanoi, key: 'hanoi-hd', nameEn: 'Hanoi HD', schedule: daily('11:00', '11:10') },
  { ...hanoi, key: 'hanoi-star', nameEn: 'Hanoi Star', schedule: daily('12:00', '12:10') },
  { ...hanoi, key: 'hanoi-tv', nameEn: 'Hanoi TV', schedule: daily('14:00', '14:10') },
  { ...hanoi, key: 'hanoi-redcross', nameEn: 'Hanoi Red Cross', schedule: daily('16:15', '16:30') },
  { ...hanoi, key: 'hanoi-special', nameEn: 'Hanoi Special', schedule: daily('17:00', '17:15') },
  { ...hanoi, key: 'hanoi', nameEn: 'Hanoi', schedule: daily('18:00', '18:15') },
  { ...hanoi, key: 'hanoi-vip', nameEn: 'Hanoi VIP', schedule: daily('19:00', '19:15') },
  { ...hanoi, key: 'hanoi-extra', nameEn: 'Hanoi Extra', schedule: daily('22:00', '22:10') },
  {
    key: 'malay',
    category: 'foreign',
    family: 'malay',
    nameEn: 'Magnum 4D',
    badge: 'MY',
    timeZone: 'Asia/Kuala_Lumpur',
    schedule: daily('19:20', '19:50', [3, 6, 7]),
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
