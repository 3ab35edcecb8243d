/** What the clients do with the one member's money: half of them play, the others transfer, one deposits, one withdraws. */
import { randomBytes, randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RequestOf } from '#contracts/kit.ts'
import { launchGame } from '#contracts/games.ts'
import { satang } from '#contracts/money.ts'
import { createTransferOrder, inquireStatus } from '#contracts/payment.ts'
import { transferBetweenWallets } from '#contracts/statement.ts'
import { createWithdrawal, getWithdrawal } from '#contracts/withdraw.ts'
import { catalogueGames } from '#sandbox/catalogue/catalogue.ts'
import { AMOUNT_PAYOUT_REFUSED } from '#sandbox/sentinels.ts'
import type { Lives } from './lives.ts'
import { newKey, persist, settler, type Kind, type Move, type Tally } from './settle.ts'
import type { Stage } from './stage.ts'
import { ask, post, read } from './wire.ts'

type Idempotent = typeof transferBetweenWallets | typeof createWithdrawal | typeof createTransferOrder

export interface Load {
  readonly lives: Lives
  readonly stage: Stage
  readonly tally: Tally
  over(): boolean
}

const STAKE = 500
const POLL = 1_000
const json = { 'content-type': 'application/json' }
const slot = catalogueGames.find((game) => game.kind === 'slot' && !game.maintenance)!

const writer = ({ lives, stage, tally }: Load) => {
  const settle = settler(lives, stage.token, tally)
  return async <E extends Idempotent>(kind: Kind, endpoint: E, wish: RequestOf<E>, moves: Move[]) => {
    const key = newKey()
    const send = () => ask(lives.site, endpoint, wish, { as: stage.token, key })
    return read(endpoint, await settle({ kind, key, send, moves: () => moves }))
  }
}

/** A page of the slot machine, opened the way the site does; answers what plays a round on it. */
async function openGame({ lives, stage, tally }: Load, walletId: string): Promise<() => Promise<unknown>> {
  const { game_id, provider_id, source } = slot
  const wish = { wallet_id: walletId, game_id, provider_id, source, is_mobile: true }
  const { link } = read(launchGame, await ask(lives.site, launchGame, wish, { as: stage.token }))!
  const token = randomBytes(32).toString('base64url')
  const body = JSON.stringify({ launch: link.split('#t=')[1], token })
  const opened = await post(`${lives.games}/api/session`, { headers: json, body })
  if (opened.status !== 200) throw new Error(`the game did not open: ${opened.text}`)
  const settle = settler(lives, stage.token, tally)
  const headers = { ...json, authorization: `Bearer ${token}` }
  const moves = (data: unknown) => {
    const { stake, win } = data as { stake: number; win: number }
    return [{ walletId, amount: win - stake }]
  }
  return () => {
    const key = newKey()
    const round = JSON.stringify({ round_key: key, bet: { kind: 'slot', stake: STAKE } })
    const send = () => post(`${lives.games}/api/round`, { headers, body: round })
    return settle({ kind: 'round', key, send, moves })
  }
}

async function play(load: Load, round: () => Promise<unknown>): Promise<void> {
  while (!load.over()) await round()
}

async function transfer(load: Load): Promise<void> {
  const write = writer(load)
  while (!load.over()) {
    const [from = '', to = ''] = randomInt(2) === 0 ? load.stage.walletIds : load.stage.walletIds.toReversed()
    const amount = satang(randomInt(1, 200))
    const moves = [
      { walletId: from, amount: -amount },
      { walletId: to, amount },
    ]
    await write('transfer', transferBetweenWallets, { from_wallet_id: from, to_wallet_id: to, amount }, moves)
  }
}

/** An order, paid by the bank, until it is credited; then the next. */
async function deposit(load: Load): Promise<void> {
  const { lives, stage } = load
  const write = writer(load)
  const wish = { channel_id: stage.channelId, amount: satang(100_00) }
  const stateOf = (order_id: string) =>
    persist(lives, async () => {
      const answer = await ask(lives.site, inquireStatus, { order_id }, { as: stage.token })
      return read(inquireStatus, answer)?.state
    })
  while (!load.over()) {
    const order = await write('order', createTransferOrder, wish, [])
    if (order === null) {
      await sleep(POLL)
      continue
    }
    while ((await stateOf(order.order_id)) === 'waiting') {
      const form = new URLSearchParams({ order_id: order.order_id, how: 'exact' })
      const headers = { origin: lives.site, accept: 'application/json' }
      // Whether the bank was heard is asked of the order, never guessed.
      await post(`${lives.site}/sandbox/bank/pay`, { headers, body: form }).catch(() => sleep(POLL))
    }
  }
}

/** One withdrawal after the other, each followed to its end; every fourth is refused by the bank. */
async function withdraw(load: Load): Promise<void> {
  const { lives, stage } = load
  const write = writer(load)
  const walletId = stage.walletIds[0]!
  for (let turn = 1; !load.over(); turn++) {
    const amount = satang(turn % 4 === 0 ? Number(AMOUNT_PAYOUT_REFUSED) * 100 : 100_00)
    const wish = { wallet_id: walletId, bank_account_id: stage.bankAccountId, amount }
    const made = await write('withdrawal', createWithdrawal, wish, [{ walletId, amount: -amount }])
    const isUnderWay = () =>
      persist(lives, async () => {
        const which = { withdrawal_id: made!.withdrawal_id }
        const now = read(getWithdrawal, await ask(lives.site, getWithdrawal, which, { as: stage.token }))
        return now?.state !== 'done' && now?.state !== 'refused'
      })
    while (made !== null && (await isUnderWay())) await sleep(POLL)
    if (made === null) await sleep(POLL)
  }
}

/** Sets so many to work; each ends when the load is over and its own money has come to rest. */
export async function everybody(load: Load, clients: number): Promise<Promise<void>[]> {
  const games = await Promise.all(
    Array.from({ length: clients >> 1 }, (_, index) => openGame(load, load.stage.walletIds[index % 2]!)),
  )
  return [
    ...games.map((round) => play(load, round)),
    ...Array.from({ length: clients - games.length - 2 }, () => transfer(load)),
    deposit(load),
    withdraw(load),
  ]
}
