import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { game, gameCategories, provider } from '#contracts/games.ts'
import { games, providers } from '#server/db/schema/games.ts'
import { testServer } from '#server/testing/hooks.ts'
import { slotRtp } from '../game-rules/slot.ts'
import { boardGames } from '../strings/games-tables.ts'
import { catalogueGames, catalogueProviders, FAILING_GAME, findGame, SLOW_GAME } from './catalogue.ts'
import { namesOf } from './names.ts'
import { seedGames } from './seed.ts'

it('GAME at least 3,000 games over all categories, each id and each Thai name once', () => {
  expect(catalogueGames.length).toBeGreaterThanOrEqual(3000)
  expect(new Set(catalogueGames.map((one) => one.game_id)).size).toBe(catalogueGames.length)
  expect(new Set(catalogueGames.map((one) => one.game_name)).size).toBe(catalogueGames.length)
  for (const category of gameCategories) {
    expect(catalogueGames.filter((one) => one.category === category).length).toBeGreaterThanOrEqual(200)
  }
})

it("GAME every game and provider has the contract's shape", () => {
  for (const one of catalogueGames) expect(z.safeEncode(game, one).success).toBe(true)
  for (const one of catalogueProviders) expect(z.safeEncode(provider, one).success).toBe(true)
})

it('GAME names are spelt in Thai, transliterated and translated', () => {
  for (const one of catalogueGames) {
    expect(one.game_name).toMatch(/^[\u0E00-\u0E7F0-9 ]+$/)
    expect(one.game_name).not.toMatch(/ {2}|^ | $|[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]{3}/)
    expect(one.game_name_en).toMatch(/^[\w',& -]+ \([\w -]+\)$/)
  }
})

it("GAME the boards' games come first with the boards' posters", () => {
  const first = catalogueGames.slice(0, boardGames.length)
  expect(first.map((one) => one.game_id)).toEqual(boardGames.map((line) => line.slice(0, 7)))
  expect(findGame('sl-2201')).toMatchObject({
    game_name: 'นกยูงรำแพน',
    provider_name: 'ช้างเกมส์',
    art: { subject: 'peacock', palette: 'indigo', backdrop: 'rays', plain: true },
  })
})

it('GAME providers are fourteen to eighteen, all with games', () => {
  expect(catalogueProviders.length).toBeGreaterThanOrEqual(14)
  expect(catalogueProviders.length).toBeLessThanOrEqual(18)
  for (const one of catalogueProviders) expect(one.game_count).toBeGreaterThan(20)
  expect(catalogueProviders.reduce((sum, one) => sum + one.game_count!, 0)).toBe(catalogueGames.length)
})

it('GAME published returns are those of the rules', () => {
  const rtps = (kind: string) =>
    new Set(catalogueGames.filter((one) => one.kind === kind).map((one) => one.rtp))
  expect(rtps('hilo')).toEqual(new Set([96.25]))
  expect(rtps('fish')).toEqual(new Set([96]))
  const slots = catalogueGames.flatMap((one) =>
    one.profile ? [{ said: one.rtp!, real: slotRtp(one.profile) }] : [],
  )
  expect(Math.max(...slots.map(({ said, real }) => Math.abs(said - real)))).toBeLessThan(0.006)
})

it("GAME a few are new, hot or under maintenance; none of the boards' or sentinels is down", () => {
  const down = catalogueGames.filter((one) => one.maintenance)
  expect(down.length).toBeGreaterThan(2)
  expect(down.length).toBeLessThan(20)
  expect(catalogueGames.filter((one) => one.tags.includes('new')).length).toBeGreaterThan(40)
  for (const id of [FAILING_GAME, SLOW_GAME, 'sl-2201']) expect(findGame(id)!.maintenance).toBe(false)
})

it('GAME a game called by a colour is printed in it', () => {
  const emeralds = catalogueGames.filter((one) => one.game_name.startsWith('มรกต'))
  expect(new Set(emeralds.map((one) => one.art.palette))).toEqual(new Set(['jade']))
})

it('GAME a noun is not joined to an ending that repeats it', () => {
  const names = namesOf({
    subject: 'x',
    tag: 'x',
    nouns: ['ปูทอง|Pu Thong|Gold Crab'],
    endings: ['luck'],
    openings: [],
  })
  expect(names.map((one) => one.th)).not.toContain('ปูทองทองคำ')
  expect(names.map((one) => one.th)).toContain('ปูทองนำโชค')
})

const server = testServer({ handlers: {} })

it('GAME seeding fills the tables, and again changes nothing', async () => {
  await seedGames(server.db)
  await seedGames(server.db)
  expect(await server.db.select({ id: games.id }).from(games)).toHaveLength(catalogueGames.length)
  expect(await server.db.select({ id: providers.id }).from(providers)).toHaveLength(catalogueProviders.length)
})
