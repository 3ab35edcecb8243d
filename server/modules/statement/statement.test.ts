import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { RequestOf } from '#contracts/kit.ts'
import { satang } from '#contracts/money.ts'
import {
  exportStatement,
  getStatement,
  getStatementSummary,
  transferBetweenWallets,
} from '#contracts/statement.ts'
import { createWithdrawal } from '#contracts/withdraw.ts'
import { getLedgerHead, getLedgerProof } from '#contracts/ledger-proof.ts'
import { members } from '../../db/schema/member.ts'
import { inTransaction } from '../../db/transaction.ts'
import { day, hour, minute } from '../../kit/clock.ts'
import { headOf } from '../../../scripts/ledger-proof/check.ts'
import { house, walletAccount, type AccountId } from '../../ledger/accounts.ts'
import { postJournal } from '../../ledger/post.ts'
import { statementWords as words, transferMessages } from '../../strings/statement.ts'
import { addBankAccount, testBank } from '../../testing/scenes/banks.ts'
import { bindWallet } from '../../testing/bind-wallet.ts'
import { testServer } from '../../testing/hooks.ts'
import type { TestMember } from '../../testing/people.ts'
import { sealNow } from '../../testing/seal.ts'
import { withdrawHandlers } from '../withdraw/handlers.ts'
import { runPayouts } from '../withdraw/payout.ts'
import { statementFiles } from './files.ts'
import { statementHandlers } from './handlers.ts'

const bank = testBank()
const server = testServer({
  handlers: { ...statementHandlers, ...withdrawHandlers },
  services: { payouts: bank },
})
beforeEach(() => bank.forget())

let narin: TestMember
beforeEach(async () => {
  narin = await server.member({
    username: 'narin',
    wallets: [
      { balance: 1_000_00, name: 'main', canDeposit: true },
      { balance: 50_00, name: 'slot', canDeposit: true },
      { balance: 0, name: 'lotto', canDeposit: false },
    ],
  })
})

let posted = 0
const post = (kind: string, wallet: number, amount: number, other: AccountId = house.deposits, memo = '') =>
  inTransaction(server.db, (tx) =>
    postJournal(tx, {
      key: `test ${++posted}`,
      kind,
      memo,
      at: server.clock.now(),
      postings: [
        { account: walletAccount(narin.walletIds[wallet]!), amount },
        { account: other, amount: -amount },
      ],
    }),
  )

type Ask = RequestOf<typeof getStatement>
const list = async (ask: Ask = {}, as = narin) => {
  const { data, body } = await server.call(getStatement, ask, { as })
  return { lines: data, total: body.total }
}
const titles = async (ask: Ask) => (await list(ask)).lines.map((line) => line.title)
const summary = async (ask: RequestOf<typeof getStatementSummary> = {}) =>
  (await server.call(getStatementSummary, ask, { as: narin })).data

it('needs sign-in', async () => {
  for (const endpoint of [getStatement, getStatementSummary, exportStatement, getLedgerProof])
    expect((await server.call(endpoint, {})).status).toBe(401)
  const move = { from_wallet_id: '1', to_wallet_id: '2', amount: satang(1) }
  expect((await server.call(transferBetweenWallets, move)).status).toBe(401)
})

