import { beforeAll, expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import type { Reward } from '#contracts/reward.ts'
import { tableExample, wheelExample } from '#contracts/testing/wheel-example.ts'
import type { WheelPrize, WheelSpin } from '#contracts/wheel.ts'
import type { WheelWitness } from '#src/stores/witness/wheel-witness.ts'
import { commitOf, derive, prizeIndexAt, slotRanges, tableHash } from './derive.ts'
import { verify, type WheelTable } from './verify.ts'

const reward = (rest: Partial<Reward>): Reward => ({ kind: 'points', label: '', categorys: '', ...rest })

const prizes: WheelPrize[] = wheelExample.weights.map((weight, index) => ({
  prize_id: String(index + 1),
  name: String(wheelExample.points[index]),
  image: '',
  reward: index === 0 ? reward({ kind: 'none' }) : reward({ count: wheelExample.points[index]! }),
  weight,
  chance_percent: weight / 100,
}))

let table: WheelTable
let spin: WheelSpin
let witness: WheelWitness
beforeAll(async () => {
  const table_hash = await tableHash(prizes)
  table = { stock_id: '1', title: '', table_hash, prizes }
  const { server_seed, server_seed_hash, client_seed, nonce, slot } = wheelExample
  spin = {
    spin_id: '7',
    stock_id: '1',
    tab: 1,
    table_hash,
    prize_id: '3',
    name: '20',
    reward: reward({ count: 20 }),
    free_spins: 2,
    points: 20,
    at: 0,
    collected: true,
    fairness: {
      server_seed_hash,
      client_seed,
      nonce,
      slot,
      server_seed,
    },
  }
  const { prize_id, spin_id } = spin
  witness = { spin_id, server_seed_hash, client_seed, nonce, slot, prize_id, table_hash, announced: true }
})

/** Which steps do not hold. */
async function faults(change: {
  spin?: Partial<WheelSpin>
  fairness?: Partial<WheelSpin['fairness']>
  table?: Partial<WheelTable>
  seen?: WheelWitness | null
}): Promise<string[]> {
  const { steps, passed } = await verify({
    spin: { ...spin, ...change.spin, fairness: { ...spin.fairness, ...change.fairness } },
    table: { ...table, ...change.table },
    witness: change.seen ?? null,
  })
  const failed = steps.filter((step) => !step.passed).map(({ name }) => name)
  expect(passed).toBe(failed.length === 0)
  return failed
}

it('EXTRA-5 the browser comes to the worked example', async () => {
  const { server_seed, client_seed, nonce } = wheelExample
  const derived = await derive(server_seed, client_seed, nonce)
  expect(derived).toMatchObject({
    message: 'client-abc:0:wheel:v1',
    u: wheelExample.u,
    slot: wheelExample.slot,
  })
  expect(derived.mac).toMatch(new RegExp(`^${wheelExample.mac}[0-9a-f]{56}$`))
  expect(await commitOf(server_seed)).toBe(wheelExample.server_seed_hash)
  expect(prizes[prizeIndexAt(prizes, derived.slot)]!.reward.count).toBe(wheelExample.prize)
})

it('EXTRA-5 the browser hashes a table as the server does', async () => {
  const hash = await tableHash([
    {
      name: '฿10',
      weight: 6e3,
      valid_days: 7,
      reward: reward({
        kind: 'credit',
        amount: satang(1e3),
        turnover: satang(3e3),
        categorys: 'slot',
      }),
    },
    { name: '5 "แต้ม"', weight: 3999, reward: reward({ count: 5 }) },
    { name: 'ลองใหม่', weight: 1, reward: reward({ kind: 'none', label: 'ลองใหม่' }) },
  ])
  expect(hash).toBe(tableExample.hash)
})

it('EXTRA-5 ranges of slots follow each other', () => {
  expect(slotRanges(prizes)).toEqual([
    [0, 5999],
    [6000, 8499],
    [8500, 9499],
    [9500, 9899],
    [9900, 9998],
    [9999, 9999],
  ])
  expect(prizeIndexAt(prizes, 10_000)).toBe(-1)
})

it('EXTRA-5 a spin of the worked example holds, for a stranger and for who was there', async () => {
  expect(await faults({})).toEqual([])
  expect(await faults({ seen: witness })).toEqual([])
})

it('EXTRA-5 another server seed is caught, with its own hash only by who was there', async () => {
  const server_seed = wheelExample.server_seed.replace(/^5/, '6')
  expect(await faults({ fairness: { server_seed } })).toEqual(expect.arrayContaining(['commit', 'slot']))
  // Everything that follows from it computed anew.
  const { slot } = await derive(server_seed, wheelExample.client_seed, 0)
  const due = prizes[prizeIndexAt(prizes, slot)]!
  const lie = {
    spin: { prize_id: due.prize_id, reward: due.reward },
    fairness: { server_seed, slot, server_seed_hash: await commitOf(server_seed) },
  }
  expect(await faults(lie)).toEqual([])
  expect(await faults({ ...lie, seen: witness })).toEqual(['witness'])
})

it.each([
  ['no seed at all', { server_seed: '' }, 'commit'],
  ['a seed of another length', { server_seed: wheelExample.server_seed.slice(2) }, 'commit'],
  ['a hash of something else', { server_seed_hash: '0'.repeat(64) }, 'commit'],
  ['another seed of the member', { client_seed: 'client-abd' }, 'slot'],
  ['another nonce', { nonce: 1 }, 'slot'],
  ['another slot', { slot: 9999 }, 'slot'],
])('EXTRA-5 %s is caught', async (_, fairness, step) => {
  expect(await faults({ fairness })).toContain(step)
  expect(await faults({ fairness, seen: { ...witness, announced: false } })).toContain(step)
})

it('EXTRA-5 another prize than the slot’s is caught', async () => {
  expect(await faults({ spin: { prize_id: '1' } })).toEqual(['prize'])
  expect(await faults({ spin: { reward: reward({ count: 19 }) } })).toEqual(['prize'])
  expect(await faults({ spin: { reward: reward({ kind: 'wheel_spins', count: 20 }) } })).toEqual(['prize'])
})

it('EXTRA-5 a table that was changed afterwards is caught', async () => {
  const changed = prizes.map((prize, i) => ({
    ...prize,
    weight: prize.weight + (i === 0 ? -1 : i === 5 ? 1 : 0),
  }))
  expect(await faults({ table: { prizes: changed } })).toEqual(['table'])
  const told = changed.map((prize) => ({ ...prize, chance_percent: prize.weight / 100 }))
  const table_hash = await tableHash(told)
  expect(await faults({ table: { prizes: told, table_hash } })).toEqual(['table'])
  // With the spin's own hash changed as well, who was there still knows.
  const lie = { table: { prizes: told, table_hash }, spin: { table_hash } }
  expect(await faults({ ...lie, seen: witness })).toEqual(['witness'])
  const swapped = [prizes[1]!, prizes[0]!, ...prizes.slice(2)]
  expect(await faults({ table: { prizes: swapped } })).toContain('table')
  const short = prizes.slice(0, 5)
  expect(await faults({ table: { prizes: short, table_hash: await tableHash(short) } })).toContain('table')
  const lied = prizes.map((prize, i) => (i === 5 ? { ...prize, chance_percent: 5 } : prize))
  expect(await faults({ table: { prizes: lied } })).toEqual(['table'])
})

it.each([
  ['server_seed_hash', 'x'],
  ['client_seed', 'y'],
  ['nonce', 4],
  ['slot', 1],
  ['prize_id', '2'],
  ['table_hash', 'z'],
])('EXTRA-5 what this device saw: another %s is caught', async (name, value) => {
  expect(await faults({ seen: { ...witness, [name]: value } })).toEqual(['witness'])
})
