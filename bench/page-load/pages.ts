/** What is measured, and the session of somebody who sees it. */
import { SANDBOX_PASSWORD } from '#sandbox/sentinels.ts'
import { pages } from '#src/lib/pages/pages.ts'
import { personKept } from './line.ts'

export interface Measured {
  readonly name: string
  readonly path: string
  /** Seen by somebody who is signed in. */
  readonly member: boolean
  /** Opened by LINE's app, which says who it is. */
  readonly inLine?: true
  /** Without a session, on a phone on which LINE has signed them in before. */
  readonly again?: true
  /** LINE knows them, nobody here does. */
  readonly unlinked?: true
}

/** Somebody of the sandbox who has something on every page. */
const WHO = 'narin1990'

const visitors = ['home', 'promotions', 'redeem', 'login', 'register', 'lottoLobby'] as const
const members = [
  'casino',
  'slot',
  'member',
  'memberDeposit',
  'memberWithdraw',
  'memberStatement',
  'memberWheel',
  'memberProfile',
] as const

/**
 * A page below LINE's address, as a link in a chat has it: inside LINE with the session of an earlier visit, for the first time (LINE
 * signs the member in), members' pages also again after the session has ended, by somebody whom LINE alone knows (one member's page:
 * they all lead to linking), and opened outside of LINE by who is signed in nowhere.
 */
const inLiff = ['casino', 'promotions', 'memberDeposit', 'memberStatement', 'memberWheel'] as const

/** On a site of the sandbox; the round is one that is always open. */
export async function measuredPages(site: string): Promise<Measured[]> {
  const { rounds } = (await (await fetch(`${site}/sandbox/lotto.json?lottery=test`)).json()) as {
    rounds: { round_id: string; state: string }[]
  }
  const round = rounds.findLast(({ state }) => state === 'open')
  if (!round) throw new Error('the sandbox has no round that takes bets')
  const liff = inLiff.map((name) => ({ name: `liff/${pages[name].liff}`, path: `/liff/${pages[name].liff}` }))
  return [
    ...visitors.map((name) => ({ name, path: pages[name].path, member: false })),
    ...members.map((name) => ({ name, path: pages[name].path, member: true })),
    { name: 'round', path: `/lotto/${round.round_id}`, member: true },
    ...liff.map((page) => ({ ...page, member: true, inLine: true as const })),
    ...liff.map(({ name, path }) => ({ name: `${name}, first`, path, member: false, inLine: true as const })),
    ...liff.slice(2).map(({ name, path }) => ({
      name: `${name}, again`,
      path,
      member: false,
      inLine: true as const,
      again: true as const,
    })),
    ...liff.slice(0, 3).map(({ name, path }) => ({
      name: `${name}, unlinked`,
      path,
      member: false,
      inLine: true as const,
      unlinked: true as const,
    })),
    ...liff.map((page) => ({ name: `${page.name}, signed out`, path: page.path, member: false })),
  ]
}

/** What the site keeps of somebody who is signed in, whom LINE knows too. */
export async function signIn(site: string): Promise<Record<string, string>> {
  const response = await fetch(`${site}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: WHO, password: SANDBOX_PASSWORD, agent_code: 'chokdee' }),
  })
  const { access_token: token } = (await response.json()) as { access_token: string }
  const user = JSON.stringify({ v: 1, data: { token, username: WHO, vipLevel: 0 } })
  return { 'chokdee.user': user, ...personKept(token) }
}
