/** The code of a receipt, asked about by people who have no business with the bill. */
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { cancelBill, checkReceipt } from '#contracts/bills.ts'
import { satang } from '#contracts/money.ts'
import { m0048CheckCodes } from '../../db/migrations/0048-check-codes.ts'
import { lottoBills, lottoLines, lottoRounds } from '../../db/schema/lotto.ts'
import { members, wallets } from '../../db/schema/member.ts'
import { minute } from '../../kit/clock.ts'
import { billWords as words } from '../../strings/bill.ts'
import { testServer } from '../../testing/hooks.ts'
import type { TestMember } from '../../testing/people.ts'
import {
  addDraw,
  bet,
  drawRound,
  placeBill,
  PRIZES,
  voidRound,
  type Draw,
} from '../../testing/scenes/bills.ts'
import { inTransaction } from '../../db/transaction.ts'
import { takeReading } from '../lotto/readings.ts'
import { billHandlers } from './handlers.ts'
import { checkCodeIn, newCheckCode } from './parts/codes.ts'
import { settleDue } from './settle-job.ts'

const server = testServer({ handlers: billHandlers })

let draw: Draw
let who: TestMember
beforeEach(async () => {
  draw = await addDraw(server.db, server.clock.now(), { holdSeconds: 0 })
  who = await server.member({ wallets: [{ balance: 1_000_00, name: 'kept to myself' }] })
})

const place = async (...lines: ReturnType<typeof bet>[]) =>
  (await placeBill(server, who, draw.roundId, lines)).data.bill
const ask = (code: string, options: { ip?: string } = {}) => server.call(checkReceipt, { code }, options)
const known = async (code: string) => (await ask(code)).data

describe('LOTTO-3 the code of a receipt', () => {
  it('is 80 bits of chance, and no two are alike', async () => {
    const codes = Array.from({ length: 2_000 }, newCheckCode)
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes.filter((code) => !/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/.test(code))).toEqual(
      [],
    )
    // Of 32 letters none is rare.
    const letters = codes.join('').replaceAll('-', '')
    const counts = [...new Set(letters)].map((letter) => letters.split(letter).length - 1)
    expect(counts).toHaveLength(32)
    expect(Math.min(...counts)).toBeGreaterThan(800)
  })

  it('is known however it is typed', async () => {
    const { check_code: code } = await place(bet('top3', '456', 20))
    const plain = code.replaceAll('-', '')
    const typed = [
      code.toLowerCase(),
      plain,
      ` ${plain.slice(0, 5)} ${plain.slice(5)}\t`,
      code.replaceAll('-', '–'),
      code.replaceAll('0', 'o').replaceAll('1', 'l'),
      code.replaceAll('0', 'O').replaceAll('1', 'I'),
      [...plain].map((letter) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0)).join(''),
    ]
    for (const each of typed) expect(await known(each)).toMatchObject({ check_code: code })
    expect(checkCodeIn('oooo-iiii-llll-0011')).toBe('0000-1111-1111-0011')
  })

  it('every wrong one is answered alike, byte for byte', async () => {
    const { check_code: code, bill_no, bill_id } = await place(bet('top3', '456', 20))
    const last = code.at(-1) === 'Z' ? 'Y' : 'Z'
    const wrong = [
      '',
      bill_no,
      bill_id,
      code.slice(0, -1),
      `${code}0`,
      code.slice(0, -1) + last,
      newCheckCode(),
      'UUUU-UUUU-UUUU-UUUU',
      '%',
      '________________',
      'รหัสของใบรับโพย',
      "' or '1'='1",
      '7K3MQ-9X2TA',
    ]
    const answers = await Promise.all(wrong.map((each) => ask(each)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
    expect(new Set(answers.map(({ text }) => text))).toHaveLength(1)
    expect(answers[0]!.message).toBe(words.unknownCode)
  })

  it('of one bill says nothing of another', async () => {
    const one = await place(bet('top3', '456', 20))
    const other = await place(bet('bottom2', '90', 50))
    expect(await known(one.check_code)).toMatchObject({ bill_no: one.bill_no, total: 20_00 })
    expect(await known(other.check_code)).toMatchObject({ bill_no: other.bill_no, total: 50_00 })
  })

  it('a stranger who tries many is stopped, and nobody of another network is', async () => {
    const { check_code: code } = await place(bet('top3', '456', 20))
    const tries = []
    for (let n = 0; n < 70; n++) tries.push((await ask(newCheckCode(), { ip: '203.0.113.9' })).status)
    expect(tries.filter((status) => status === 404)).toHaveLength(60)
    expect(tries.slice(60).every((status) => status === 429)).toBe(true)
    // Right ones count as well, so that the limit tells nothing either.
    expect((await ask(code, { ip: '203.0.113.9' })).status).toBe(429)
    expect((await ask(code, { ip: '198.51.100.4' })).status).toBe(200)
    server.clock.advance(16 * minute)
    expect((await ask(code, { ip: '203.0.113.9' })).status).toBe(200)
  })
})

