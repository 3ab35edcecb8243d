import { describe, expect, it } from 'vitest'
import { authMessages as say } from '../../strings/auth.ts'
import { newUsername, passwordFault, plainCode, readBank, usernameFault } from './rules.ts'

describe('REG-2 passwords', () => {
  it.each(['password123', 'PASSWORD', '12345678', '87654321', '1234567890', 'aaaaaaaa', 'abcdefgh'])(
    '%s is what everybody tries first',
    (password) => expect(passwordFault(password, 'somsri', '0810009999')).toBe(say.passwordEasy),
  )
  it.each(['sunny-kite-42', 'lamyai-2569', 'รหัสยาวพอ', '83920174'])('%s is good', (password) =>
    expect(passwordFault(password, 'somsri', '0810009999')).toBeNull(),
  )
  it('is neither username nor mobile', () => {
    expect(passwordFault('SomsriLong', 'somsrilong', '0810009999')).toBe(say.passwordIsName)
    expect(passwordFault('0810009999', 'somsri', '0810009999')).toBe(say.passwordIsName)
  })
})

describe('REG-2 usernames', () => {
  it.each([
    ['', say.usernameRequired(4)],
    ['abc', say.usernameRequired(4)],
    ['0812345678', say.usernameIsMobile],
    ['abcd', null],
    ['081234567', null],
  ])('%s', (username, fault) => expect(usernameFault(username)).toBe(fault))

  it('made by the platform can be typed and are none of a mobile', () => {
    expect(newUsername()).toMatch(/^cd\d{8}$/)
    expect(usernameFault(newUsername())).toBeNull()
  })
})

it('codes for people have no letters that are mistaken for each other', () => {
  expect(plainCode(400)).toMatch(/^[A-HJKMNP-Z2-9]{400}$/)
})

describe('REG-2 bank accounts', () => {
  it('are their digits; dashes and spaces are how people write them', () => {
    const input = { bank_id: 4, bank_account_name: ' Somsri   Jaidee ', bank_account_no: '000-0 12345-6' }
    expect(readBank(input)).toEqual({ bank: { bankId: 4, name: 'Somsri Jaidee', no: '0000123456' } })
  })
  it.each(['123456789', '1'.repeat(21), '00012345x6', ''])('%s is no account number', (bank_account_no) => {
    const faults = { bank_account_no: say.accountNo(10, 20) }
    expect(readBank({ bank_id: 4, bank_account_name: 'S', bank_account_no })).toEqual({ faults })
  })
  it('say everything that is missing at once', () => {
    const read = readBank({ bank_id: null, bank_account_name: ' ', bank_account_no: '' })
    expect('faults' in read && Object.keys(read.faults)).toEqual([
      'bank_id',
      'bank_account_name',
      'bank_account_no',
    ])
  })
})
