import { describe, expect, it } from 'vitest'
import { day } from '../../../kit/clock.ts'
import { deviceOf } from '../../auth/device.ts'
import { isSameName, mayReplace, plainName } from './rules.ts'

describe('LOGIN-7 whose account', () => {
  it.each([
    ['นรินทร์ ใจดี', 'นาย นรินทร์  ใจดี'],
    ['นรินทร์ ใจดี', 'นายนรินทร์ ใจดี '],
    ['มาลี สุขใจ', 'น.ส.มาลี สุขใจ'],
    ['มาลี สุขใจ', 'นางสาวมาลี สุขใจ'],
    ['Narin Jaidee', 'MR. NARIN JAIDEE'],
    ['Narin Jaidee', 'mr narin jaidee'],
  ])('%s is also written %s', (one, other) => expect(isSameName(one, other)).toBe(true))

  it.each([
    ['นรินทร์ ใจดี', 'นรินทร์ ใจดีมาก'],
    ['นรินทร์ ใจดี', 'มาลี สุขใจ'],
    ['Misty Rain', 'ty Rain'],
  ])('%s is not %s', (one, other) => expect(isSameName(one, other)).toBe(false))

  it('a name that only begins like a title stays whole', () => {
    expect(plainName('Missouri')).toBe('missouri')
    expect(plainName('นาย')).toBe('นาย')
  })

  it('is replaced once a day, after a refusal at once', () => {
    expect(mayReplace({ status: 'pending', createdAt: 0 }, day - 1)).toBe(false)
    expect(mayReplace({ status: 'active', createdAt: 0 }, day)).toBe(true)
    expect(mayReplace({ status: 'refused', createdAt: 0 }, 1)).toBe(true)
  })
})

describe('LOGIN-7 a device in words', () => {
  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari Line/15.10.0 LIFF',
      'iPhone · LINE',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
      'Android · Chrome',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0', 'Windows · Edge'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'Mac · Safari'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Linux · Firefox'],
    ['curl/8.0', ''],
  ])('%s', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device))
})
