/** What caused each movement of a page: looked up for all of them together, kind by kind. */
import { and, eq, inArray, or } from 'drizzle-orm'
import { games } from '../../../db/schema/games.ts'
import { ledgerPostings } from '../../../db/schema/ledger.ts'
import { paymentEvents, paymentOrders } from '../../../db/schema/payment.ts'
import { walletPromotions } from '../../../db/schema/promotion.ts'
import { withdrawals } from '../../../db/schema/withdraw.ts'
import type { Tx } from '../../../db/types.ts'
import { house } from '../../../ledger/accounts.ts'
import { statementWords as words } from '../../../strings/statement.ts'
import { ofBills } from './bill-causes.ts'
import { ofCashbacks } from './cashback-causes.ts'
import { idsIn, type Cause, type Causes } from './cause.ts'
import { purseAt, type Movement, type Purse } from './lines.ts'

const rewardKinds = new Set([
  'redemption.credit',
  'quest.credit',
  'wheel.credit',
  'poll.prize',
  'affiliate.redeem',
])

async function ofWithdrawals(tx: Tx, page: readonly Movement[], causes: Causes): Promise<void> {
  const taken = idsIn(page, ['withdraw'])
  const back = page.flatMap((line) =>
    line.kind === 'withdraw.refund' && line.reverses ? [line.reverses] : [],
  )
  if (taken.length + back.length === 0) return
  const rows = await tx
    .select({ id: withdrawals.id, journalId: withdrawals.journalId, state: withdrawals.state })
    .from(withdrawals)
    .where(inArray(withdrawals.journalId, [...taken, ...back]))
  for (const { id, journalId, state } of rows) {
    const isOpen = state === 'pending' || state === 'transferring'
    causes.set(journalId, {
      targetId: id,
      state: isOpen ? 'pending' : state === 'refused' ? 'failed' : 'done',
      note: state === 'done' ? '' : words.notes[state],
    })
    const refund = page.find((line) => line.reverses === journalId)
    if (refund) causes.set(refund.journalId, { targetId: id })
  }
}

async function ofDeposits(tx: Tx, page: readonly Movement[], causes: Causes): Promise<void> {
  const ids = idsIn(page, ['deposit'])
  if (ids.length === 0) return
  const rows = await tx
    .select({ journalId: paymentEvents.journalId, orderId: paymentOrders.id, kind: paymentOrders.kind })
    .from(paymentEvents)
    .innerJoin(paymentOrders, eq(paymentOrders.id, paymentEvents.orderId))
    .where(inArray(paymentEvents.journalId, ids))
  for (const { journalId, orderId, kind } of rows)
    causes.set(journalId!, { targetId: orderId, about: words.channels[kind] })
}

/** A round's journal holds the net amount on the wallet, stake and win on the house's two accounts. */
async function ofRounds(tx: Tx, page: readonly Movement[], causes: Causes): Promise<void> {
  const ids = idsIn(page, ['game.round'])
  if (ids.length === 0) return
  const names = await tx
    .select({ id: games.id, name: games.name })
    .from(games)
    .where(
      inArray(
        games.id,
        page.flatMap((line) => (line.kind === 'game.round' ? [line.memo] : [])),
      ),
    )
  const sides = await tx
    .select({
      journalId: ledgerPostings.journalId,
      account: ledgerPostings.accountId,
      amount: ledgerPostings.amount,
    })
    .from(ledgerPostings)
    .where(
      and(
        inArray(ledgerPostings.journalId, ids),
        or(eq(ledgerPostings.accountId, house.games), eq(ledgerPostings.accountId, house.gameWins)),
      ),
    )
  const side = (journalId: string, account: string) =>
    Math.abs(sides.find((one) => one.journalId === journalId && one.account === account)?.amount ?? 0)
  for (const line of page.filter(({ kind }) => kind === 'game.round')) {
    causes.set(line.journalId, {
      about: names.find((game) => game.id === line.memo)?.name ?? '',
      targetId: line.memo,
      stake: side(line.journalId, house.games),
      win: side(line.journalId, house.gameWins),
    })
  }
}

async function ofPromotions(tx: Tx, page: readonly Movement[], causes: Causes): Promise<void> {
  const given = idsIn(page, ['promotion.bonus', 'coupon.credit'])
  if (given.length === 0) return
  const rows = await tx
    .select({ journalId: walletPromotions.journalId, name: walletPromotions.name })
    .from(walletPromotions)
    .where(inArray(walletPromotions.journalId, given))
  for (const { journalId, name } of rows) causes.set(journalId, { about: name })
}

/** Rewards bear what they are for as their memo. */
function ofRewards(page: readonly Movement[], causes: Causes): void {
  for (const line of page) if (rewardKinds.has(line.kind)) causes.set(line.journalId, { about: line.memo })
}

/** A transfer moves two wallets: each line names the other one. */
async function ofTransfers(
  tx: Tx,
  page: readonly Movement[],
  purses: readonly Purse[],
): Promise<Map<string, string>> {
  const ids = idsIn(page, ['wallet.transfer', 'promotion.transfer'])
  const about = new Map<string, string>()
  if (ids.length === 0) return about
  const sides = await tx.select().from(ledgerPostings).where(inArray(ledgerPostings.journalId, ids))
  for (const line of page) {
    const other = sides.find((side) => side.journalId === line.journalId && side.accountId !== line.accountId)
    const purse = other && purseAt(purses, other.accountId)
    if (purse)
      about.set(
        `${line.journalId}-${line.seq}`,
        line.amount < 0 ? words.into(purse.name) : words.from(purse.name),
      )
  }
  return about
}

/** `of(line)`: what is known of it. */
export async function causesOf(
  tx: Tx,
  page: readonly Movement[],
  purses: readonly Purse[],
): Promise<(line: Movement) => Cause> {
  const causes: Causes = new Map()
  await ofWithdrawals(tx, page, causes)
  await ofDeposits(tx, page, causes)
  await ofRounds(tx, page, causes)
  await ofPromotions(tx, page, causes)
  await ofBills(tx, page, causes)
  await ofCashbacks(tx, page, causes)
  ofRewards(page, causes)
  const transfers = await ofTransfers(tx, page, purses)
  return (line) => {
    const about = transfers.get(`${line.journalId}-${line.seq}`)
    return { ...causes.get(line.journalId), ...(about === undefined ? {} : { about }) }
  }
}
