/** What can happen to a member's money, in any order, with deaths and repetitions in between. */
import fc from 'fast-check'
import { satang } from '#contracts/money.ts'
import { cancelPromotion, getActivePromotions, redeemPromotion } from '#contracts/promotion.ts'
import { createTransferOrder } from '#contracts/payment.ts'
import { transferBetweenWallets } from '#contracts/statement.ts'
import { createWithdrawal } from '#contracts/withdraw.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { Refusal } from '#server/kit/errors.ts'
import { minute } from '#server/kit/clock.ts'
import { newToken } from '#server/kit/identity/tokens.ts'
import { runPayouts } from '#server/modules/withdraw/payout.ts'
import { play as bankPlays } from '#sandbox/bank/pay.ts'
import { playRound } from '#sandbox/games/providers/rounds.ts'
import { expect } from 'vitest'
import { billStep, takeBillStep, type BillStep } from './bill-steps.ts'
import { Killed, type Player, type World } from './money-world.ts'
import { rewardStep, takeRewardStep, type RewardStep } from './reward-steps.ts'

export type Step =
  | { do: 'deposit'; baht: number; way: 'exact' | 'twice' | 'repeat' | 'wrong' | 'late' }
  | { do: 'round'; wallet: number; stake: number; luck: number[] }
  | { do: 'redeem'; baht: number; wallet: number }
  | { do: 'cancel' }
  /** `end`: what the bank says at once; '' leaves it open. */
  | { do: 'withdraw'; baht: number; wallet: number; end: '' | 'done' | 'refused' }
  | { do: 'payout'; bank: 'done' | 'refused' | 'running' | 'silent' }
  | { do: 'transfer'; baht: number; from: number }
  | BillStep
  | RewardStep

export type Fate = 'once' | 'killed' | 'repeated'

const wallet = fc.nat(1)
const baht = fc.integer({ min: 1, max: 400 })

/** Luck is a list of numbers that the machine's reels take one after the other. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('deposit' as const),
    baht: fc.integer({ min: 100, max: 500 }),
    way: fc.constantFrom(
      'exact' as const,
      'twice' as const,
      'repeat' as const,
      'wrong' as const,
      'late' as const,
    ),
  }),
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('round' as const),
      wallet,
      stake: fc.constantFrom(500, 2000, 10_000),
      luck: fc.array(fc.nat(1_000_000), { minLength: 5, maxLength: 30 }),
    }),
  },
  fc.record({ do: fc.constant('redeem' as const), baht: fc.integer({ min: 90, max: 300 }), wallet }),
  fc.record({ do: fc.constant('cancel' as const) }),
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('withdraw' as const),
      baht: fc.integer({ min: 90, max: 400 }),
      wallet,
      end: fc.constantFrom('' as const, 'done' as const, 'refused' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('payout' as const),
      bank: fc.constantFrom('done' as const, 'refused' as const, 'running' as const, 'silent' as const),
    }),
  },
  fc.record({ do: fc.constant('transfer' as const), baht, from: wallet }),
  { weight: 4, arbitrary: billStep },
  { weight: 5, arbitrary: rewardStep },
)

export const fate: fc.Arbitrary<Fate> = fc.oneof(
  { weight: 3, arbitrary: fc.constant('once' as const) },
  { weight: 1, arbitrary: fc.constantFrom('killed' as const, 'repeated' as const) },
)

/**
 * A write of the API under one key: killed, it is sent again and must then happen; repeated, the second answer must
 * be the first, byte by byte. True when it was carried out.
 */
async function write(
  world: World,
  who: Player,
  endpoint: Parameters<World['call']>[0],
  input: object,
  how: Fate,
) {
  const key = newToken().slice(0, 32)
  const ask = (killed = false) => world.call(endpoint, input, { as: who, key, killed })
  if (how === 'killed') await ask(true)
  const answer = (await ask())!
  if (how === 'repeated' && answer.status === 200) expect((await ask())!.text).toBe(answer.text)
  return { done: answer.error === 0, data: answer.data as never }
}

/**
 * An order, and what the bank does about it. Killed, the transfer's notice is cut off and the bank sends another one,
 * which is the member's money as well.
 */