describe('PAY-2 the lines', () => {
  it('are every movement, newest first, with the balance of the wallet after each', async () => {
    await post('deposit', 0, 500_00, house.deposits, 'D6911200001')
    server.clock.advance(minute)
    await post('game.round', 1, -20_00, house.games, 'sl-1')
    const { lines, total } = await list()
    expect(
      lines.map(({ title, wallet_name, amount, balance }) => [title, wallet_name, amount, balance]),
    ).toEqual([
      [words.titles.game, 'slot', -20_00, 30_00],
      [words.titles.deposit, 'main', 500_00, 1_500_00],
      [words.titles.opening, 'slot', 50_00, 50_00],
      [words.titles.opening, 'main', 1_000_00, 1_000_00],
    ])
    expect(total).toBe(4)
    expect(lines[0]).toMatchObject({
      kind: 'game',
      target: 'game_round',
      stake: 20_00,
      win: 0,
      state: 'done',
    })
    expect(lines[1]).toMatchObject({ kind: 'deposit', ref: 'D6911200001', at: server.clock.now() - minute })
  })

  it('are the member’s alone', async () => {
    const other = await server.member({ username: 'other', wallets: [{ balance: 7 }] })
    expect((await list({}, other)).total).toBe(1)
    expect((await list({ wallet_id: narin.walletIds[0]! }, other)).lines).toEqual([])
    const nobody = await server.member({ username: 'nobody', wallets: [] })
    expect((await list({}, nobody)).total).toBe(0)
  })

  it('are filtered by kind, wallet, day and number', async () => {
    await post('deposit', 0, 500_00, house.deposits, 'D6911200001')
    const round = await post('game.round', 1, -20_00, house.games, 'sl-1')
    server.clock.advance(day)
    await post('deposit', 0, 100_00, house.deposits, 'D6911210002')
    expect(await titles({ kind: 'deposit' })).toHaveLength(2)
    expect(await titles({ wallet_id: narin.walletIds[1]! })).toEqual([
      words.titles.game,
      words.titles.opening,
    ])
    expect(await titles({ from_day: '2026-11-21' })).toEqual([words.titles.deposit])
    expect(await titles({ to_day: '2026-11-20' })).toHaveLength(4)
    expect(await titles({ from_day: '2026-11-20', to_day: '2026-11-20', kind: 'game' })).toHaveLength(1)
    expect((await list({ ref: 'd691121' })).lines.map((line) => line.ref)).toEqual(['D6911210002'])
    expect((await list({ ref: `G${round.journalId}` })).lines.map((line) => line.kind)).toEqual(['game'])
    expect(await titles({ ref: '100%' })).toEqual([])
    // A day that no calendar has ends at the door (decision 040).
    await expect(titles({ from_day: '2026-02-31' })).rejects.toThrow('"from_day"')
  })

  it('a Thai day ends at midnight in Bangkok', async () => {
    // Noon; 23:59:59.999 and 24:00 of the same day.
    server.clock.advance(12 * hour - 1)
    await post('deposit', 0, 1_00, house.deposits, 'D1')
    server.clock.advance(1)
    await post('deposit', 0, 2_00, house.deposits, 'D2')
    expect((await list({ to_day: '2026-11-20', kind: 'deposit' })).lines.map((line) => line.ref)).toEqual([
      'D1',
    ])
    expect((await list({ from_day: '2026-11-21', kind: 'deposit' })).lines.map((line) => line.ref)).toEqual([
      'D2',
    ])
  })

  it('pages stay in step when new lines arrive', async () => {
    for (let i = 1; i <= 6; i++) await post('deposit', 0, i * 100, house.deposits, `D${i}`)
    const first = await list({ limit: 3, kind: 'deposit' })
    await post('deposit', 0, 9_00, house.deposits, 'D9')
    const second = await list({ limit: 3, page: 2, kind: 'deposit', until_id: first.lines[0]!.id })
    const refs = [...first.lines, ...second.lines].map((line) => line.ref)
    expect(refs).toEqual(['D6', 'D5', 'D4', 'D3', 'D2', 'D1'])
    expect(second.total).toBe(6)
  })
})

let account: string | null
beforeEach(() => {
  account = null
})

async function withdraw(baht = 200) {
  account ??= await addBankAccount(server.db, narin.id)
  const wish = { wallet_id: narin.walletIds[0]!, bank_account_id: account, amount: satang(baht * 100) }
  return (await server.call(createWithdrawal, wish, { as: narin })).data
}

