import { describe, expect, it } from 'vitest'
import {
  compareThai,
  digitsOf,
  formatByMask,
  formatPhone,
  graphemes,
  hasThai,
  localPhone,
  truncate,
} from './text.ts'
import { language } from '#src/strings/language.ts'
import {
  clockParts,
  formatClock,
  formatDate,
  formatDateTime,
  formatDay,
  formatLongDate,
  formatTime,
} from './time.ts'

describe('time', () => {
  // 23:30 in Bangkok is still the day before in Greenwich's next morning: the zone matters.
  const evening = Date.UTC(2026, 10, 20, 16, 30)

  it('dates are Thai, of the Buddhist era, in Bangkok', () => {
    expect(formatDate(evening)).toBe('20 พ.ย. 2569')
    expect(formatDay(evening)).toBe('20 พ.ย.')
    expect(formatTime(evening)).toBe('23:30 น.')
    expect(formatDateTime(evening)).toBe('20 พ.ย. 2569 23:30 น.')
    expect(formatDate(evening + 3_600_000)).toBe('21 พ.ย. 2569')
    expect(formatTime(evening + 1_800_000)).toBe('00:00 น.')
    expect(formatLongDate(evening)).toContain('20 พฤศจิกายน')
    expect(formatLongDate(evening)).toContain('2569')
    expect(formatLongDate(evening)).not.toContain('2026')
  })

  it('months, years and hours are in the words that the platform itself has for them', () => {
    const told = (options: Intl.DateTimeFormatOptions, at: number) =>
      new Intl.DateTimeFormat(language.dates, { ...options, timeZone: 'Asia/Bangkok' })
        .formatToParts(at)
        .filter(({ type }) => type !== 'era')
        .map(({ value }) => value)
        .join('')
        .trim()
    // 31 hours apart, so that every hour and, over 800 days, every day of a leap year too comes up.
    for (let at = evening; at < evening + 800 * 86_400_000; at += 31 * 3_600_000) {
      expect(formatDate(at)).toBe(told({ day: 'numeric', month: 'short', year: 'numeric' }, at))
      expect(formatDay(at)).toBe(told({ day: 'numeric', month: 'short' }, at))
      expect(formatTime(at)).toBe(`${told({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, at)} น.`)
      expect(formatClock(at)).toBe(told({ timeStyle: 'medium', hourCycle: 'h23' }, at))
    }
  })

  it('seconds fall into clock parts', () => {
    expect(clockParts(582)).toEqual(['09', '42'])
    expect(clockParts(10782)).toEqual(['02', '59', '42'])
    expect(clockParts(59, true)).toEqual(['00', '00', '59'])
    expect(clockParts(-1)).toEqual(['00', '00'])
    expect(clockParts(90_000)).toEqual(['25', '00', '00'])
  })
})

describe('text', () => {
  it('cuts between letters, never inside one', () => {
    expect(graphemes('ที่นี่')).toEqual(['ที่', 'นี่'])
    expect(truncate('ที่นี่ดี', 3)).toBe('ที่นี่ดี')
    expect(truncate('ที่นี่ดี', 2)).toBe('ที่\u2026')
  })

  it('sorts by the consonant, not by the vowel written before it', () => {
    expect(['แบงก์', 'เกม', 'กสิกร'].toSorted(compareThai)).toEqual(['กสิกร', 'เกม', 'แบงก์'])
    expect(['10', '9'].toSorted(compareThai)).toEqual(['9', '10'])
  })

  it('reads digits of both kinds', () => {
    expect(digitsOf('๐๘๑-234')).toBe('081234')
    expect(hasThai('abcก')).toBe(true)
    expect(hasThai('abc')).toBe(false)
  })

  it('groups digits as they come', () => {
    expect(formatPhone('')).toBe('')
    expect(formatPhone('081')).toBe('081')
    expect(formatPhone('0812')).toBe('081-2')
    expect(formatByMask('123456', [])).toBe('123456')
    expect(formatByMask('12345678901', [3, 1, 5, 1])).toBe('123-4-56789-01')
    expect(localPhone('0812345678999')).toBe('0812345678')
  })
})
