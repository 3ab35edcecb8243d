import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { firstBlocks, firstCall } from './first.ts'

interface Browser {
  local?: Record<string, string>
  session?: Record<string, string>
  search?: string
}

interface Sent {
  method?: string
  headers: Record<string, string>
  body?: string
}

/** What a page's head asks, by address. */
const askedBy = (...given: Parameters<typeof sentBy>): string[] =>
  sentBy(...given).map(([address]) => address)

/** The same with how it is sent. */
function sentBy(
  calls: readonly string[],
  { local = {}, session = {}, search = '' }: Browser,
): [string, Sent][] {
  const markup = firstBlocks({ visitor: { modules: [], calls }, member: { modules: [], calls } })
  const [, data, script] = /id="first">(.*)<\/script><script>(.*)<\/script>/s.exec(markup)!
  const asked: [string, Sent][] = []
  runInNewContext(script!, {
    document: { getElementById: () => ({ textContent: data }) },
    localStorage: local,
    sessionStorage: session,
    location: { search, pathname: '/member/withdraw/WD-1' },
    fetch: (address: string, sent: Sent) => {
      asked.push([address, sent])
      return Promise.reject(new Error('nobody is there'))
    },
    AbortController,
    setTimeout: () => 0,
  })
  return asked
}

const kept = (...names: string[]) => ({ 'chokdee.notOffered': JSON.stringify({ v: 1, data: names }) })

const documented = '/api/member/wallets'
const inbox = '/api/member/inbox?limit=20'
const withdrawal = '/api/member/withdraw/detail?withdrawal_id=WD-1'
const calls = [documented, inbox, '/api/member/withdraw/detail?withdrawal_id=:last'].map(firstCall)

describe('what the head of a page asks', () => {
  it('is everything while nothing is known of the platform', () =>
    expect(askedBy(calls, {})).toEqual([documented, inbox, withdrawal]))

  it('leaves out what is not offered, as was learnt in this visit', () =>
    expect(askedBy(calls, { session: kept('inbox.list', 'wheel.fairness') })).toEqual([
      documented,
      withdrawal,
    ]))

  it('leaves out what is there only together with it', () =>
    expect(askedBy(calls, { session: kept('withdraw.options') })).toEqual([documented, inbox]))

  it('takes no name for another that begins alike', () =>
    expect(askedBy(calls, { session: kept('inbox.listing', 'inbox') })).toEqual([
      documented,
      inbox,
      withdrawal,
    ]))

  it('is a POST where the specification reads by one', () => {
    const local = { 'chokdee.user': JSON.stringify({ v: 1, data: { token: 'T-1' } }) }
    const [wallets, plain] = sentBy(['!/api/member/wallets', inbox], { local })
    const headers = { Accept: 'application/json', Authorization: 'Bearer T-1' }
    expect(wallets).toMatchObject([
      '/api/member/wallets',
      { method: 'POST', body: '{}', headers: { ...headers, 'Content-Type': 'application/json' } },
    ])
    expect(plain![1]).toMatchObject({ headers })
    expect(plain![1].method).toBeUndefined()
  })

  it('is nothing where the address asks for something else', () =>
    expect(askedBy(calls, { search: '?kind=deposit' })).toEqual([]))
})

describe('firstCall', () => {
  it('names additions only, under whatever base the platform answers', () => {
    expect(firstCall('/api/member/wallets')).toBe('/api/member/wallets')
    expect(firstCall('https://api.example.com/v2/api/member/inbox?limit=1')).toBe(
      'https://api.example.com/v2/api/member/inbox?limit=1 inbox.list',
    )
    expect(firstCall('/art/x.json')).toBe('/art/x.json')
    expect(firstCall('!/api/member/wallets')).toBe('!/api/member/wallets')
    expect(firstCall('!/api/member/pin/set')).toBe('!/api/member/pin/set pin.set pin.standing')
  })
})
