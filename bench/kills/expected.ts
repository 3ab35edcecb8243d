/** What the clients were told, asked once more of the server that lives: each write again, and how long ones ended. */
import { isDeepStrictEqual } from 'node:util'
import { getWallets } from '#contracts/member.ts'
import { createTransferOrder, inquireStatus } from '#contracts/payment.ts'
import { createWithdrawal, getWithdrawal } from '#contracts/withdraw.ts'
import type { Load } from './clients.ts'
import { isOurs, type Settled } from './settle.ts'
import { OPENING } from './stage.ts'
import { ask, read, type Answer } from './wire.ts'

/** At a time. */
const TOGETHER = 16

const dataOf = ({ answer }: Settled): unknown => {
  const reply = JSON.parse(answer.text) as { error: number; data: unknown }
  return reply.error === 0 ? reply.data : null
}

export const carriedOut = (settled: readonly Settled[]) => settled.filter((write) => dataOf(write) !== null)

/** Ours byte by byte; the providers keep their outcome as JSON, whose keys come in another order. */
const isSame = (write: Settled, again: Answer): boolean =>
  isOurs(write)
    ? again.replayed && again.text === write.answer.text
    : isDeepStrictEqual(JSON.parse(again.text), JSON.parse(write.answer.text))

/** Every answer that is kept comes again as it was; answers how many. */
export async function repeatAll({ tally }: Load): Promise<number> {
  const kept = tally.settled.filter((write) => write.answer.status === 200)
  const left = kept.filter((write) => isOurs(write) || dataOf(write) !== null)
  const count = left.length
  const worker = async () => {
    for (let write = left.pop(); write; write = left.pop()) {
      const again = await write.send()
      if (!isSame(write, again))
        tally.faults.push(`${write.kind} ${write.key} was answered otherwise the second time`)
    }
  }
  await Promise.all(Array.from({ length: TOGETHER }, worker))
  return count
}

/** What each wallet must hold: what was confirmed, what came in by the orders, what the bank sent back. */
export async function expectedBalances({ lives, stage, tally }: Load): Promise<Map<string, number>> {
  const balances = new Map(stage.walletIds.map((id) => [id, OPENING]))
  const add = (walletId: string, amount: number) =>
    balances.set(walletId, (balances.get(walletId) ?? 0) + amount)
  const who = { as: stage.token }
  for (const write of carriedOut(tally.settled)) {
    for (const { walletId, amount } of write.moves(dataOf(write))) add(walletId, amount)
    if (write.kind === 'order') {
      const { order_id, wallet_id } = read(createTransferOrder, write.answer)!
      const now = read(inquireStatus, await ask(lives.site, inquireStatus, { order_id }, who))!
      add(wallet_id, now.credited_amount ?? 0)
    }
    if (write.kind === 'withdrawal') {
      const { withdrawal_id, wallet_id, amount } = read(createWithdrawal, write.answer)!
      const now = read(getWithdrawal, await ask(lives.site, getWithdrawal, { withdrawal_id }, who))!
      if (now.state === 'refused') add(wallet_id, amount)
    }
  }
  const shown = read(getWallets, await ask(lives.site, getWallets, {}, who))!
  for (const { id, balance } of shown)
    if (balances.get(id) !== balance) tally.faults.push(`wallet ${id} shows ${balance}`)
  return balances
}
