import type * as thai from '#src/strings/money/agent-accounts.ts'
import type { Sentences } from '../../sentences.ts'

export const agentAccounts: Sentences<typeof thai.agentAccounts> = {
  title: { bank: 'Site’s deposit account', truemoney: 'Site’s deposit wallet' },
  trueMoney: 'TrueMoney Wallet',
  orderFirst: 'Always create an order first: it tells you the account and the amount to transfer',
}
