import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { checkAccount, login, register, requestOtp, verifyOtp } from '#contracts/auth.ts'
import { loginName, toCheckAccount, toLogin, toRegister, toRequestOtp, toVerifyOtp } from './to-request.ts'

const values = {
  username: ' narin1990 ',
  mobile: '0812345678',
  password: 'chok2569dee',
  affiliate_code: ' A7K2P9',
  know_us_id: '6',
}
const context = { agentCode: 'chokdee', choosesUsername: true }
const account = { username: 'narin1990', mobile: '0812345678', agent_code: 'chokdee' }

it.each([
  ['narin1990', 'narin1990'],
  [' narin1990 ', 'narin1990'],
  ['081-234-5678', '0812345678'],
  ['081 234 5678', '0812345678'],
  ['+66812345678', '0812345678'],
  ['+66 081 234 5678', '0812345678'],
  ['0x12', '0x12'],
])('LOGIN-2 a mobile number is a username however typed: %j → %j', (typed, sent) =>
  expect(loginName(typed)).toBe(sent),
)

it('LOGIN-3 login carries the LINE link only when there is one', () => {
  const typed = { username: '081-234-5678', password: ' keeps spaces ' }
  expect(toLogin(typed, { agentCode: 'chokdee' })).toEqual({
    username: '0812345678',
    password: ' keeps spaces ',
    agent_code: 'chokdee',
  })
  expect(toLogin(typed, { agentCode: 'chokdee', linkToken: 'lt' })).toHaveProperty('link_token', 'lt')
})

it('REG-3 the username is empty unless members choose it', () => {
  expect(toCheckAccount(values, context)).toEqual({ ...account, affiliate_code: 'A7K2P9' })
  expect(toCheckAccount(values, { ...context, choosesUsername: false })).toHaveProperty('username', '')
})

it('REG-3 the calls for a code', () => {
  expect(toRequestOtp(values, context)).toEqual({ ...account, type: 'register' })
  expect(toVerifyOtp(values, { code: '419222', ref: 'KX7Q' }, context)).toEqual({
    ...account,
    type: 'register',
    otp_code: '419222',
    otp_ref: 'KX7Q',
  })
})

it('REG-3 SMS mode sends the proof and no bank', () => {
  expect(toRegister(values, { otpToken: 'ot' }, context)).toEqual({
    ...account,
    password: 'chok2569dee',
    affiliate_code: 'A7K2P9',
    mode: 'bank',
    know_us_id: 6,
    bank_id: null,
    bank_account_name: '',
    bank_account_no: '',
    otp_token: 'ot',
  })
})

it('REG-2 bank mode strips dashes and sends no proof', () => {
  const bank = { bank_id: '4', bank_account_name: ' Narin Jaidee ', bank_account_no: '402-1-23482-1' }
  const body = toRegister(values, { bank }, { ...context, linkToken: 'lt' })
  expect(body).toMatchObject({
    bank_id: 4,
    bank_account_name: 'Narin Jaidee',
    bank_account_no: '4021234821',
    link_token: 'lt',
  })
  expect(body).not.toHaveProperty('otp_token')
})

it('REG-3 every request is one that the contract accepts', () => {
  const accepted = [
    z.safeEncode(login.request, toLogin({ username: 'a', password: 'b' }, context)),
    z.safeEncode(checkAccount.request, toCheckAccount(values, context)),
    z.safeEncode(requestOtp.request, toRequestOtp(values, context)),
    z.safeEncode(verifyOtp.request, toVerifyOtp(values, { code: '419222', ref: 'KX7Q' }, context)),
    z.safeEncode(register.request, toRegister(values, { otpToken: 'ot' }, context)),
  ]
  expect(accepted.map((result) => result.success)).toEqual([true, true, true, true, true])
})
