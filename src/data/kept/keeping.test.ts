// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { beforeEach, expect, it, vi } from 'vitest'
import { bootCache } from '#src/app/boot.ts'
import { baht, satang } from '#contracts/money.ts'
import { keepRead, keptRead } from '#src/stores/kept/kept-reads.ts'
import { sessionRenewed, signedIn, signedOut, userKnown, useSession } from '#src/stores/session.ts'
import { keeping } from './keeping.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const shape = z.object({ stake: baht(), name: z.string() })
type Data = z.output<typeof shape>
const own: Data = { stake: satang(125_50), name: 'ของมาลี' }
const key = ['member', 'bill.list']
const raw = () => localStorage.getItem('chokdee.kept') ?? ''

beforeEach(() => {
  localStorage.clear()
  useSession.setState({ user: null, ended: null })
  vi.stubGlobal('requestIdleCallback', (task: () => void) => (task(), 0))
  vi.stubGlobal('cancelIdleCallback', () => {})
})

const arrive = (username: string, token = `token-${username}`) => {
  signedIn(token)
  userKnown(username, 0)
}

/** A visit of whoever is here: what is shown before the answer, and what after. */
async function visit(answer: () => Promise<Data>, options?: { oldest?: number }) {
  const client = new QueryClient()
  let before: Data | undefined
  const asked = client.fetchQuery({
    queryKey: key,
    retry: false,
    queryFn: (asking) =>
      keeping(
        asking,
        shape,
        async () => {
          before = client.getQueryData(key)
          return answer()
        },
        options,
      ),
  })
  await asked.catch(() => {})
  return { before, after: client.getQueryData<Data>(key), at: client.getQueryState(key)!.dataUpdatedAt }
}
const answering = (data: Data) => () => Promise.resolve(data)

it('shows what the same person saw last, in satang, until the answer is there', async () => {
  arrive('malee')
  expect((await visit(answering(own))).before).toBeUndefined()
  expect(raw()).toContain('125.5')
  const next = { ...own, stake: satang(7_00) }
  expect(await visit(answering(next))).toMatchObject({ before: own, after: next })
})

it('is not kept when it was forgotten before there was time to', async () => {
  arrive('malee')
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task))
  const client = new QueryClient()
  const queryFn = (asking: Parameters<typeof keeping>[0]) => keeping(asking, shape, answering(own))
  await client.fetchQuery({ queryKey: key, queryFn })
  client.clear()
  idle.forEach((task) => task())
  expect(idle).toHaveLength(1)
  expect(raw()).toBe('')
  await client.fetchQuery({ queryKey: key, queryFn })
  arrive('nid')
  idle.forEach((task) => task())
  expect(idle).toHaveLength(2)
  expect(raw()).toBe('')
})

it('stands when the answer does not come', async () => {
  arrive('malee')
  await visit(answering(own))
  expect((await visit(() => Promise.reject(new Error('offline')))).after).toEqual(own)
})

it('is not shown when it is too old, from a later time, or of another shape', async () => {
  arrive('malee')
  const keep = (at: number, text: string) => keepRead(JSON.stringify(key), { owner: 'malee', at, text })
  const text = JSON.stringify({ stake: '1.00', name: 'x' })
  keep(Date.now() - 8 * DAY, text)
  expect((await visit(answering(own))).before).toBeUndefined()
  keep(Date.now() - 2 * HOUR, text)
  expect((await visit(answering(own), { oldest: HOUR })).before).toBeUndefined()
  keep(Date.now() + HOUR, text)
  expect((await visit(answering(own))).before).toBeUndefined()
  for (const wrong of ['{"stake":"many","name":"x"}', '[]', 'null', '{', '"<script>"']) {
    keep(Date.now(), wrong)
    expect((await visit(answering(own))).before).toBeUndefined()
  }
})

it.each(['[]', '{"v":1,"data":[1,null]}', '{"v":1,"data":{"a":{"owner":1}}}', '{"v":2,"data":{}}', 'x'])(
  'a store that holds %j is an empty one',
  async (junk) => {
    localStorage.setItem('chokdee.kept', junk)
    expect(await visit(answering(own))).toMatchObject({ before: undefined, after: own })
  },
)

it('a shared phone: nothing of the one member is shown to the next, nor left for them', async () => {
  bootCache()
  arrive('malee')
  await visit(answering(own))
  expect(raw()).toContain('มาลี')
  signedOut('signedOut')
  expect(raw()).toBe('')
  arrive('somchai')
  expect((await visit(answering({ ...own, name: 'ของสมชาย' }))).before).toBeUndefined()
  expect(raw()).not.toContain('มาลี')
})

it('a session that ended, and another member in its place without a sign-out between, leave nothing either', async () => {
  bootCache()
  arrive('malee')
  await visit(answering(own))
  signedOut('expired')
  expect(raw()).toBe('')
  arrive('malee')
  await visit(answering(own))
  arrive('somchai')
  expect(raw()).toBe('')
})

it('a renewed session of the same member keeps what is theirs', async () => {
  bootCache()
  arrive('malee')
  await visit(answering(own))
  sessionRenewed('another-token')
  expect((await visit(answering(own))).before).toEqual(own)
})

it('what another tab kept too late is no one else’s, and goes with the next that is kept', async () => {
  arrive('somchai')
  const late = { owner: 'malee', at: Date.now(), text: JSON.stringify({ stake: '1.00', name: 'ของมาลี' }) }
  localStorage.setItem(
    'chokdee.kept',
    JSON.stringify({ v: 1, data: { [JSON.stringify(key)]: late, other: late } }),
  )
  expect((await visit(answering({ ...own, name: 'ของสมชาย' }))).before).toBeUndefined()
  expect(raw()).not.toContain('มาลี')
})

it('an answer that comes after the member has left is not kept', async () => {
  arrive('malee')
  await visit(async () => {
    signedOut('signedOut')
    return own
  })
  expect(raw()).toBe('')
})

it('nothing is kept nor shown of a member whose name is not known yet', async () => {
  signedIn('token')
  await visit(answering(own))
  expect(raw()).toBe('')
})

it('is bounded: one that is long is not kept, and the oldest give way', () => {
  const text = (letters: number) => JSON.stringify('x'.repeat(letters - 2))
  keepRead('long', { owner: '', at: 1, text: text(40_001) })
  expect(raw()).toBe('')
  for (let at = 1; at <= 6; at++) keepRead(`read ${at}`, { owner: '', at, text: text(30_000) })
  const kept = [1, 2, 3, 4, 5, 6].filter((at) => keptRead(`read ${at}`, DAY, DAY) !== null)
  expect(kept).toEqual([3, 4, 5, 6])
})
