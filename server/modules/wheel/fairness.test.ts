import { beforeEach, expect, it } from 'vitest'
import {
  CLIENT_SEED,
  getWheelFairness,
  getWheelHistory,
  getWheelTable,
  rotateWheelSeed,
  spinWheel,
} from '#contracts/wheel.ts'
import { requestFor } from '../../testing/call.ts'
import { testServer } from '../../testing/hooks.ts'
import type { TestMember } from '../../testing/people.ts'
import { addSpins, addWheel, blank, creditPrize, pointPrize } from '../../testing/scenes/wheels.ts'
import { commitOf } from '../lotto/yeekee-chain.ts'
import { prizeAt, slotOf, tableHash } from './derive.ts'
import { wheelHandlers } from './handlers.ts'

const server = testServer({ handlers: wheelHandlers })

let malee: TestMember
let stock: string
beforeEach(async () => {
  malee = await server.member()
  stock = await addWheel(server.db, [blank(4000), pointPrize(5, 4000), creditPrize(1, 2000)])
  await addSpins(server.db, malee.id, 40)
})

let keys = 0
const key = () => `fairness-test-key-${String(++keys).padStart(6, '0')}`
const seeds = async (as = malee) => (await server.call(getWheelFairness, {}, { as })).data
const spin = async (client_seed?: string) =>
  (await server.call(spinWheel, { stock_id: stock, client_seed }, { as: malee, key: key() })).data
const rotate = (client_seed: string, intent = key()) =>
  server.call(rotateWheelSeed, { client_seed }, { as: malee, key: intent })
const history = async () => (await server.call(getWheelHistory, { limit: 50 }, { as: malee })).data

it('EXTRA-5 the hash of the seed is shown before the first spin, and that of the next one as well', async () => {
  const before = await seeds()
  expect(before).toMatchObject({ nonce: 0 })
  expect(before.server_seed_hash).toMatch(/^[0-9a-f]{64}$/)
  expect(before.next_server_seed_hash).not.toBe(before.server_seed_hash)
  expect(before.client_seed).toBe('')
  const { fairness } = await spin()
  expect(fairness).toMatchObject({ server_seed_hash: before.server_seed_hash, nonce: 0 })
  expect(fairness.client_seed).toMatch(CLIENT_SEED)
  expect(await seeds()).toEqual({ ...before, client_seed: fairness.client_seed, nonce: 1 })
})

it('EXTRA-5 the first spin takes the seed that the browser drew after the hash was announced, no later one does', async () => {
  const { server_seed_hash } = await seeds()
  expect((await spin('drawn-here')).fairness).toMatchObject({ server_seed_hash, client_seed: 'drawn-here' })
  expect((await spin('another')).fairness).toMatchObject({ client_seed: 'drawn-here', nonce: 1 })
  await rotate('chosen')
  expect((await spin('a-third')).fairness).toMatchObject({ client_seed: 'chosen', nonce: 0 })
})

it('EXTRA-5 a seed set before the first spin stays the member’s', async () => {
  await rotate('chosen')
  expect((await spin('drawn-here')).fairness).toMatchObject({ client_seed: 'chosen', nonce: 0 })
})

it('EXTRA-5 asked for many times at once, a member still has one pair of seeds; each member their own', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => seeds()))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect((await seeds(await server.member())).server_seed_hash).not.toBe(answers[0]!.server_seed_hash)
})

it('EXTRA-5 no answer tells a seed that still decides spins', async () => {
  await spin()
  const texts = await Promise.all([
    server.call(getWheelFairness, {}, { as: malee }),
    server.call(getWheelHistory, {}, { as: malee }),
  ])
  const { rows } = await server.db.execute<{ server_seed: string }>('select server_seed from wheel_seeds')
  expect(rows).toHaveLength(2)
  for (const { text } of texts) for (const row of rows) expect(text).not.toContain(row.server_seed)
})

it('EXTRA-5 changing the seed reveals the old one, takes up the one that was announced, and prepares another', async () => {
  const before = await seeds()
  const intent = key()
  const { data } = await rotate('narin-7f3a', intent)
  expect(data.revealed_server_seed_hash).toBe(before.server_seed_hash)
  expect(commitOf(data.revealed_server_seed)).toBe(before.server_seed_hash)
  expect(data.seeds).toMatchObject({
    server_seed_hash: before.next_server_seed_hash,
    client_seed: 'narin-7f3a',
    nonce: 0,
  })
  expect(data.seeds.next_server_seed_hash).not.toBe(before.next_server_seed_hash)
  expect((await rotate('narin-7f3a', intent)).data).toEqual(data)
  expect(await seeds()).toEqual(data.seeds)
})

it.each(['', 'a b', 'a:b', 'ก', 'x'.repeat(65)])('EXTRA-5 %j is no seed', async (seed) => {
  const as = { as: malee, key: key() }
  const requests = [
    requestFor(rotateWheelSeed, { client_seed: seed }, as),
    requestFor(spinWheel, { stock_id: stock, client_seed: seed }, as),
  ]
  for (const request of requests) expect((await server.app.fetch(request)).status).toBe(422)
})

it('EXTRA-5 every revealed seed verifies all its spins', async () => {
  const announced = (await seeds()).server_seed_hash
  for (const own of ['first', 'second', 'third']) {
    for (let n = 0; n < 6; n++) await spin()
    await rotate(own)
  }
  await spin()
  const spins = await history()
  expect(spins).toHaveLength(19)
  expect(spins[0]!.fairness.server_seed).toBe('')
  const table = (await server.call(getWheelTable, { stock_id: stock }, {})).data
  expect(tableHash(table.prizes)).toBe(table.table_hash)
  for (const one of spins.slice(1)) {
    const { server_seed, server_seed_hash, client_seed, nonce, slot } = one.fairness
    expect(commitOf(server_seed)).toBe(server_seed_hash)
    expect(slotOf({ serverSeed: server_seed, clientSeed: client_seed, nonce })).toBe(slot)
    expect(prizeAt(table.prizes, slot).prize_id).toBe(one.prize_id)
    expect(one.table_hash).toBe(table.table_hash)
  }
  expect(spins.at(-1)!.fairness).toMatchObject({ server_seed_hash: announced, nonce: 0 })
  const ofSecond = spins.filter(({ fairness }) => fairness.client_seed === 'second')
  expect(ofSecond.map(({ fairness }) => fairness.nonce)).toEqual([5, 4, 3, 2, 1, 0])
})

it('EXTRA-5 spins and changes of seed at once: no spin falls between two seeds', async () => {
  await Promise.all(
    Array.from({ length: 24 }, (_, index) => (index % 4 === 3 ? rotate(`seed-${index}`) : spin())),
  )
  await rotate('last')
  const spins = await history()
  expect(spins).toHaveLength(18)
  for (const seed of new Set(spins.map(({ fairness }) => fairness.server_seed))) {
    const ofSeed = spins.filter(({ fairness }) => fairness.server_seed === seed)
    expect(commitOf(seed)).toBe(ofSeed[0]!.fairness.server_seed_hash)
    const nonces = ofSeed.map(({ fairness }) => fairness.nonce).sort((a, b) => a - b)
    expect(nonces).toEqual(ofSeed.map((_, index) => index))
  }
}, 30_000)
