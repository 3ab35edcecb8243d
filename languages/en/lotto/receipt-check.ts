import type * as thai from '#src/strings/lotto/receipt-check.ts'
import type { Sentences } from '../../sentences.ts'

export const receiptCheck: Sentences<typeof thai.receiptCheck> = {
  intro: 'Enter the check code printed at the end of the receipt, or scan its QR code. No need to sign in',
  code: 'Check code',
  codeHint: '16 characters, capitals or not, without dashes',
  codeMissing: 'Enter the check code first',
  check: 'Check receipt',
  another: 'Check another',

  real: 'This receipt exists',
  compare:
    'What follows comes from our records as they are now. If numbers, amounts or draw on the picture or paper you were given differ, it has been altered',
  anonymous:
    'This page does not tell whose bet it is. Having a receipt does not prove ownership, and winnings are only paid to the account that placed the bet',
  receipt: 'Receipt details',
  sums: 'Amounts',
  total: 'Total bet',
  winsMax: 'Most it can win',
  won: 'Won in all',
  refunded: 'Refunded',
  settledAt: 'Settled',
  result: 'Result',
  corrected: 'The result of this draw was corrected after it was announced. This is by the corrected result',
  deciding: 'The result is out and this bet is being settled',

  unknown: 'No receipt has this code',
  unknownText:
    'Check the characters again. If the code is that of the receipt and still nothing is found, the receipt is not ours',
  older:
    '10-character codes are of an older kind that cannot be checked here. Its owner can open the receipt again to see the new code',
  notOffered: 'Receipts cannot be checked here yet',
  notOfferedText: 'Its owner can open it under My bets instead',
  failed: 'Could not check the receipt',
}
