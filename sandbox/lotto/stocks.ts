/** Stock indices, in the time of their exchange. Results come when the exchange, or its morning session, has closed. */
import '../not-in-production.ts'
import type { LotteryKey, LotterySeed } from './lottery-seed.ts'
import { daily } from './times.ts'

const weekdays = [1, 2, 3, 4, 5]
/** The Egyptian week. */
const sundayToThursday = [7, 1, 2, 3, 4]

const stock = (
  key: LotteryKey,
  [nameEn, badge, timeZone]: readonly [nameEn: string, badge: string, timeZone: string],
  [closes, result]: readonly [closes: string, result: string],
  days: readonly number[] = weekdays,
): LotterySeed => ({
  key,
  category: 'stock',
  family: 'stock',
  nameEn,
  badge,
  timeZone,
  schedule: daily(closes, result, days),
})

export const stocks: readonly LotterySeed[] = [
  stock('nikkei-am', ['Nikkei 225, morning', 'NK', 'Asia/Tokyo'], ['11:20', '11:35']),
  stock('china-am', ['SZSE Component, morning', 'CN', 'Asia/Shanghai'], ['11:20', '11:35']),
  stock('hangseng-am', ['Hang Seng, morning', 'HS', 'Asia/Hong_Kong'], ['11:50', '12:10']),
  stock('set-noon', ['SET, noon', 'SET', 'Asia/Bangkok'], ['12:15', '12:35']),
  stock('taiwan', ['TAIEX', 'TW', 'Asia/Taipei'], ['13:10', '13:35']),
  // Tokyo has closed at 15:30 since November 2024.
  stock('nikkei-pm', ['Nikkei 225, close', 'NK', 'Asia/Tokyo'], ['15:15', '15:35']),
  stock('korea', ['KOSPI', 'KR', 'Asia/Seoul'], ['15:15', '15:35']),
  stock('china-pm', ['SZSE Component, close', 'CN', 'Asia/Shanghai'], ['14:45', '15:05']),
  stock('hangseng-pm', ['Hang Seng, close', 'HS', 'Asia/Hong_Kong'], ['15:50', '16:10']),
  stock('singapore', ['Straits Times', 'SG', 'Asia/Singapore'], ['17:00', '17:20']),
  stock('set-close', ['SET, close', 'SET', 'Asia/Bangkok'], ['16:20', '16:50']),
  stock('india', ['Nifty 50', 'IN', 'Asia/Kolkata'], ['15:15', '16:00']),
  stock('egypt', ['EGX 30', 'EG', 'Africa/Cairo'], ['14:15', '15:00'], sundayToThursday),
  stock('russia', ['MOEX', 'RU', 'Europe/Moscow'], ['18:30', '18:50']),
  stock('uk', ['FTSE 100', 'UK', 'Europe/London'], ['15:15', '16:50']),
  stock('germany', ['DAX', 'DE', 'Europe/Berlin'], ['16:15', '17:50']),
  stock('dow', ['Dow Jones', 'DJ', 'America/New_York'], ['14:00', '16:10']),
]