describe('PAY-2 what became of it', () => {
  it('a withdrawal is pending, then done, and the line leads to it', async () => {
    const { withdrawal_id, ref } = await withdraw()
    const pending = (await list({ state: 'pending' })).lines
    expect(pending).toMatchObject([
      { state: 'pending', note: words.notes.pending, target: 'withdrawal', target_id: withdrawal_id, ref },
    ])
    await runPayouts(server.deps)
    expect((await list({ state: 'pending' })).lines).toEqual([])
    expect((await list({ kind: 'withdraw' })).lines).toMatchObject([
      { state: 'done', note: '', amount: -200_00 },
    ])
  })

  it('one that was refused says so, and its money comes back in a line of its own', async () => {
    const { withdrawal_id } = await withdraw()
    bank.says({ state: 'refused', reason: 'refused' })
    await runPayouts(server.deps)
    const { lines } = await list({ kind: 'withdraw' })
    expect(lines).toMatchObject([
      { title: words.titles.withdrawBack, amount: 200_00, balance: 1_000_00, target_id: withdrawal_id },
      { state: 'failed', note: words.notes.refused, amount: -200_00, balance: 800_00 },
    ])
    expect((await list({ state: 'failed' })).total).toBe(1)
    expect((await list({ state: 'done', kind: 'withdraw' })).total).toBe(1)
  })
})

describe('PAY-2 the summary', () => {
  it('adds up by Thai day; own transfers and what came back are no money in or out', async () => {
    await post('deposit', 0, 500_00)
    await post('game.round', 1, -20_00, house.games)
    bank.says({ state: 'refused', reason: 'refused' })
    await withdraw(300)
    await runPayouts(server.deps)
    const move = {
      from_wallet_id: narin.walletIds[0]!,
      to_wallet_id: narin.walletIds[1]!,
      amount: satang(10_00),
    }
    await server.call(transferBetweenWallets, move, { as: narin })
    server.clock.advance(day)
    await post('deposit', 0, 40_00)
    const asked = await summary({ from_day: '2026-11-20' })
    expect(asked).toEqual({
      money_in: 1_590_00,
      money_out: 20_00,
      count_in: 4,
      count_out: 1,
      days: [
        { day: '2026-11-20', money_in: 1_550_00, money_out: 20_00 },
        { day: '2026-11-21', money_in: 40_00, money_out: 0 },
      ],
      deposited_ever: 540_00,
      withdrawn_ever: 0,
      net_deposits_ever: 540_00,
    })
    const lines = await list()
    await sealNow(server.db, server.clock.now())
    expect(await summary({ from_day: '2026-11-20' })).toEqual(asked)
    expect(await list()).toEqual(lines)
    // Of one wallet a transfer is money in.
    expect(await summary({ wallet_id: narin.walletIds[1]! })).toMatchObject({
      money_in: 60_00,
      money_out: 20_00,
    })
    bank.says({ state: 'done' })
    await withdraw(200)
    await runPayouts(server.deps)
    expect(await summary()).toMatchObject({ withdrawn_ever: 200_00, net_deposits_ever: 340_00 })
  })

  it('of a member without wallets or movements is nothing', async () => {
    const nobody = await server.member({ wallets: [] })
    const { data } = await server.call(getStatementSummary, {}, { as: nobody })
    expect(data).toMatchObject({ money_in: 0, money_out: 0, days: [], net_deposits_ever: 0 })
  })
})

