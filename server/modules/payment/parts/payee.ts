/** Whom an order is paid to: one of the agent's accounts, or the gateway's QR. */
import type { ChannelKind } from '#contracts/payment.ts'
import type { AccountSnapshot, TrueMoneySnapshot } from '../../../db/schema/payment.ts'
import type { Tx } from '../../../db/types.ts'
import type { Payee, PaymentGateway } from '../../../kit/services/payments.ts'
import { bankAccountsOf, trueMoneyAccountsOf } from '../../agent/read-agent.ts'

export interface Target {
  readonly payee: Payee
  readonly payeeName: string
  readonly account: AccountSnapshot | TrueMoneySnapshot | null
}

/** Of the member's own bank where there is one: such transfers arrive at once and at any hour. */
async function bankTarget(tx: Tx, agentCode: string, ownBank: number): Promise<Target | null> {
  const accounts = await bankAccountsOf(tx, agentCode)
  const row = accounts.find(({ bankId }) => bankId === ownBank) ?? accounts[0]
  if (!row) return null
  return {
    payee: `bank:${row.bankAccountNo}`,
    payeeName: row.bankAccountName,
    account: {
      id: row.id,
      bank_id: row.bankId,
      bank_account_name: row.bankAccountName,
      bank_account_no: row.bankAccountNo,
    },
  }
}

async function trueMoneyTarget(tx: Tx, agentCode: string): Promise<Target | null> {
  const [row] = await trueMoneyAccountsOf(tx, agentCode)
  if (!row) return null
  return {
    payee: `truemoney:${row.mobile}`,
    payeeName: row.accountName,
    account: { id: row.id, account_name: row.accountName, mobile: row.mobile },
  }
}

/** Null where the agent has nothing to be paid on in this way. */
export async function targetOf(
  tx: Tx,
  kind: ChannelKind,
  { agentCode, ownBank, gateway }: { agentCode: string; ownBank: number; gateway: PaymentGateway },
): Promise<Target | null> {
  if (kind === 'bank') return bankTarget(tx, agentCode, ownBank)
  if (kind === 'truemoney') return trueMoneyTarget(tx, agentCode)
  return { payee: gateway.qrPayee, payeeName: '', account: null }
}
