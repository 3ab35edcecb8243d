/** Who makes a journey and what is made ready for them: spoken to the reference server itself. */
import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'
import { SANDBOX_PASSWORD } from '#sandbox/sentinels.ts'
import { depositBaht, giveBankAccount } from '../harness/e2e-deposits.ts'
import { api, newMember, originOf, tokenOf, type Person } from '../harness/e2e-people.ts'

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const once = (token: string) => ({ ...bearer(token), 'idempotency-key': randomUUID() })
export const satang = (baht: string | number) => Math.round(Number(baht) * 100)
/** The wallet that everybody has. */
export const MAIN = 'กระเป๋าหลัก'

/** With so many baht. */
export const somebody =
  (funds = 0) =>
  (arrange: APIRequestContext) =>
    newMember(arrange, { funds })
/** One of the sandbox's people. */
export const named = (username: string) => async (): Promise<Person> => ({
  username,
  mobile: '',
  password: SANDBOX_PASSWORD,
})

export async function withAccount(arrange: APIRequestContext): Promise<Person> {
  const person = await newMember(arrange)
  await giveBankAccount(arrange, person, await tokenOf(arrange, person))
  return person
}

export async function withPoints(arrange: APIRequestContext): Promise<Person> {
  const person = await newMember(arrange)
  await api(arrange, '/api/member/coupon/redeem', { code: 'POINTS100' }, once(await tokenOf(arrange, person)))
  return person
}

export async function withQuest(arrange: APIRequestContext): Promise<Person> {
  const person = await withAccount(arrange)
  await depositBaht(arrange, await tokenOf(arrange, person), 500)
  return person
}

/** A button of the sandbox's pages. */
export async function press(
  arrange: APIRequestContext,
  path: string,
  form: Record<string, string>,
): Promise<void> {
  const headers = { origin: await originOf(arrange), accept: 'application/json' }
  const answer = await arrange.post(path, { form, headers, maxRedirects: 0 })
  expect(answer.status(), `${path}: ${await answer.text()}`).toBeLessThan(400)
}
