import { beforeEach, expect, it } from 'vitest'
import { AGE_CHECK } from '#contracts/agent.ts'
import { errorCode } from '#contracts/errors.ts'
import { satang } from '#contracts/money.ts'
import { tellBirthday } from '#contracts/pause.ts'
import { getProtection } from '#contracts/protection.ts'
import { createWithdrawal, getWithdrawOptions } from '#contracts/withdraw.ts'
import { thaiDayStart } from '#rules/thai-day.ts'
import { agentSettings } from '../../db/schema/agent.ts'
import { memberChanges } from '../../db/schema/pause.ts'
import { balanceOf, walletAccount } from '../../ledger/accounts.ts'
import { pauseWords } from '../../strings/member.ts'
import { withdrawMessages as words } from '../../strings/withdraw.ts'
import { addBankAccount, testBank } from '../../testing/scenes/banks.ts'
import { testServer } from '../../testing/hooks.ts'
import { TEST_AGENT as agentCode, type TestMember } from '../../testing/people.ts'
import { protectionHandlers } from '../protection/handlers.ts'
import { pauseHandlers } from '../protection/pause-handlers.ts'
import { withdrawHandlers } from './handlers.ts'

const bank = testBank()
const server = testServer({
  handlers: { ...withdrawHandlers, ...protectionHandlers, ...pauseHandlers },
  services: { payouts: bank },
})

let who: TestMember
let account: string
beforeEach(async () => {
  bank.forget()
  who = await server.member({ birthday: '', wallets: [{ balance: 1_000_00, name: 'main' }] })
  account = await addBankAccount(server.db, who.id)
})

const withdrawal = () =>
  server.call(
    createWithdrawal,
    { wallet_id: who.walletIds[0]!, bank_account_id: account, amount: satang(200_00) },
    { as: who },
  )
const tell = (birth_date: string) => server.call(tellBirthday, { birth_date }, { as: who })
const blocks = async () =>
  (await server.call(getWithdrawOptions, {}, { as: who })).data.blocks.map(({ code }) => code)
const left = () => balanceOf(server.db, walletAccount(who.walletIds[0]!))
const pause = async () => (await server.call(getProtection, {}, { as: who })).data.pause

it('PAY-2 the first withdrawal is refused by a code of its own until a date of birth is told', async () => {
  expect(await blocks()).toEqual(['age'])
  expect(await withdrawal()).toMatchObject({
    status: 200,
    error: errorCode.birthdayNeeded,
    message: words.birthdayFirst,
  })
  expect(await left()).toBe(1_000_00)
  expect(await tell('1990-05-14')).toMatchObject({ error: 0, data: { old_enough: true } })
  expect(await blocks()).toEqual([])
  expect((await withdrawal()).error).toBe(0)
  expect(await left()).toBe(800_00)
  expect(await pause()).toBeNull()
})

it('a minor’s play stops until they are twenty; what is theirs goes out', async () => {
  const young = await tell('2006-11-21')
  expect(young).toMatchObject({ error: 0, message: pauseWords.minor, data: { old_enough: false } })
  expect(await pause()).toMatchObject({ kind: 'age', state: 'running', ends_at: thaiDayStart('2026-11-21') })
  expect(await blocks()).toEqual([])
  expect((await withdrawal()).error).toBe(0)
})

it('is old enough on the twentieth birthday and not a day before', async () => {
  expect(await tell('2006-11-20')).toMatchObject({ data: { old_enough: true } })
  expect(await pause()).toBeNull()
  who = await server.member({ birthday: '' })
  await tell('2012-02-29')
  expect((await pause())!.ends_at).toBe(thaiDayStart('2032-02-29'))
})

it('is told once, by the past, and written down', async () => {
  expect(await tell('2026-11-21')).toMatchObject({ status: 422 })
  await tell('1990-05-14')
  expect(await tell('1980-05-14')).toMatchObject({ error: 1, message: pauseWords.birthdayKnown })
  const rows = await server.db.select().from(memberChanges)
  expect(rows).toMatchObject([
    { memberId: who.id, who: 'member', what: 'birthday', before: null, after: { birthday: '1990-05-14' } },
  ])
})

it('is not asked for where the platform knows ages by itself', async () => {
  await server.db.insert(agentSettings).values({ agentCode, configKey: AGE_CHECK, val: 'off' })
  expect(await blocks()).toEqual([])
  expect((await withdrawal()).error).toBe(0)
})
