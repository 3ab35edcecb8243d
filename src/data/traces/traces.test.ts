import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { allEndpoints } from '#contracts/all.ts'
import { isByHand } from '#contracts/kit.ts'
import { toldByState } from './end-by-trace.ts'
import { traces } from './traces.ts'

const named = (name: string) => allEndpoints.find((endpoint) => endpoint.name === name)

it('a trace is of a write that is done once, and asks reads', () => {
  for (const [write, trace] of Object.entries(traces)) {
    expect([write, named(write)?.idempotent]).toEqual([write, true])
    for (const read of trace!.asks)
      expect([write, read, isByHand(named(read)!)]).toEqual([write, read, false])
  }
})

it('what is read beforehand is known without the traces', () => {
  const needNone = Object.entries(traces).flatMap(([name, trace]) => (trace!.needsMark ? [] : [name]))
  expect(needNone.sort()).toEqual([...toldByState].sort())
})

it('docs/platforms.md says for each write of money what is asked, or that nothing is', () => {
  const page = readFileSync('docs/platforms.md', 'utf8')
  const rows = new Map(
    [...page.matchAll(/^\| `([\w.]+)` +\| (.*?) +\|/gm)].map(([, write, asks]) => [
      write!,
      [...asks!.matchAll(/`([\w.]+)`/g)].map(([, read]) => read!),
    ]),
  )
  const once = allEndpoints.filter(({ idempotent }) => idempotent).map(({ name }) => name)
  expect([...rows.keys()].sort()).toEqual([...once].sort())
  for (const name of once) expect([name, rows.get(name)]).toEqual([name, [...(traces[name]?.asks ?? [])]])
})

it('a look tells what it saw, and nothing of what it did not', () => {
  const { told } = traces['wallet.transfer']!
  const body = { amount: 500 } as never
  expect(told([1000, 0], [500, 500], body)).toBe('done')
  expect(told([1000, 0], [1000, 0], body)).toBe('nothing')
  expect(told([1000, 0], [400, 600], body)).toBe('unknown')
  expect(told(undefined, [500, 500], body)).toBe('unknown')
  const claim = traces['cashback.claim']!
  expect(claim.told(undefined, 'claimed', {} as never)).toBe('done')
  expect(claim.told(undefined, 'claimable', {} as never)).toBe('nothing')
  expect(claim.told(undefined, 'expired', {} as never)).toBe('unknown')
})
