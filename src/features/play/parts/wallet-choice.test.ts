import { expect, it } from 'vitest'
import { MAIN_WALLET_TYPE, type Wallet } from '#contracts/member.ts'
import { satang } from '#contracts/money.ts'
import { onlyWallet, payableWallets } from './wallet-choice.ts'

const wallet = (id: string, type: number, balance: number): Wallet => ({
  id,
  wallet_name: id,
  balance: satang(balance),
  category: 'all',
  can_deposit: true,
  wallet_type_id: type,
  active_promotion_name: '',
  current_turnover: satang(0),
})
const main = (balance: number) => wallet('main', MAIN_WALLET_TYPE, balance)

it.each([
  ['no wallet', [], [], null],
  ['the empty main wallet alone', [main(0)], ['main'], 'main'],
  ['main and an empty other', [main(100), wallet('slot', 2, 0)], ['main'], 'main'],
  ['empty main and a full other', [main(0), wallet('slot', 2, 1)], ['main', 'slot'], null],
  ['one satang is money', [wallet('slot', 2, 1)], ['slot'], 'slot'],
  ['two full', [main(1), wallet('slot', 2, 1800)], ['main', 'slot'], null],
  ['only empty others', [wallet('slot', 2, 0), wallet('sport', 3, 0)], [], null],
])('GAME-2 %s', (_name, wallets, payable, only) => {
  expect(payableWallets(wallets).map((each) => each.id)).toEqual(payable)
  expect(onlyWallet(wallets)?.id ?? null).toBe(only)
})
