import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Piece, type Prices, refinedParts } from './refined-parts.ts'

const prices = (visits: number, over: Partial<Prices> = {}): Prices => ({
  weights: Array.from({ length: visits }, () => 1),
  asks: Array.from({ length: visits }, () => 1),
  byThemselves: Array.from({ length: visits }, () => true),
  request: 100,
  small: 0,
  ...over,
})

const piece = (size: number, visits: readonly number[], imports: readonly number[] = []): Piece => ({
  size,
  visits,
  imports,
})

/** The parts by what is in them, each by the first of it. */
const groups = (partOf: readonly number[]) =>
  [...new Set(partOf)].map((part) => partOf.flatMap((own, at) => (own === part ? [at] : [])).join())

it('takes a piece out of a part where few need it', () => {
  const pieces = [piece(1000, [0, 1, 2, 3]), piece(900, [0, 1])]
  expect(groups(refinedParts(pieces, [0, 0], prices(4)))).toEqual(['0', '1'])
})

it('takes several pieces out of a part that alone gain nothing', () => {
  const few = [piece(90, [0, 1]), piece(90, [0, 1])]
  const all = [piece(1000, [0, 1, 2]), ...few]
  expect(groups(refinedParts(all.slice(0, 2), [0, 0], prices(3)))).toEqual(['0,1'])
  expect(groups(refinedParts(all, [0, 0, 0], prices(3, { weights: [1, 1, 2] })))).toEqual(['0', '1,2'])
})

it('puts a piece where those are who need it', () => {
  const pieces = [piece(1000, [0, 1]), piece(1000, [2, 3]), piece(50, [0, 1])]
  expect(groups(refinedParts(pieces, [0, 1, 1], prices(4)))).toEqual(['0,2', '1'])
})

it('makes one of two parts that are loaded together', () => {
  const pieces = [piece(50, [0, 1]), piece(60, [0, 1]), piece(50, [0, 1]), piece(60, [0, 1])]
  expect(groups(refinedParts(pieces, [0, 0, 1, 1], prices(2)))).toEqual(['0,1,2,3'])
})

it('counts requests by what they count, whatever the bytes do', () => {
  const pieces = [piece(800, [0]), piece(100, [0, 1])]
  expect(groups(refinedParts(pieces, [0, 1], prices(2, { weights: [9, 1], asks: [9, 9] })))).toEqual(['0,1'])
  expect(groups(refinedParts(pieces, [0, 1], prices(2, { weights: [9, 1], asks: [1, 1] })))).toEqual([
    '0',
    '1',
  ])
})

it('counts what a part imports, for all who load the part', () => {
  const pieces = [piece(10, [0]), piece(10, [1], [2]), piece(5000, [1, 2])]
  expect(groups(refinedParts(pieces, [0, 0, 1], prices(3)))).toEqual(['0', '1,2'])
})

it('makes no part too small that comes by itself', () => {
  const pieces = [piece(1000, [0, 1, 2]), piece(90, [0, 1])]
  const dear = prices(3, { request: 10 })
  expect(groups(refinedParts(pieces, [0, 0], dear))).toEqual(['0', '1'])
  expect(groups(refinedParts(pieces, [0, 0], { ...dear, small: 100 }))).toEqual(['0,1'])
})

/** What all visits fetch, worked out by walking. */
function cost(pieces: readonly Piece[], partOf: readonly number[], given: Prices): number {
  const { weights, asks, request } = given
  const membersOf = (part: number) => pieces.filter((_, at) => partOf[at] === part)
  return weights.reduce((sum, weight, visit) => {
    const loaded = new Set(pieces.flatMap(({ visits }, at) => (visits.includes(visit) ? [partOf[at]!] : [])))
    for (const part of loaded)
      membersOf(part).forEach(({ imports }) => imports.forEach((to) => loaded.add(partOf[to]!)))
    const bytes = [...loaded].flatMap(membersOf).reduce((all, { size }) => all + size, 0)
    return sum + weight * bytes + asks[visit]! * request * loaded.size
  }, 0)
}

function hasCircle(pieces: readonly Piece[], partOf: readonly number[]): boolean {
  let arrows = pieces.flatMap(({ imports }, at) =>
    imports.map((to) => [partOf[at]!, partOf[to]!] as const).filter(([from, to]) => from !== to),
  )
  for (let before = -1; before !== arrows.length;) {
    before = arrows.length
    arrows = arrows.filter(([from]) => arrows.some(([, to]) => to === from))
  }
  return arrows.length > 0
}

it('is never dearer than what it began with, and makes no circle', () => {
  const graphs = fc.array(
    fc.record({
      visits: fc.uniqueArray(fc.nat(39), { minLength: 1, maxLength: 5 }),
      imports: fc.uniqueArray(fc.nat(15), { maxLength: 3 }),
      size: fc.nat(500),
      part: fc.nat(3),
    }),
    { minLength: 2, maxLength: 16 },
  )
  fc.assert(
    fc.property(graphs, (drawn) => {
      // A piece imports later ones, and those who need it need them.
      const imports = drawn.map((one, at) => one.imports.filter((to) => to > at && to < drawn.length))
      const visits = drawn.map((one) => new Set(one.visits))
      imports.forEach((all, at) => all.forEach((to) => visits[at]!.forEach((by) => visits[to]!.add(by))))
      const pieces = drawn.map(({ size }, at) => piece(size, [...visits[at]!], imports[at]))
      const each = drawn.map((_, at) => at)
      const start = hasCircle(
        pieces,
        drawn.map(({ part }) => part),
      )
        ? each
        : drawn.map(({ part }) => part)
      const weights = Array.from({ length: 40 }, (_, visit) => 1 + (visit % 3))
      const all = prices(40, { weights, asks: weights.map((_, visit) => visit % 2) })
      const better = refinedParts(pieces, start, all)
      expect(cost(pieces, better, all)).toBeLessThanOrEqual(cost(pieces, start, all) + 1)
      expect(hasCircle(pieces, better)).toBe(false)
      expect(refinedParts(pieces, start, all)).toEqual(better)
    }),
    { numRuns: 200 },
  )
})