describe('WALLET-1 transfers', () => {
  const move = (from: number, to: number, baht: number) =>
    server.call(
      transferBetweenWallets,
      {
        from_wallet_id: narin.walletIds[from] ?? '999',
        to_wallet_id: narin.walletIds[to] ?? '999',
        amount: satang(baht * 100),
      },
      { as: narin },
    )

  it('move the money once, and both lines name the other wallet', async () => {
    const { data } = await move(0, 1, 100)
    expect(data).toMatchObject({ from_balance: 900_00, to_balance: 150_00 })
    const { lines } = await list({ kind: 'transfer' })
    expect(lines.map(({ title, amount, ref }) => [title, amount, ref])).toEqual([
      [`${words.titles.transfer} ${words.from('main')}`, 100_00, data.ref],
      [`${words.titles.transfer} ${words.into('slot')}`, -100_00, data.ref],
    ])
  })

  it.each([
    [0, 0, 1, 'to_wallet_id', transferMessages.sameWallet],
    [9, 0, 1, 'from_wallet_id', transferMessages.unknownWallet],
    [0, 9, 1, 'to_wallet_id', transferMessages.unknownWallet],
    [0, 1, 1_001, 'amount', transferMessages.tooMuch('1,000 บาท')],
  ])('from %i to %i of %i baht is said beside %s', async (from, to, baht, field, sentence) => {
    const answer = await move(from, to, baht)
    expect(answer.status).toBe(422)
    expect(answer.data).toEqual({ fields: { [field]: sentence } })
  })

  it('into a wallet that takes none, and of bound money out of its own: no', async () => {
    expect((await move(0, 2, 1)).message).toBe(transferMessages.targetClosed('lotto'))
    await bindWallet(server.db, narin, 1)
    expect((await move(1, 0, 1)).data).toEqual({ fields: { amount: transferMessages.tooMuch('0 บาท') } })
    expect((await list()).total).toBe(2)
  })

  it('WALLET-1 own money goes into a wallet with a promotion and out of it again, and no satang more', async () => {
    await bindWallet(server.db, narin, 1)
    expect((await move(0, 1, 100)).data).toMatchObject({ to_balance: 150_00 })
    expect((await move(1, 0, 100.01)).data).toEqual({
      fields: { amount: transferMessages.tooMuch('100 บาท') },
    })
    expect((await move(1, 0, 100)).data).toMatchObject({ from_balance: 50_00 })
  })

  it('PROMO-2 what a promotion left below 30 baht does not hold fresh money back', async () => {
    await bindWallet(server.db, narin, 1)
    await post('game.round', 1, -25_00, house.games)
    expect((await move(0, 1, 1)).error).toBe(0)
  })
})

