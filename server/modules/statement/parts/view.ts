/** A movement as the contract shows it. */
import { satang } from '#contracts/money.ts'
import type { StatementLine } from '#contracts/statement.ts'
import type { Tx } from '../../../db/types.ts'
import { causesOf } from './causes.ts'
import { refOf, ruleOf } from '../kinds.ts'
import { purseAt, type Movement, type Purse } from './lines.ts'

const amountOr = (value: number | undefined) => (value === undefined ? null : satang(value))

export async function shownLines(
  tx: Tx,
  page: readonly Movement[],
  purses: readonly Purse[],
): Promise<StatementLine[]> {
  const of = await causesOf(tx, page, purses)
  return page.map((line) => {
    const { kind, title, target } = ruleOf(line.kind)
    const { about = '', targetId = '', state = 'done', note = '', stake, win } = of(line)
    const purse = purseAt(purses, line.accountId)!
    return {
      id: `${line.journalId}-${line.seq}`,
      at: line.at,
      kind,
      title: [title, about].filter(Boolean).join(' '),
      ref: refOf({ kind: line.kind, id: line.journalId, memo: line.memo }),
      wallet_id: purse.id,
      wallet_name: purse.name,
      amount: satang(line.amount),
      balance: satang(line.balanceAfter),
      state,
      note,
      target,
      target_id: targetId,
      stake: amountOr(stake),
      win: amountOr(win),
    }
  })
}
