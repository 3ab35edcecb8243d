import { describe, expect, it } from 'vitest'
import type { YeekeeProof } from '#contracts/yeekee.ts'
import { satang } from '#contracts/money.ts'
import { CHAIN_ID, NUMBERS, SEED } from '#contracts/testing/yeekee-example.ts'
import type { Witness } from '#src/stores/witness/yeekee-witness.ts'
import { commitOf, fillerNumber, headsOf } from './chain.ts'
import { verify } from './verify.ts'

const FIRST = '6a4239a0b5e2c8dc5c134297b96b83a4812a04c981b2ed320753b745baff21e6'
const SECOND = '4c9777a2460950c97e7c02b8598e68b99441c901b667a3de7a5d82621b51d06e'
const LAST = '0738072911551e3fe19ad187315ee5f5a717e714a469fc1c99273140c92c75cb'
const COMMIT = 'ab49124970ae9470bd5f516efc79a38a21b46d981503775a8b01161ea7b4d8c2'
const announced = { top3: '750', bottom2: '62' }

const shot = (number: string, index: number) => ({
  seq: index + 1,
  accepted_at: 1000 * index,
  number,
  name: 'm•••e',
  filler: false,
})

/** The worked example of domain.md §3.2, as the server would publish it. */
const proof: YeekeeProof = {
  round_id: '7',
  chain_id: CHAIN_ID,
  rule_version: 'yk1',
  commit: COMMIT,
  server_seed: SEED,
  head: LAST,
  shots: NUMBERS.map(shot),
  sum: 923_958,
  rank16_seq: 5,
  rank16_number: '61208',
  difference: 862_750,
  top3: '750',
  bottom2: '62',
  prizes: [
    { rank: 1, seq: 20, name: 'm•••e', amount: satang(20_00) },
    { rank: 16, seq: 5, name: 'm•••e', amount: satang(20_00) },
  ],
}

/** Somebody who was there: two receipts, and the chain as far as the twelfth shot. */
const witness = async (): Promise<Witness> => {
  const heads = await headsOf('yk1', CHAIN_ID, NUMBERS.map(shot))
  const own = (seq: number) => ({
    seq,
    number: NUMBERS[seq - 1]!,
    head: heads[seq]!,
    accepted_at: 0,
    owner: 'malee',
  })
  return { round_id: '7', commit: COMMIT, count: 12, head: heads[12]!, receipts: [own(2), own(9)] }
}

/** Which steps do not hold. */
async function faults(change: Partial<YeekeeProof>, seen: Witness | null = null): Promise<string[]> {
  const { steps, passed } = await verify({ proof: { ...proof, ...change }, witness: seen, announced })
  const failed = steps.filter((step) => !step.passed).map(({ name }) => name)
  expect(passed).toBe(failed.length === 0)
  return failed
}

/** Everything that follows from a list, computed by whoever falsified it. */
async function forged(numbers: readonly string[]): Promise<Partial<YeekeeProof>> {
  const sum = numbers.reduce((total, number) => total + Number(number), 0)
  const rank16_number = numbers.at(-16)!
  const difference = sum - Number(rank16_number)
  const digits = String(difference).padStart(5, '0')
  return {
    shots: numbers.map(shot),
    head: (await headsOf('yk1', CHAIN_ID, numbers.map(shot))).at(-1)!,
    sum,
    rank16_seq: numbers.length - 15,
    rank16_number,
    difference,
    top3: digits.slice(-3),
    bottom2: digits.slice(-5, -3),
    prizes: [],
  }
}

const changed = (at: number, number: string) => NUMBERS.map((own, index) => (index === at ? number : own))

describe('LOTTO-1 the browser’s chain', () => {
  it('has the published heads', async () => {
    const heads = await headsOf('yk1', CHAIN_ID, NUMBERS.map(shot))
    expect([heads[1], heads[2], heads[20]]).toEqual([FIRST, SECOND, LAST])
  })

  it('knows the seed’s commitment', async () => {
    expect(await commitOf(SEED)).toBe(COMMIT)
  })
})

