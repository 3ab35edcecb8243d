import { describe, expect, it } from 'vitest'
import { Refusal } from '../errors.ts'
import { createTurns, type Waiting } from './turns.ts'

const stranger = (turn: string, signal?: AbortSignal): Waiting => ({
  turn,
  known: false,
  ...(signal && { signal }),
})
const known = (turn: string): Waiting => ({ turn, known: true })

/** One place, held by the first work until `begin()`; what is done is written down in its order. */
function stage({ places = 1, most = 4 } = {}) {
  const inTurn = createTurns({ places, most })
  const order: string[] = []
  let begin = () => {}
  const held = new Promise<void>((resolve) => (begin = resolve))
  const ends: Promise<unknown>[] = Array.from({ length: places }, () => inTurn(() => held))
  const ask = (name: string, who?: Waiting) => {
    const end = inTurn(async () => void order.push(name), who).catch((error: Refusal) => {
      order.push(`${name} ${error.status}`)
      return error
    })
    ends.push(end)
    return end
  }
  const send = (name: string, who?: Waiting) => void ask(name, who)
  const all = async () => {
    begin()
    await Promise.all(ends)
    return order
  }
  return { ask, send, all }
}

describe('turns', () => {
  it('go round the networks: a hundred of one wait behind themselves', async () => {
    const { send, all } = stage({ most: 100 })
    for (let n = 1; n <= 3; n++) send(`flood ${n}`, stranger('a'))
    send('honest', stranger('b'))
    expect(await all()).toEqual(['flood 1', 'honest', 'flood 2', 'flood 3'])
  })

  it('are bounded: one more is told to come back, with the seconds', async () => {
    const { ask, send, all } = stage({ most: 2 })
    send('one', stranger('a'))
    send('two', stranger('b'))
    const refused = (await ask('three', stranger('c'))) as Refusal
    expect(refused).toMatchObject({ status: 503, retryAfter: 1, data: { retry_after: 1 } })
    expect(await all()).toEqual(['three 503', 'one', 'two'])
  })

  it('make room for who waits less: the newest of the longest queue goes', async () => {
    const { send, all } = stage({ most: 3 })
    for (let n = 1; n <= 3; n++) send(`flood ${n}`, stranger('a'))
    send('honest', stranger('b'))
    expect(await all()).toEqual(['flood 3 503', 'flood 1', 'honest', 'flood 2'])
  })

  it('of known devices are a line of their own, which strangers cannot fill', async () => {
    const { send, all } = stage({ most: 2 })
    for (const turn of ['a', 'b', 'c']) send(turn, stranger(turn))
    send('member', known('7'))
    expect(await all()).toEqual(['c 503', 'member', 'a', 'b'])
  })

  it('let one stranger in after three who are known, so that neither line starves', async () => {
    const { send, all } = stage({ most: 10 })
    send('stranger', stranger('a'))
    for (let n = 1; n <= 5; n++) send(`member ${n}`, known(String(n)))
    expect(await all()).toEqual(['member 1', 'member 2', 'member 3', 'stranger', 'member 4', 'member 5'])
  })

  it('end for who hangs up: the place is free at once, and nothing is worked out', async () => {
    const { send, all } = stage({ most: 2 })
    const leaving = new AbortController()
    send('gone', stranger('a', leaving.signal))
    send('stays', stranger('b'))
    leaving.abort()
    send('comes', stranger('c'))
    expect(await all()).toEqual(['gone 499', 'stays', 'comes'])
  })

  it('do not begin for who has hung up before', async () => {
    const { send, all } = stage()
    send('gone', stranger('a', AbortSignal.abort()))
    expect(await all()).toEqual(['gone 499'])
  })

  it('of the server itself are never turned away', async () => {
    const { send, all } = stage({ most: 1 })
    for (const name of ['1', '2', '3']) send(name)
    expect(await all()).toEqual(['1', '2', '3'])
  })

  it('give the place on when the work fails', async () => {
    const inTurn = createTurns({ places: 1, most: 1 })
    await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await inTurn(async () => 'next', stranger('a'))).toBe('next')
  })
})