describe('LOTTO-3 what is known of a receipt', () => {
  it('is what the server knows: lines, sums, the most it can win', async () => {
    const bill = await place(bet('top3', '456', 20), bet('top3', '457', 10), bet('bottom2', '90', 50))
    const receipt = await known(bill.check_code)
    expect(receipt).toMatchObject({
      bill_no: bill.bill_no,
      state: 'pending',
      total: 80_00,
      line_count: 3,
      // Of 456 and 457 only one can be drawn.
      wins_max: 18_000_00 + 4_500_00,
      won: 0,
      corrected: false,
      result: null,
    })
    expect(receipt.lines.map(({ bet_type, number, amount }) => [bet_type, number, amount])).toEqual([
      ['top3', '456', 20_00],
      ['top3', '457', 10_00],
      ['bottom2', '90', 50_00],
    ])
  })

  it('has nothing of whose it is', async () => {
    const { check_code: code, bill_id } = await place(bet('top3', '456', 20))
    const [member] = await server.db.select().from(members).where(eq(members.id, who.id))
    const [wallet] = await server.db.select().from(wallets).where(eq(wallets.memberId, who.id))
    const receipt = await known(code)
    const said = JSON.stringify(receipt)
    for (const secret of [member!.username, member!.mobile, wallet!.name]) expect(said).not.toContain(secret)
    const keys = [...said.matchAll(/"(\w+)":/g)].map(([, key]) => key!)
    expect(keys.filter((key) => /wallet|member|user|phone|balance|bill_id|line_id|cancel/.test(key))).toEqual(
      [],
    )
    expect(Object.values(receipt)).not.toContain(bill_id)
    expect((await server.call(checkReceipt, { code }, { as: who })).data).toEqual(receipt)
  })

  it('was tampered with: what the database says is shown, whatever stands in a picture', async () => {
    const { check_code: code, bill_id } = await place(bet('top3', '456', 20))
    await server.db
      .update(lottoLines)
      .set({ amount: satang(25_00) })
      .where(eq(lottoLines.billId, bill_id))
    expect((await known(code)).lines[0]!.amount).toBe(25_00)
  })

  it('says of a bill that was cancelled that it was', async () => {
    const bill = await place(bet('top3', '456', 20))
    await server.call(cancelBill, { agent_id: 7, bill_id: bill.bill_id }, { as: who })
    expect(await known(bill.check_code)).toMatchObject({ state: 'cancelled', refunded: 20_00, wins_max: 0 })
  })

  it('… and of one whose round had no result', async () => {
    const bill = await place(bet('top3', '456', 20))
    await voidRound(server, draw.roundId, 'voided')
    await settleDue(server.deps)
    expect(await known(bill.check_code)).toMatchObject({ state: 'refunded', refunded: 20_00, wins_max: 0 })
  })

  it('follows a result, and one that was put right: open between the two, never the wrong win', async () => {
    const bill = await place(bet('top3', '456', 20), bet('bottom2', '91', 1))
    await drawRound(server, draw.roundId)
    expect(await known(bill.check_code)).toMatchObject({ state: 'pending', result: { top3: '456' } })
    await settleDue(server.deps)
    expect(await known(bill.check_code)).toMatchObject({
      state: 'won',
      won: 18_000_00,
      wins_max: 0,
      lines: [
        { state: 'won', won: 18_000_00 },
        { state: 'lost', won: 0 },
      ],
    })
    const prizes = [{ key: 'first', numbers: ['837457'] }, ...PRIZES.slice(1)]
    const now = server.clock.now()
    for (const operator of ['somsri', 'wichai'])
      await inTransaction(server.db, (tx) =>
        takeReading(tx, {
          roundId: draw.roundId,
          by: { operator, reason: 'the board was misread' },
          prizes,
          valueAt: null,
          now,
        }),
      )
    expect(await known(bill.check_code)).toMatchObject({
      state: 'pending',
      won: 0,
      settled_at: null,
      corrected: true,
      result: { top3: '457' },
      lines: [
        { state: 'pending', won: 0 },
        { state: 'pending', won: 0 },
      ],
    })
    await settleDue(server.deps)
    expect(await known(bill.check_code)).toMatchObject({ state: 'lost', won: 0, corrected: true })
  })

  it('a code of before cannot be asked about, and its bill says so', async () => {
    const bill = await place(bet('top3', '456', 20))
    expect(bill.public_check).toBe(true)
    await server.db.update(lottoBills).set({ checkCode: '7K3MQ-9X2TA' })
    expect((await ask('7K3MQ-9X2TA')).status).toBe(404)
  })
})

it('LOTTO-3 two bills never have one code', async () => {
  const [one, other] = [await place(bet('top3', '456', 20)), await place(bet('top3', '457', 20))]
  await expect(
    server.db.update(lottoBills).set({ checkCode: one.check_code }).where(eq(lottoBills.id, other.bill_id)),
  ).rejects.toMatchObject({ cause: { constraint: 'lotto_bills_check_code' } })
  expect(await server.db.select().from(lottoRounds)).toHaveLength(1)
})

it('LOTTO-3 bills from before are given a code that can be asked about, each another', async () => {
  const bills = [await place(bet('top3', '456', 20)), await place(bet('top3', '457', 20))]
  await server.db.execute(sql`drop index lotto_bills_check_code`)
  await server.db.update(lottoBills).set({ checkCode: '7K3MQ-9X2TA' })
  for (const statement of m0048CheckCodes.sql.split(';').filter((each) => each.trim()))
    await server.db.execute(sql.raw(statement))
  const rows = await server.db.select().from(lottoBills)
  expect(rows).toHaveLength(2)
  expect(new Set(rows.map(({ checkCode }) => checkCode)).size).toBe(2)
  for (const { checkCode, billNo } of rows) expect(await known(checkCode)).toMatchObject({ bill_no: billNo })
  expect(rows.map(({ billNo }) => billNo).sort()).toEqual(bills.map(({ bill_no }) => bill_no).sort())
})