async function deposit(
  world: World,
  who: Player,
  { baht: amount, way }: Step & { do: 'deposit' },
  how: Fate,
): Promise<void> {
  const wish = { channel_id: world.channelId, amount: satang(amount * 100) }
  const order = await write(world, who, createTransferOrder, wish, how)
  if (!order.done) return
  const { order_id } = order.data as { order_id: string }
  if (how === 'killed') await world.dying((deps) => bankPlays(deps, order_id, way))
  await bankPlays(world.server.deps, order_id, way)
  world.server.clock.advance(1 * minute)
}

/** A round of the machine: once for its key, however often the page sends it. */
async function round(
  world: World,
  who: Player,
  { wallet: at, stake, luck }: Step & { do: 'round' },
  how: Fate,
) {
  const { server } = world
  const roundKey = newToken().slice(0, 32)
  const input = { token: who.sessions[at]!, roundKey, bet: { kind: 'slot', stake }, now: server.clock.now() }
  const playOnce = (kill = false) => {
    let drawn = 0
    const rng = (limit: number) => luck[drawn++ % luck.length]! % limit
    return inTransaction(server.db, async (tx) => {
      const answer = await playRound(tx, input, rng)
      if (kill) throw new Killed()
      return answer
    }).catch((error: unknown) => {
      if (error instanceof Refusal || error instanceof Killed) return null
      throw error
    })
  }
  if (how === 'killed') await playOnce(true)
  const first = await playOnce()
  if (how === 'repeated' && first !== null) expect(await playOnce()).toEqual(first)
}

async function cancel(world: World, who: Player, how: Fate) {
  const active = await world.call(getActivePromotions, {}, { as: who })
  const [one] = active!.data
  if (!one) return
  const wish = {
    wallet_id: one.wallet_id,
    promotion_id: one.promotion_id,
    expected_forfeit: one.cancel_forfeit,
  }
  // With a bill under way it cannot be given up.
  expect((await write(world, who, cancelPromotion, wish, how)).done).toBe(one.can_cancel)
}

/** The bank answers, or not; killed, the process dies at each place where it can. */
async function payout(world: World, bank: (Step & { do: 'payout' })['bank'], how: Fate) {
  world.server.clock.advance(3 * minute)
  if (bank === 'silent') world.bank.goesSilent()
  else world.bank.says(bank === 'refused' ? { state: 'refused', reason: 'refused' } : { state: bank })
  if (how === 'killed') await world.dying((deps) => runPayouts(deps))
  await runPayouts(world.server.deps)
  if (how === 'repeated') await runPayouts(world.server.deps)
}

/** Takes the step. */
export async function take(world: World, who: Player, one: Step, how: Fate): Promise<void> {
  switch (one.do) {
    case 'deposit':
      return deposit(world, who, one, how)
    case 'round':
      return round(world, who, one, how)
    case 'redeem': {
      const wish = {
        promotion_id: world.promotionId,
        wallet_type_id: one.wallet === 0 ? 1 : 3,
        transfer_amount: satang(one.baht * 100),
      }
      return void (await write(world, who, redeemPromotion, wish, how))
    }
    case 'cancel':
      return cancel(world, who, how)
    case 'withdraw': {
      const wish = {
        wallet_id: who.walletIds[one.wallet]!,
        bank_account_id: who.account,
        amount: satang(one.baht * 100),
      }
      await write(world, who, createWithdrawal, wish, how)
      return one.end === '' ? undefined : payout(world, one.end, 'once')
    }
    case 'payout':
      return payout(world, one.bank, how)
    case 'bill':
    case 'unbill':
    case 'draw':
      return takeBillStep(world, who, one, {
        how,
        write: (endpoint, input) => write(world, who, endpoint, input, how),
      })
    case 'night':
    case 'friend':
    case 'claim':
    case 'trade':
    case 'checkin':
    case 'quest':
    case 'commission':
    case 'spin':
      return takeRewardStep(world, who, one, {
        how,
        write: (endpoint, input) => write(world, who, endpoint, input, how),
      })
    case 'transfer': {
      const wish = {
        from_wallet_id: who.walletIds[one.from]!,
        to_wallet_id: who.walletIds[1 - one.from]!,
        amount: satang(one.baht * 100),
      }
      return void (await write(world, who, transferBetweenWallets, wish, how))
    }
  }
}
