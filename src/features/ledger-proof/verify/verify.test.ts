import { expect, it } from 'vitest'
import type { LedgerProof } from '#contracts/ledger-proof.ts'
import { ledgerExample, ledgerExampleHashes, ledgerExampleHead } from '#contracts/testing/ledger-example.ts'
import { headOf } from '../../../../scripts/ledger-proof/check.ts'
import { type Evidence, verify } from './verify.ts'

const claim = { journalId: '3', memo: 'D2', amount: 500_00, balance: 600_00, at: 1_795_168_863_000 }
const evidence: Evidence = {
  proof: ledgerExample,
  accounts: ['wallet:1'],
  claim,
  seen: null,
  published: null,
}

/** Which steps do not hold. */
async function faults(change: Partial<Evidence>): Promise<string[]> {
  const { steps, passed } = await verify({ ...evidence, ...change })
  const failed = steps.filter((step) => !step.passed).map(({ name }) => name)
  expect(passed).toBe(failed.length === 0)
  return failed
}

const proven = (change: Partial<LedgerProof>) => ({ proof: { ...ledgerExample, ...change } })
const [own, last] = ledgerExample.blocks
const other = '0'.repeat(64)

it('I9 page and program come to the head of the worked example', async () => {
  const { head, steps } = await verify(evidence)
  expect(head).toEqual(ledgerExampleHead)
  expect(steps.map(({ name }) => name)).toEqual(['rules', 'line', 'block', 'chain'])
  expect(await faults({})).toEqual([])
  expect(headOf(ledgerExample)).toEqual(ledgerExampleHead)
})

it.each<[string, Partial<LedgerProof['journal']>]>([
  ['id', { id: '4' }],
  ['key', { key: 'example 4' }],
  ['kind', { kind: 'withdraw' }],
  ['memo', { memo: 'D3' }],
  ['moment', { at: 1 }],
  ['salt', { salt: 'ac' }],
  ['reversal', { reverses: '1' }],
  [
    'posting',
    { postings: ledgerExample.journal.postings.map((line) => ({ ...line, amount: -line.amount })) },
  ],
  ['order', { postings: [...ledgerExample.journal.postings].reverse() }],
])('I9 another %s of the journal is caught, here and by the program', async (_, change) => {
  const forged = proven({ journal: { ...ledgerExample.journal, ...change } })
  expect(await faults(forged)).toContain('block')
  expect(headOf(forged.proof)).toBeNull()
})

it.each<[string, Partial<LedgerProof>, string]>([
  ['a path of another journal', { path: [...ledgerExample.path].reverse() }, 'block'],
  ['a path cut short', { path: ledgerExample.path.slice(1) }, 'block'],
  ['a root that fits the forgery only', { blocks: [{ ...own!, root: other }, last!] }, 'block'],
  ['another time of sealing', { blocks: [{ ...own!, sealed_at: 1 }, last!] }, 'chain'],
  ['another block before it', { blocks: [{ ...own!, prev_hash: other }, last!] }, 'chain'],
  ['a head over another past', { blocks: [own!, { ...last!, past: other }] }, 'chain'],
  ['no past at all', { blocks: [own!, { ...last!, past: null }] }, 'chain'],
  ['a way cut short', { history: ledgerExample.history!.slice(1) }, 'chain'],
  ['a way to another block', { history: ledgerExample.seen!.path }, 'chain'],
  ['no way, as if it followed', { history: null }, 'chain'],
])('I9 %s is caught, here and by the program', async (_, change, step) => {
  expect(await faults(proven(change))).toContain(step)
  expect(headOf({ ...ledgerExample, ...change })).toBeNull()
})

it('I9 a head that is changed alone is another head', async () => {
  const blocks = [own!, { ...last!, sealed_at: 1 }]
  expect(await faults(proven({ blocks }))).toEqual([])
  expect((await verify({ ...evidence, ...proven({ blocks }) })).head.hash).not.toBe(ledgerExampleHead.hash)
  expect(await faults({ ...proven({ blocks }), published: ledgerExampleHead })).toEqual(['published'])
  expect(await faults({ ...proven({ blocks }), seen: ledgerExampleHead })).toEqual(['seen'])
  expect(headOf({ ...ledgerExample, blocks })).not.toEqual(ledgerExampleHead)
})

it('I9 rules that this page does not know prove nothing', async () => {
  expect(await faults(proven({ rule_version: 'lp2' }))).toEqual(['rules'])
  expect(headOf({ ...ledgerExample, rule_version: 'lp2' })).toBeNull()
})

it.each([
  ['journal', { journalId: '9' }],
  ['number', { memo: 'D9' }],
  ['amount', { amount: 500_01 }],
  ['balance', { balance: 600_01 }],
  ['moment', { at: 1 }],
])('I9 a proof of another %s than the screen shows is caught', async (_, change) => {
  expect(await faults({ claim: { ...claim, ...change } })).toEqual(['line'])
})

it('I9 a proof of somebody else’s wallet is caught, and what the screen does not know is not asked', async () => {
  expect(await faults({ accounts: ['wallet:2'] })).toEqual(['line'])
  expect(await faults({ claim: { ...claim, journalId: null, memo: null, balance: null } })).toEqual([])
})

it('I9 a head of before is led back to, whether this device saw it or somebody else', async () => {
  for (const name of ['seen', 'published'] as const) {
    expect(await faults({ [name]: { no: '1', hash: ledgerExampleHashes[1] } })).toEqual([])
    expect(await faults({ [name]: ledgerExampleHead })).toEqual([])
    expect(await faults({ [name]: { no: '1', hash: other } })).toEqual([name])
    expect(await faults({ [name]: { ...ledgerExampleHead, hash: other } })).toEqual([name])
    // Of block 2 the proof says nothing besides, and block 8 is not there.
    expect(await faults({ [name]: { no: '2', hash: ledgerExampleHashes[2] } })).toEqual([name])
    expect(await faults({ [name]: { no: '8', hash: other } })).toEqual([name])
    expect(
      await faults({ ...proven({ seen: null }), [name]: { no: '1', hash: ledgerExampleHashes[1] } }),
    ).toEqual([name])
  }
})
