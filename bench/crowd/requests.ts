/** What the crowd sends, over connections that are kept. */
import { randomBytes, randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createBill } from '#contracts/bills.ts'
import { getWallets } from '#contracts/member.ts'
import type { Player, Stage } from './stage.ts'
import { send, type Sent } from './wire.ts'

/**
 * Who is sent away for now asks again under the same key, and that is a part of how long it took. A refusal would be
 * measured as if it were a bill: it ends the run instead.
 */
async function done(url: string, sent: Sent): Promise<void> {
  let answer = await send(url, sent)
  while (answer.status === 503) {
    await sleep(1_000)
    answer = await send(url, sent)
  }
  const { status, text } = answer
  if (status !== 200 || !text.includes('"error":0')) throw new Error(`${url}: ${status} ${text}`)
}

const json = { 'content-type': 'application/json' }
const newKey = () => randomBytes(16).toString('hex')

export interface Wires {
  readonly site: string
  readonly games: string
  /** Answers without doing anything. */
  readonly ceiling: string
}

/** One line, one baht, on one of a hundred numbers that have no cap. */
export const placeBill = ({ site }: Wires, { roundId }: Stage) => {
  const url = site + createBill.path
  return ({ token, walletId }: Player) => {
    const number = String(randomInt(100)).padStart(2, '0')
    return done(url, {
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${token}`, 'idempotency-key': newKey() },
      body: JSON.stringify({
        agent_id: 7,
        round_id: roundId,
        wallet_id: walletId,
        lines: [{ bet_type: 'bottom2', number, amount: 1 }],
      }),
    })
  }
}

/** A round of the slot machine: the bet and what it wins. */
export const playRound =
  ({ games }: Wires) =>
  ({ gameToken }: Player) =>
    done(`${games}/api/round`, {
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${gameToken}` },
      body: JSON.stringify({ round_key: newKey(), bet: { kind: 'slot', stake: 500 } }),
    })

export const readWallets =
  ({ site }: Wires) =>
  ({ token }: Player) =>
    done(site + getWallets.path, { method: getWallets.method, headers: { authorization: `Bearer ${token}` } })

/** The ceiling: no work, and one statement. */
export const askNothing = ({ ceiling }: Wires) => done(`${ceiling}/nothing`, { method: 'GET', headers: {} })
export const askOne = ({ ceiling }: Wires) => done(`${ceiling}/one`, { method: 'GET', headers: {} })
