/** From what the screen holds to what the contract asks for. Pure. */
import {
  type checkAccount,
  knowUs,
  type login,
  type register,
  type requestOtp,
  type verifyOtp,
} from '#contracts/auth.ts'
import type { RequestOf } from '#contracts/kit.ts'
import { typedBirthday } from '#src/forms/birthday/typed-birthday.ts'
import type { BankAccountValues } from '#src/forms/rules.ts'
import { digitsOf } from '#src/lib/text.ts'
import type { DetailsValues, LoginValues } from './schemas.ts'

/** What every call says beside the form: whose site this is, and the LINE account waiting to be linked. */
export interface Context {
  agentCode: string
  choosesUsername: boolean
  asksBirthday?: boolean | undefined
  linkToken?: string | undefined
}

const PHONE_LIKE = /^(\+66|0)[\d\s-]+$/

/** A mobile number is a username too, however it was typed: `081-234-5678`, `+66 81 234 5678`. */
export function loginName(typed: string): string {
  const name = typed.trim()
  return PHONE_LIKE.test(name) ? digitsOf(name.replace(/^\+66\s*-?0?/, '0')) : name
}

export const toLogin = (values: LoginValues, { agentCode, linkToken }: Omit<Context, 'choosesUsername'>) =>
  ({
    username: loginName(values.username),
    password: values.password,
    agent_code: agentCode,
    ...(linkToken ? { link_token: linkToken } : {}),
  }) satisfies RequestOf<typeof login>

/** REG-3: the username is empty unless the member chooses it. */
const account = (values: DetailsValues, { agentCode, choosesUsername }: Context) => ({
  username: choosesUsername ? values.username.trim() : '',
  mobile: digitsOf(values.mobile),
  agent_code: agentCode,
})

export const toCheckAccount = (values: DetailsValues, context: Context) =>
  ({ ...account(values, context), affiliate_code: values.affiliate_code.trim() }) satisfies RequestOf<
    typeof checkAccount
  >

export const toRequestOtp = (values: DetailsValues, context: Context) =>
  ({ ...account(values, context), type: 'register' }) satisfies RequestOf<typeof requestOtp>

export const toVerifyOtp = (values: DetailsValues, otp: { code: string; ref: string }, context: Context) =>
  ({
    ...account(values, context),
    type: 'register',
    otp_code: otp.code,
    otp_ref: otp.ref,
  }) satisfies RequestOf<typeof verifyOtp>

/** What the mode of REG-3 asks for beside the details. */
export type Proof = { bank: BankAccountValues } | { otpToken: string }

/** Bank mode gives `bank`, SMS mode `otpToken`; `mode` is 'bank' in both (specification.md §7). */
export const toRegister = (values: DetailsValues, proof: Proof, context: Context) =>
  ({
    ...account(values, context),
    password: values.password,
    affiliate_code: values.affiliate_code.trim(),
    mode: 'bank',
    know_us_id: Number(values.know_us_id) || knowUs.other,
    ...(context.asksBirthday ? { birth_date: typedBirthday(values) ?? '' } : {}),
    ...('bank' in proof
      ? {
          bank_id: Number(proof.bank.bank_id),
          bank_account_name: proof.bank.bank_account_name.trim(),
          bank_account_no: digitsOf(proof.bank.bank_account_no),
        }
      : { bank_id: null, bank_account_name: '', bank_account_no: '', otp_token: proof.otpToken }),
    ...(context.linkToken ? { link_token: context.linkToken } : {}),
  }) satisfies RequestOf<typeof register>