describe('LOTTO-1 a proof', () => {
  it('of the worked example holds, for a stranger and for somebody who was there', async () => {
    expect(await faults({})).toEqual([])
    expect(await faults({}, await witness())).toEqual([])
  })

  it('with fillers derived from the seed holds', async () => {
    const numbers = NUMBERS.slice(0, 3)
    for (let k = 1; k <= 13; k++) numbers.push(await fillerNumber(SEED, CHAIN_ID, k))
    const filled = await forged(numbers)
    const shots = filled.shots!.map((one, index) => ({ ...one, filler: index >= 3 }))
    const { top3, bottom2 } = filled as YeekeeProof
    const given = { proof: { ...proof, ...filled, shots }, witness: null, announced: { top3, bottom2 } }
    expect((await verify(given)).passed).toBe(true)
  })
})

describe('LOTTO-1 a list by yk1 that was tampered with is caught', () => {
  it('a number was changed', async () => {
    const shots = changed(6, '72881').map(shot)
    expect(await faults({ shots })).toEqual(['chain', 'sum'])
  })

  it('a number was changed, and all that follows computed anew: the announced digits and own receipts tell', async () => {
    const lie = await forged(changed(8, '84466'))
    expect(await faults(lie)).toEqual(['digits'])
    expect(await faults(lie, await witness())).toEqual(['chain', 'digits', 'receipts'])
  })

  it('a shot is missing', async () => {
    const left = NUMBERS.filter((_, index) => index !== 3)
    expect(await faults({ shots: left.map(shot) })).toEqual(['chain', 'sum', 'rank16', 'prizes'])
    expect(await faults({ shots: proof.shots.filter(({ seq }) => seq !== 4) })).toContain('list')
    expect(await faults(await forged(left), await witness())).toContain('receipts')
  })

  it('a shot was slipped in at the end, after the last one that was seen', async () => {
    const lie = await forged([...NUMBERS, '00001'])
    expect(await faults(lie, await witness())).toEqual(['digits'])
    expect(await faults({ ...lie, head: LAST })).toEqual(['chain', 'digits'])
  })

  it('two shots were swapped: the sum is the same, the chain is not', async () => {
    const swapped = [...NUMBERS]
    ;[swapped[10], swapped[11]] = [swapped[11]!, swapped[10]!]
    expect(await faults({ shots: swapped.map(shot) })).toEqual(['chain'])
    expect(await faults(await forged(swapped), await witness())).toEqual(['chain'])
  })

  it('an own shot was moved to another place', async () => {
    const moved = [...NUMBERS]
    ;[moved[8], moved[18]] = [moved[18]!, moved[8]!]
    expect(await faults({ ...(await forged(moved)) }, await witness())).toContain('receipts')
  })

  it('the seed is another one', async () => {
    const server_seed = SEED.replace(/^5/, '6')
    expect(await faults({ server_seed })).toEqual(['commit'])
    // With a commitment to match it, only who saw the first one can tell.
    const commit = await commitOf(server_seed)
    expect(await faults({ server_seed, commit })).toEqual([])
    expect(await faults({ server_seed, commit }, await witness())).toEqual(['commit'])
  })

  it('a filler was chosen', async () => {
    const numbers = NUMBERS.slice(0, 15)
    const chosen = await forged([...numbers, '00000'])
    const shots = chosen.shots!.map((one, index) => ({ ...one, filler: index === 15 }))
    expect(await faults({ ...chosen, shots })).toContain('fillers')
  })

  it('a filler stands where no filler may', async () => {
    const shots = proof.shots.map((one, index) => ({ ...one, filler: index === 19 }))
    expect(await faults({ shots })).toEqual(['list', 'fillers', 'prizes'])
  })

  it.each([
    ['sum', { sum: 923_959 }, ['sum', 'digits']],
    ['rank', { rank16_seq: 16, rank16_number: '65591' }, ['rank16', 'digits']],
    ['difference', { difference: 862_751 }, ['digits']],
    ['digits', { top3: '751' }, ['digits']],
    ['time', { shots: proof.shots.map((one) => ({ ...one, accepted_at: -one.seq })) }, ['list']],
    ['prize', { prizes: [{ rank: 1, seq: 19, name: '', amount: satang(1) }] }, ['prizes']],
    ['rule', { rule_version: 'yk9' }, ['rules']],
  ])('the %s is not what the list says', async (_, change, failed) => {
    expect(await faults(change)).toEqual(failed)
  })

  it('another result was announced', async () => {
    const given = { proof, witness: null, announced: { top3: '123', bottom2: '45' } }
    expect((await verify(given)).passed).toBe(false)
  })
})