describe('PAY-2 the files', () => {
  const fetchFile = (path: string) =>
    statementFiles(server.deps).app.fetch(new Request(`http://localhost${path}`))
  const tickets = async (ask: RequestOf<typeof exportStatement> = {}) =>
    (await server.call(exportStatement, ask, { as: narin })).data

  it('CSV holds the lines of the filter, for whoever holds its address, and is kept by nobody', async () => {
    await post('deposit', 0, 500_00, house.deposits, 'D6911200001')
    const { csv_path, count } = await tickets({ kind: 'deposit' })
    expect(count).toBe(1)
    const response = await fetchFile(`${csv_path}?openExternalBrowser=1`)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="statement-narin-2026-11-20.csv"',
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
    const text = await response.text()
    expect(text.split('\r\n')).toHaveLength(3)
    expect(text).toContain('"D6911200001","500.00",""')
  })

  it('the page to print loads nothing, and its policy names its style', async () => {
    await post('deposit', 0, 500_00, house.deposits, '<b>D1</b>')
    const response = await fetchFile((await tickets()).print_path)
    const text = await response.text()
    const style = /<style>([\s\S]*?)<\/style>/.exec(text)![1]!
    const hash = createHash('sha256').update(style).digest('base64')
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`)
    expect(text).toContain('&lt;b&gt;D1&lt;/b&gt;')
    expect(text).not.toMatch(/<script|style=/)
    expect(text).toContain(words.file.member('narin'))
    const none = await fetchFile((await tickets({ kind: 'lottery' })).print_path)
    expect(await none.text()).toContain(words.file.empty)
  })

  it('an address ends after ten minutes, with the member, and is not guessed', async () => {
    const { csv_path } = await tickets()
    expect((await fetchFile(csv_path.replace('.csv', '.exe'))).status).toBe(404)
    expect((await fetchFile(csv_path.replace(/[^/]{43}/, 'x'.repeat(43)))).status).toBe(404)
    await server.db.update(members).set({ status: 'suspended' })
    expect((await fetchFile(csv_path)).status).toBe(404)
    await server.db.update(members).set({ status: 'active' })
    server.clock.advance(10 * minute)
    const gone = await fetchFile(csv_path)
    expect(gone.status).toBe(404)
    expect(await gone.text()).toBe(words.file.gone)
  })

  it('thirty an hour', async () => {
    for (let i = 0; i < 30; i++) await tickets()
    expect((await server.call(exportStatement, {}, { as: narin })).status).toBe(429)
  })
})

describe('I9 the proof of a line', () => {
  const seal = () => sealNow(server.db, server.clock.now())
  const ask = async (asked: RequestOf<typeof getLedgerProof>, as = narin) =>
    (await server.call(getLedgerProof, asked, { as })).data
  const head = async () => (await server.call(getLedgerHead, {})).data

  it('waits for its block, then leads to the head that anybody may read', async () => {
    expect((await server.call(getLedgerHead, {})).status).toBe(404)
    await seal()
    await post('deposit', 0, 500_00, house.deposits, 'D6911200001')
    const [line] = (await list()).lines
    expect(await ask({ line_id: line!.id })).toMatchObject({ state: 'waiting', proof: null })
    await seal()
    const { state, accounts, proof } = await ask({ line_id: line!.id })
    expect([state, accounts]).toEqual([
      'sealed',
      [{ account: walletAccount(narin.walletIds[0]!), wallet_name: 'main' }],
    ])
    expect(proof!.journal).toMatchObject({ kind: 'deposit', memo: 'D6911200001', at: line!.at })
    const { no, hash } = await head()
    expect(headOf(proof!)).toEqual({ no, hash })
  })

  it('ends in the block that was asked for, and leads back from the head to another', async () => {
    await seal()
    const before = await head()
    await post('deposit', 0, 500_00)
    await seal()
    const { no, hash } = await head()
    const [line] = (await list()).lines
    await post('deposit', 0, 100_00)
    await seal()
    const asked = await ask({ line_id: line!.id, head_no: no })
    expect(headOf(asked.proof!)).toEqual({ no, hash })
    const led = await ask({ line_id: line!.id, head_no: before.no, seen_no: before.no })
    // It was sealed after that one.
    expect(headOf(led.proof!)).toMatchObject({ no: (await head()).no })
    expect(led.proof!.seen!.no).toBe(before.no)
    for (const seen_no of ['0', '99', 'x', '-1', '1e1'])
      expect((await ask({ line_id: line!.id, seen_no })).proof!.seen).toBeNull()
    for (const head_no of ['0', '99', 'x', '9'.repeat(30)])
      expect(headOf((await ask({ line_id: line!.id, head_no })).proof!)!.no).toBe((await head()).no)
  })

  it('is the member’s alone, and of nothing that moves somebody else’s wallet', async () => {
    const other = await server.member({ username: 'other', wallets: [{ balance: 7_00 }] })
    await post('deposit', 0, 500_00)
    await inTransaction(server.db, (tx) =>
      postJournal(tx, {
        key: 'both',
        kind: 'test',
        at: server.clock.now(),
        postings: [
          { account: walletAccount(narin.walletIds[0]!), amount: -1_00 },
          { account: walletAccount(other.walletIds[0]!), amount: 1_00 },
        ],
      }),
    )
    await seal()
    const [both, line] = (await list()).lines
    const status = async (asked: RequestOf<typeof getLedgerProof>, as = narin) =>
      (await server.call(getLedgerProof, asked, { as })).status
    expect(await status({ line_id: line!.id })).toBe(200)
    expect(await status({ line_id: line!.id }, other)).toBe(404)
    expect([await status({ line_id: both!.id }), await status({ line_id: both!.id }, other)]).toEqual([
      404, 404,
    ])
    for (const line_id of ['', 'x', '999999', '1; drop table members', '-1-1'])
      expect(await status({ line_id })).toBe(404)
    expect(await status({})).toBe(404)
    expect(await status({ bill_id: '1' })).toBe(404)
  })
})
