/** Who plays, arranged over HTTP with the sandbox that `bench/taps.ts` was told. */
import { randomInt, randomUUID } from 'node:crypto'
import { getLottoLobby } from '#contracts/lotto.ts'

/** Of the sandbox. */
export const url = process.argv[2] ?? 'http://127.0.0.1:3000'
const agent_code = 'chokdee'
/** Of the deposit that came, baht. */
export const AMOUNT = '500'

export interface Person {
  username: string
  mobile: string
  password: string
}

export async function send<Data>(
  path: string,
  body?: object,
  token = '',
): Promise<{ data: Data; access_token: string }> {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
  const reply = (await (await fetch(new URL(path, url), init)).json()) as {
    error?: number
    message: string
    data: Data
    access_token: string
  }
  if (reply.error) throw new Error(`${path}: ${reply.message}`)
  return reply
}

export const newPerson = (): Person => ({
  username: `tap${randomInt(1e9)}`,
  mobile: `08${String(randomInt(1e8)).padStart(8, '0')}`,
  password: 'lamyai-2569',
})

export async function codeOf(mobile: string): Promise<string> {
  const inbox = await fetch(new URL(`/sandbox/inbox.json?to=${mobile}`, url))
  const { messages } = (await inbox.json()) as { messages: { code: string }[] }
  return messages[0]!.code
}

/** A member with a bank account and one deposit of `amount` that came; signed in. */
export async function member(amount = AMOUNT): Promise<{ person: Person; token: string }> {
  const person = newPerson()
  const who = { username: person.username, mobile: person.mobile, agent_code }
  const { data: sent } = await send<{ otp_ref: string }>('/api/request_otp', { ...who, type: 'register' })
  const proof = { ...who, type: 'register', otp_ref: sent.otp_ref, otp_code: await codeOf(person.mobile) }
  const { otp_token } = (await send<{ otp_token: string }>('/api/verify_otp', proof)).data
  const rest = { affiliate_code: '', mode: 'bank', know_us_id: 7, bank_id: null, otp_token }
  const account = { bank_account_name: '', bank_account_no: '', birth_date: '1990-05-17' }
  await send('/api/register', { ...who, password: person.password, ...rest, ...account })
  const { username, password } = person
  const { access_token: token } = await send('/api/login', { username, password, agent_code })
  const bank = {
    bank_id: 4,
    bank_account_name: `Tapper ${username}`,
    bank_account_no: `0000${person.mobile.slice(2)}`,
  }
  await send('/api/member/update_sub_bank_account', { ...bank, password }, token)
  await paid(token, amount)
  return { person, token }
}

interface Round {
  round_id: string
  closes_at: string
  /** Of a lottery with many rounds a day alone. */
  round_no?: number | null
}

/** Rounds of the lotteries' lobby; of those with many rounds a day, which take other bets, none. */
export async function lotteries(): Promise<readonly Round[]> {
  const { data } = await send<{ lotteries: { round: Round | null }[] }>(getLottoLobby.path)
  return data.lotteries.flatMap(({ round }) => (round && round.round_no == null ? round : []))
}

/** A deposit by code that the sandbox's bank pays. */
async function paid(token: string, amount: string): Promise<void> {
  const { data: channels } = await send<{ channel_id: string; kind: string }[]>(
    '/api/member/payment/channels',
    undefined,
    token,
  )
  const { channel_id } = channels.find(({ kind }) => kind === 'qr')!
  const wish = { channel_id, sub_channel_id: '', amount }
  const { data } = await send<{ order_id: string }>('/api/member/payment/generate_qr', wish, token)
  await pay(data.order_id)
}

async function pay(order_id: string): Promise<void> {
  const { origin } = new URL(url)
  const body = new URLSearchParams({ order_id, how: 'exact' })
  await fetch(new URL('/sandbox/bank/pay', url), {
    method: 'POST',
    body,
    headers: { origin, accept: 'application/json' },
  })
}
