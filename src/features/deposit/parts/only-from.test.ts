import { expect, it } from 'vitest'
import type { DepositOrder } from '#contracts/payment.ts'
import { depositOrder as words } from '#src/strings/money/deposit.ts'
import { onlyFrom } from './only-from.ts'

const account = { id: '1', bank_id: 4, bank_account_name: 'นรินทร์ ใจดี', bank_account_no: '0000004821' }
const order = (part: Partial<DepositOrder>) =>
  ({ kind: 'bank', pay_from: account, pay_from_mobile: '', ...part }) as DepositOrder

it.each([
  [
    'a transfer: bank, last digits in its groups, name',
    order({}),
    words.onlyFrom('ไทยพาณิชย์', '482-1', 'นรินทร์ ใจดี'),
  ],
  ['a code: the name', order({ kind: 'qr' }), words.onlyName('นรินทร์ ใจดี')],
  [
    'a bank we have no name for: its number in its place',
    order({ pay_from: { ...account, bank_id: 99 } }),
    words.onlyFrom('ธนาคารหมายเลข 99', '4821', 'นรินทร์ ใจดี'),
  ],
  [
    'TrueMoney: the phone',
    order({ kind: 'truemoney', pay_from_mobile: '0810000002' }),
    words.onlyMobile('081-000-0002'),
  ],
  ['a platform that does not say: nothing', order({ pay_from: null }), ''],
])('PAY-1 warns, for %s', (_, given, sentence) => {
  expect(onlyFrom(given)).toBe(sentence)
})
