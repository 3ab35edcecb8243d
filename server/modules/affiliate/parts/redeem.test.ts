import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { getAffiliateSummary, getAffiliateTransactions, redeemAffiliate } from '#contracts/affiliate.ts'
import { getWallets } from '#contracts/member.ts'
import { satang } from '#contracts/money.ts'
import { getStatement } from '#contracts/statement.ts'
import { affiliateTransactions } from '../../../db/schema/affiliate.ts'
import { ledgerJournals } from '../../../db/schema/ledger.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { balanceOf, house, totalOf } from '../../../ledger/accounts.ts'
import { affiliateDay, affiliateWords as words } from '../../../strings/affiliate.ts'
import { statementWords } from '../../../strings/statement.ts'
import { chain, days } from '../../../testing/scenes/affiliate.ts'
import { walletsOf } from '../../member/wallets.ts'
import { bindWallet } from '../../../testing/bind-wallet.ts'
import { testServer } from '../../../testing/hooks.ts'
import type { TestMember } from '../../../testing/people.ts'
import { memberHandlers } from '../../member/handlers.ts'
import { statementHandlers } from '../../statement/handlers.ts'
import { moveAccounts } from '../account.ts'
import { affiliateHandlers } from '../handlers.ts'

const server = testServer({ handlers: { ...affiliateHandlers, ...memberHandlers, ...statementHandlers } })
const { play, tomorrow } = days(server)

let arisa: TestMember
let boy: TestMember
beforeEach(async () => {
  ;[arisa, boy] = await chain(server)
})

/** 30,000 baht of slots by a friend. */
const earn150 = async () => {
  await play(boy, 30_000)
  await tomorrow()
}
let keys = 0
const newKey = () => `affiliate-test-${String(++keys).padStart(6, '0')}`
const take = (baht: number, key = newKey()) =>
  server.call(redeemAffiliate, { expected_amount: satang(baht * 100) }, { as: arisa, key })
const summary = async () => (await server.call(getAffiliateSummary, {}, { as: arisa })).data
const wallet = async () => (await server.call(getWallets, {}, { as: arisa })).data[0]!.balance

async function nothingMoved(redeemable: number) {
  expect((await summary()).redeemable).toBe(redeemable)
  expect(await wallet()).toBe(0)
  expect(
    await server.db.select().from(ledgerJournals).where(eq(ledgerJournals.kind, 'affiliate.redeem')),
  ).toEqual([])
}

it('EXTRA-7 needs sign-in', async () => {
  const answer = await server.call(redeemAffiliate, { expected_amount: satang(100_00) }, { key: newKey() })
  expect(answer.status).toBe(401)
})

it('EXTRA-7 takes all of it into the main wallet; the books are right, and the statement names it', async () => {
  await earn150()
  const answer = await take(150)
  expect(answer).toMatchObject({ error: 0, message: words.redeemed })
  expect(answer.data).toMatchObject({ amount: 150_00, wallet_id: arisa.walletIds[0], balance: 150_00 })
  expect(await summary()).toMatchObject({ redeemable: 0, redeemed_ever: 150_00, earned_ever: 150_00 })
  expect(await totalOf(server.db)).toBe(0)
  expect(await balanceOf(server.db, house.affiliate)).toBe(-150_00)

  const [row] = (await server.call(getAffiliateTransactions, { kind: 'redeem' }, { as: arisa })).data
  expect(row).toMatchObject({ title: words.titles.redeem, amount: -150_00, ref: answer.data.ref })
  const [journal] = await server.db
    .select()
    .from(ledgerJournals)
    .where(eq(ledgerJournals.key, `affiliate:${row!.id}`))
  expect(journal).toMatchObject({ kind: 'affiliate.redeem' })
  const [line] = (await server.call(getStatement, {}, { as: arisa })).data
  const played = affiliateDay('2026-11-20')
  expect(line).toMatchObject({ kind: 'affiliate', amount: 150_00, ref: answer.data.ref })
  expect(line!.title).toContain(statementWords.titles.affiliate)
  expect(line!.title).toContain(words.memo(played, played))
})

it('EXTRA-7 the same intent again, and twenty at once, pay once', async () => {
  await earn150()
  const key = newKey()
  const first = await take(150, key)
  expect((await take(150, key)).text).toBe(first.text)
  await earn150()
  const answers = await Promise.all(Array.from({ length: 20 }, () => take(150)))
  expect(answers.filter((answer) => answer.error === 0)).toHaveLength(1)
  for (const { error, message } of answers) if (error !== 0) expect(message).toBe(words.changed('\u0E3F0.00'))
  expect(await wallet()).toBe(300_00)
  expect((await summary()).redeemed_ever).toBe(300_00)
  expect(await totalOf(server.db)).toBe(0)
})

it('EXTRA-7 another sum than was seen is refused with the new one, and nothing moves', async () => {
  await earn150()
  const answer = await take(149.99)
  expect(answer).toMatchObject({ status: 200, error: 1, message: words.changed('\u0E3F150.00') })
  expect(answer.body.data).toMatchObject({ redeemable: '150.00' })
  await nothingMoved(150_00)
})

it('EXTRA-7 less than the least is refused', async () => {
  await play(boy, 19_999)
  await tomorrow()
  expect(await take(99.99)).toMatchObject({ error: 1, message: words.tooLittle('\u0E3F100.00') })
  await nothingMoved(99_99)
  expect(await take(0)).toMatchObject({ error: 1 })
})

it('EXTRA-7 into a main wallet with a promotion it comes as own money, beside what is bound', async () => {
  const bound = await server.member({ wallets: [{ type: 1, balance: 500_00 }] })
  await bindWallet(server.db, bound, 0)
  await inTransaction(server.db, (tx) =>
    moveAccounts(
      tx,
      [{ memberId: bound.id, key: 'test', kind: 'adjustment', amount: satang(200_00) }],
      server.clock.now(),
    ),
  )
  const wish = { expected_amount: satang(200_00) }
  const { data } = await server.call(redeemAffiliate, wish, { as: bound, key: newKey() })
  expect(data).toMatchObject({ amount: 200_00, balance: 700_00 })
  const [wallet] = await walletsOf(server.db, bound.id)
  expect(wallet).toMatchObject({ balance: 700_00, bound: 500_00 })
})

it('EXTRA-7 a correction moves the account, is named, and can never take it below zero', async () => {
  await earn150()
  const correct = (key: string, baht: number) =>
    inTransaction(server.db, (tx) =>
      moveAccounts(
        tx,
        [{ memberId: arisa.id, key, kind: 'adjustment', amount: satang(baht * 100) }],
        server.clock.now(),
      ),
    )
  expect(await correct('fix-1', -9.5)).toHaveLength(1)
  expect(await correct('fix-1', -9.5)).toEqual([])
  await expect(correct('fix-2', -200)).rejects.toThrow('affiliate_transactions')
  expect(await summary()).toMatchObject({ redeemable: 140_50, earned_ever: 140_50 })
  const [row] = (await server.call(getAffiliateTransactions, {}, { as: arisa })).data
  expect(row).toMatchObject({ kind: 'adjustment', title: words.titles.adjustment, amount: -9_50 })
  expect(await server.db.select().from(affiliateTransactions)).toHaveLength(2)
})
