import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crc16 } from './parts/crc16.ts'
import { miniQr, readMiniQr, txnIdOf } from './mini-qr.ts'
import { promptPay } from './promptpay.ts'
import { hasChecksum, readTlv, tlv, withChecksum } from './tlv.ts'

describe('the checksum of payment codes', () => {
  it('PAY-1 is CRC-16/CCITT-FALSE', () => {
    expect(crc16('123456789')).toBe('29B1')
    expect(crc16('')).toBe('FFFF')
  })

  it('PAY-1 covers its own tag and length, and a changed character breaks it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z.]{1,60}$/), fc.nat(), (text, seed) => {
        const whole = withChecksum(text, '63')
        expect(hasChecksum(whole, '63')).toBe(true)
        const at = seed % text.length
        const other = whole[at] === '0' ? '1' : '0'
        expect(hasChecksum(whole.slice(0, at) + other + whole.slice(at + 1), '63')).toBe(false)
      }),
    )
  })
})

describe('tag, length, value', () => {
  it('PAY-1 reads back what it wrote', () => {
    const tag = fc.integer({ min: 0, max: 99 }).map((n) => String(n).padStart(2, '0'))
    const entries = fc.uniqueArray(fc.tuple(tag, fc.string({ maxLength: 99 })), {
      minLength: 1,
      selector: ([name]) => name,
    })
    fc.assert(
      fc.property(entries, (list) => {
        const read = readTlv(list.map(([name, value]) => tlv(name, value)).join(''))
        expect([...read!]).toEqual(list)
      }),
    )
  })

  it.each([
    ['nothing', ''],
    ['no digits', 'ab02xx'],
    ['shorter than it says', '0005abc'],
    ['a tag twice', '00021100021'],
    ['a rest', '000211x'],
  ])('PAY-1 refuses %s', (_, text) => {
    expect(readTlv(text)).toBeNull()
  })

  it('PAY-1 refuses a value that does not fit', () => {
    expect(() => tlv('00', 'x'.repeat(100))).toThrow(RangeError)
  })
})

describe('PromptPay', () => {
  it.each([
    [
      'a mobile, open amount',
      '0812345678',
      undefined,
      '00020101021129370016A0000006770101110113006681234567853037645802TH6304823E',
    ],
    [
      'a mobile and 100.37 baht',
      '0812345678',
      100_37,
      '00020101021229370016A00000067701011101130066812345678530376454061' + '00.375802TH6304DD60',
    ],
  ])('PAY-1 %s is the published code', (_, target, amount, code) => {
    expect(promptPay(target, amount)).toBe(code)
  })

  it('PAY-1 takes tax ids and e-wallets, and nothing else', () => {
    expect(promptPay('0105536000000')).toContain('02130105536000000')
    expect(promptPay('140000812345678')).toContain('0315140000812345678')
    expect(() => promptPay('12345')).toThrow(RangeError)
  })
})

describe('the mini QR of a slip', () => {
  const slip = { bankCode: '014', ref: '202611201205123456' }

  it('PAY-1 gives bank and reference, which name the transfer', () => {
    expect(readMiniQr(miniQr(slip))).toEqual(slip)
    expect(txnIdOf(slip)).toBe('014:202611201205123456')
  })

  it.each([
    ['a misread character', miniQr(slip).replace('2026', '2027')],
    ['another country', withChecksum(`${tlv('00', '0006000001')}5102LA`, '91')],
    ['a payment code', promptPay('0812345678')],
    ['anything else', 'https://example.com'],
    ['far too much', '0'.repeat(5000)],
  ])('PAY-1 %s is no slip', (_, text) => {
    expect(readMiniQr(text)).toBeNull()
  })
})
