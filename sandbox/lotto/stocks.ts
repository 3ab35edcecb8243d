/** Stock indices, in the time of their exchange. Results come when the exchange, or its morning session, has closed. */
import '../not-in-production.ts'
import type { LotteryKey, LotterySeed } from './lottery-seed.ts'
import { daily, dated } from './times.ts'

const weekdays = [1, 2, 3, 4, 5]
/** The Egyptian week. */
const sundayToThursday = [7, 1, 2, 3, 4]

const stock = (
  key: LotteryKey,
  [nameEn, badge, timeZone]: readonly [nameEn: string, badge: string, timeZone: string],
  [closes, result, calendar, session = 'close']: readonly [
    closes: string,
    result: string,
    calendar: string,
    session?: string,
  ],
  days: readonly number[] = weekdays,
): LotterySeed => ({
  key,
  category: 'stock',
  family: 'stock',
  nameEn,
  badge,
  timeZone,
  schedule: dated(daily(closes, result, days), calendar, session),
})

export const stocks: readonly LotterySeed[] = [
  stock('nikkei-am', ['Nikkei 225, morning', 'NK', 'Asia/Tokyo'], ['11:20', '11:35', 'jpx', 'morning']),
  stock(
    'china-am',
    ['SZSE Component, morning', 'CN', 'Asia/Shanghai'],
    ['11:20', '11:35', 'szse', 'morning'],
  ),
  stock('hangseng-am', ['Hang Seng, morning', 'HS', 'Asia/Hong_Kong'], ['11:50', '12:10', 'hkex', 'morning']),
  stock('set-noon', ['SET, noon', 'SET', 'Asia/Bangkok'], ['12:15', '12:35', 'set', 'morning']),
  stock('taiwan', ['TAIEX', 'TW', 'Asia/Taipei'], ['13:10', '13:35', 'twse']),
  // Tokyo has closed at 15:30 since November 2024.
  stock('nikkei-pm', ['Nikkei 225, close', 'NK', 'Asia/Tokyo'], ['15:15', '15:35', 'jpx']),
  stock('korea', ['KOSPI', 'KR', 'Asia/Seoul'], ['15:15', '15:35', 'krx']),
  stock('china-pm', ['SZSE Component, close', 'CN', 'Asia/Shanghai'], ['14:45', '15:05', 'szse']),
  stock('hangseng-pm', ['Hang Seng, close', 'HS', 'Asia/Hong_Kong'], ['15:50', '16:10', 'hkex']),
  stock('singapore', ['Straits Times', 'SG', 'Asia/Singapore'], ['17:00', '17:20', 'sgx']),
  stock('set-close', ['SET, close', 'SET', 'Asia/Bangkok'], ['16:20', '16:50', 'set']),
  stock('india', ['Nifty 50', 'IN', 'Asia/Kolkata'], ['15:15', '16:00', 'nse']),
  stock('egypt', ['EGX 30', 'EG', 'Africa/Cairo'], ['14:15', '15:00', 'egx'], sundayToThursday),
  stock('russia', ['MOEX', 'RU', 'Europe/Moscow'], ['18:30', '18:50', 'moex']),
  stock('uk', ['FTSE 100', 'UK', 'Europe/London'], ['15:15', '16:50', 'lse']),
  stock('germany', ['DAX', 'DE', 'Europe/Berlin'], ['16:15', '17:50', 'xetra']),
  stock('dow', ['Dow Jones', 'DJ', 'America/New_York'], ['14:00', '16:10', 'nyse']),
]
