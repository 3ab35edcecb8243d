import { expect, it } from 'vitest'
import type { Wallet } from '#contracts/member.ts'
import { satang } from '#contracts/money.ts'
import { forms } from '#src/strings/forms.ts'
import { transfer as words } from '#src/strings/money/transfer.ts'
import { isBound, sources, targets, transferSchema } from './transfer-values.ts'

const wallet = (id: string, balance: number, promotion = '', can_deposit = true, bound?: number): Wallet => ({
  id,
  wallet_name: id,
  balance: satang(balance),
  category: 'all',
  can_deposit,
  wallet_type_id: 1,
  active_promotion_name: promotion,
  current_turnover: satang(0),
  ...(bound !== undefined && { bound: satang(bound) }),
})
const wallets = [
  wallet('main', 100_00),
  wallet('lotto', 50_00, '', false),
  wallet('slot', 29_99, 'p'),
  wallet('sport', 30_00, 'p'),
  wallet('empty', 0),
  wallet('both', 90_00, 'p', true, 60_00),
]
const ids = (list: readonly Wallet[]) => list.map(({ id }) => id)

it('WALLET-1 own money leaves a wallet, and what a promotion binds does not', () => {
  expect(ids(sources(wallets))).toEqual(['main', 'lotto', 'both'])
  expect(ids(wallets.filter(isBound))).toEqual(['slot', 'sport', 'both'])
})

it('WALLET-1 money goes where deposits go, beside a promotion too', () => {
  expect(ids(targets(wallets, 'main'))).toEqual(['slot', 'sport', 'empty', 'both'])
  expect(ids(targets(wallets, 'lotto'))).toEqual(['main', 'slot', 'sport', 'empty', 'both'])
})

it.each([
  [{ from: '', to: 'empty', amount: '1' }, [forms.required, words.more('฿0.00')]],
  [{ from: 'main', to: 'empty', amount: '' }, [words.amountRequired]],
  [{ from: 'main', to: 'empty', amount: '0' }, [words.amountRequired]],
  [{ from: 'main', to: 'empty', amount: '100.01' }, [words.more('฿100.00')]],
  [{ from: 'main', to: 'empty', amount: '100' }, undefined],
  [{ from: 'both', to: 'empty', amount: '30.01' }, [words.more('฿30.00')]],
  [{ from: 'both', to: 'empty', amount: '30' }, undefined],
])('WALLET-1 %j is told %j', (values, sentences) => {
  const read = transferSchema(wallets).safeParse(values)
  expect(read.error?.issues.map((issue) => issue.message)).toEqual(sentences)
})
