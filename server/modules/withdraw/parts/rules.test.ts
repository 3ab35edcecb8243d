import { describe, expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import { withdrawMessages as words } from '../../../strings/withdraw.ts'
import { rulesFrom, type WalletMoney } from '#rules/money/withdrawal.ts'
import { amountFault, blocksOf } from './rules.ts'

const rules = rulesFrom(new Map())
const wallet = (balance: number, bound = 0): WalletMoney => ({
  id: '1',
  name: 'w',
  balance: satang(balance),
  bound: satang(bound),
  promotion: null,
})
const free = {
  rules,
  wallets: [wallet(500_00)],
  bankAccounts: 1,
  open: null,
  timesUsed: 0,
  asksBirthday: false,
  bank: true,
}
const codes = (change: Partial<Parameters<typeof blocksOf>[0]>) =>
  blocksOf({ ...free, ...change }).map((block) => block.code)

describe('PAY-2 what stands in the way', () => {
  it.each([
    ['nothing', {}, []],
    ['no bank account', { bankAccounts: 0 }, ['bank_account']],
    ['a request under way', { open: { id: '7', ref: 'W1' } }, ['open_request']],
    ['the times of the day', { timesUsed: 3 }, ['times']],
    ['no date of birth', { asksBirthday: true }, ['age']],
    ['nobody pays', { bank: false }, ['bank']],
    ['all money bound', { wallets: [wallet(500_00, 500_00)] }, ['turnover']],
    ['too little', { wallets: [wallet(99_99)] }, ['balance']],
    ['nothing at all', { wallets: [wallet(0)] }, ['balance']],
    ['too little beside bound money', { wallets: [wallet(50_00), wallet(900_00, 900_00)] }, ['balance']],
    ['too little of its own beside a bonus', { wallets: [wallet(149_99, 50_00)] }, ['balance']],
    ['enough of its own beside a bonus', { wallets: [wallet(150_00, 50_00)] }, []],
    ['enough beside bound money', { wallets: [wallet(500_00), wallet(900_00, 900_00)] }, []],
    [
      'every reason is told',
      { bankAccounts: 0, timesUsed: 9, wallets: [] },
      ['bank_account', 'times', 'balance'],
    ],
  ] as const)('%s', (_, change, expected) => {
    expect(codes(change as never)).toEqual(expected)
  })

  it('each says where it is lifted, unless only time lifts it', () => {
    const all = blocksOf({
      ...free,
      bankAccounts: 0,
      open: { id: '7', ref: 'W1' },
      timesUsed: 3,
      wallets: [wallet(9, 9)],
    })
    expect(all.map(({ code, link }) => [code, link])).toEqual([
      ['bank_account', '/member/profile'],
      ['open_request', '/member/withdraw/7'],
      ['times', ''],
      ['turnover', '/member/promotions'],
    ])
  })
})

describe('WALLET-1 what a wallet gives', () => {
  it('PAY-2 amounts are held against minimum, maximum and the wallet', () => {
    const big = wallet(900_000_00)
    expect(amountFault(satang(99_99), satang(99_99), big, rules)).toBe(words.underMin(100_00))
    expect(amountFault(satang(100_00), satang(100_00), big, rules)).toBeNull()
    expect(amountFault(satang(200_000_00), satang(200_000_00), big, rules)).toBeNull()
    expect(amountFault(satang(200_000_01), satang(200_000_01), big, rules)).toBe(words.overMax(200_000_00))
    expect(amountFault(satang(500_01), satang(500_01), wallet(500_00), rules)).toBe(words.overBalance(500_00))
    expect(words.overBalance(1_234_567_50)).toContain('1,234,567.50')
  })
})
