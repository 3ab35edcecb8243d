/** Steps of a registration that several tests begin with. */
import { register, requestOtp, verifyOtp } from '#contracts/auth.ts'
import type { RequestOf } from '#contracts/kit.ts'
import type { TestServer } from '../test-server.ts'
import { TEST_AGENT as agent_code } from '../people.ts'

export const MOBILE = '0810009999'

/** Asks for a code and reads it from the message. */
export async function sentCode(
  server: TestServer,
  mobile = MOBILE,
  type: 'register' | 'reset_password' | 'link' = 'register',
) {
  const answer = await server.call(requestOtp, { username: '', mobile, type, agent_code })
  const code = /\b\d{6}\b/.exec(server.messages.at(-1)?.text ?? '')?.[0] ?? ''
  return { answer, ref: answer.data.otp_ref, code }
}

/** A code asked for and traded. */
export async function otpToken(server: TestServer, mobile = MOBILE): Promise<string> {
  const { ref: otp_ref, code: otp_code } = await sentCode(server, mobile)
  const input = { username: '', mobile, otp_code, otp_ref, type: 'register' as const, agent_code }
  return (await server.call(verifyOtp, input)).data.otp_token
}

/** A good registration but for what is changed. */
export const wish = (change: Partial<RequestOf<typeof register>> = {}): RequestOf<typeof register> => ({
  username: 'somsri',
  mobile: MOBILE,
  password: 'sunny-kite-42',
  affiliate_code: '',
  mode: 'bank',
  agent_code,
  know_us_id: 6,
  bank_id: null,
  bank_account_name: '',
  bank_account_no: '',
  ...change,
})

export const withBank = (change: Partial<RequestOf<typeof register>> = {}) =>
  wish({ bank_id: 4, bank_account_name: ' Somsri   Jaidee ', bank_account_no: '000-0-12345-6', ...change })
