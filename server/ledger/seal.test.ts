import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import fc from 'fast-check'
import { asc, desc, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { ledgerBlocks, ledgerLinks } from '../db/schema/ledger.ts'
import type { Tx } from '../db/types.ts'
import { headOf, isSignedBy, type ProofFile } from '../../scripts/ledger-proof/check.ts'
import { testServer } from '../testing/hooks.ts'
import { sealNow } from '../testing/seal.ts'
import { balanceOf, house, openAccount, totalOf, type AccountId } from './accounts.ts'
import { hashBlock } from './chain.ts'
import { climb, grown, leafOf, pathOf, rootOf, rootOfPeaks } from './merkle.ts'
import { postJournal } from './post.ts'
import { proofOf, type ProofWish } from './proof.ts'
import { lastBlock, sealAll, sealOnce } from './seal.ts'
import { createSigner } from './signer.ts'
import { auditLedger } from './verify.ts'

const server = testServer({ handlers: {} })
const AT = 1_790_000_000_000
const sealing = { signer: null, now: AT }
/** Only a server has transactions open beside each other. */
const EMBEDDED = !process.env.TEST_DATABASE_URL

beforeEach(async () => {
  await openAccount(server.db, 'wallet:1', AT)
  await openAccount(server.db, 'wallet:2', AT)
})

const put = (tx: Tx, key: string, amount = 100, wallet: AccountId = 'wallet:1') =>
  postJournal(tx, {
    key,
    kind: 'test',
    at: AT,
    postings: [
      { account: house.sandbox, amount: -amount },
      { account: wallet, amount },
    ],
  })
const post = (key: string, amount?: number, wallet?: AccountId) =>
  server.db.transaction((tx) => put(tx, key, amount, wallet))
const sealed = async () =>
  (await server.db.select().from(ledgerLinks).orderBy(asc(ledgerLinks.seq))).map((row) => row.journalId)
const faultsOf = async (options?: Parameters<typeof auditLedger>[1]) =>
  (await auditLedger(server.db, options)).faults.map(({ invariant, text }) => `${invariant} ${text}`)
const tamper = (statement: string) =>
  server.deps.database.script(async (exec) => {
    await exec('set local session_replication_role = replica')
    await exec(statement)
  })

/** A transaction that has posted and waits to be told how it ends. */
async function opened(key: string, wallet: AccountId = 'wallet:1') {
  let end: (how: 'commit' | 'rollback') => void = () => {}
  const told = new Promise<'commit' | 'rollback'>((resolve) => (end = resolve))
  let begun: () => void = () => {}
  const posted = new Promise<void>((resolve) => (begun = resolve))
  const over = server.db
    .transaction(async (tx) => {
      await put(tx, key, 100, wallet)
      begun()
      if ((await told) === 'rollback') throw new Error('rolled back')
    })
    .catch(() => {})
  await posted
  return async (how: 'commit' | 'rollback') => {
    end(how)
    await over
  }
}

describe('Merkle trees', () => {
  it('I9 each leaf leads to the root, and nothing else does', () => {
    const tree = fc.array(fc.stringMatching(/^[0-9a-f]{64}$/), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(tree, fc.nat(), (leaves, pick) => {
        const index = pick % leaves.length
        const path = pathOf(leaves, index)
        expect(climb(leaves[index]!, path)).toBe(rootOf(leaves))
        expect(climb(leafOf('1', 'another'), path)).not.toBe(rootOf(leaves))
      }),
    )
  })

  it('I9 a tree that grows has the root of its leaves', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[0-9a-f]{64}$/), { maxLength: 40 }), (leaves) => {
        const { size, peaks } = leaves.reduce(grown, { size: 0, peaks: [] as readonly string[] })
        expect(size).toBe(leaves.length)
        expect(rootOfPeaks(peaks)).toBe(rootOf(leaves))
      }),
    )
  })
})

describe('sealing', () => {
  it('I9 gives each journal one place, in blocks that follow one another', async () => {
    expect(await sealOnce(server.db, sealing)).toBe(0)
    await post('a')
    await post('b')
    expect(await sealNow(server.db, AT)).toBe(2)
    expect(await sealOnce(server.db, sealing)).toBe(0)
    await post('c')
    expect(await sealNow(server.db, AT)).toBe(1)
    expect(await sealed()).toEqual(['1', '2', '3'])
    const blocks = await server.db.select().from(ledgerBlocks).orderBy(asc(ledgerBlocks.no))
    expect(blocks.length).toBeGreaterThan(1)
    for (const [index, { firstSeq, prevHash }] of blocks.slice(1).entries())
      expect([firstSeq, prevHash]).toEqual([String(Number(blocks[index]!.lastSeq) + 1), blocks[index]!.hash])
    expect(await faultsOf()).toEqual([])
  })

  it('reads what it seals, however much there is: not what was there before, and no link for each posting', async () => {
    const counted = async (tx: Tx) => {
      const { rows } = await tx.execute<{ read: string }>(
        sql`select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relname = 'ledger_postings'`,
      )
      return Number(rows[0]!.read)
    }
    /** Rows of postings that are read for a block. */
    const rowsRead = () =>
      server.db.transaction(async (tx) => {
        const before = await counted(tx)
        await sealOnce(tx, sealing)
        return (await counted(tx)) - before
      })
    for (let wallet = 3; wallet < 300; wallet++) await openAccount(server.db, `wallet:${wallet}`, AT)
    // The plans are kept from here on, when there is next to nothing.
    await post('first')
    await sealNow(server.db, AT)
    for (let i = 0; i < 150; i++) await post(`before ${i}`, 100, `wallet:${1 + (i % 299)}`)
    await sealNow(server.db, AT)
    // With statistics they are made anew, and otherwise.
    await server.deps.database.script((exec) => exec('analyze'))
    for (let i = 0; i < 50; i++) await post(`after ${i}`, 100, `wallet:${1 + (i % 299)}`)
    // Nothing is sealed beyond the oldest transaction that runs, whosever it is: other tests share this PostgreSQL.
    let read = 0
    await expect.poll(async () => (read = await rowsRead())).toBeGreaterThan(0)
    // Each posting for the house's balance, for the statement's lines and for its sums.
    expect(read).toBeLessThanOrEqual(50 * 2 * 3)
  })

  it("I2 I3 the house's balance is the same before a journal is sealed and after", async () => {
    await post('a', 500)
    const before = await balanceOf(server.db, house.sandbox)
    expect([before, await totalOf(server.db)]).toEqual([-500, 0])
    await sealNow(server.db, AT)
    expect([await balanceOf(server.db, house.sandbox), await totalOf(server.db)]).toEqual([-500, 0])
    await post('b', -200)
    expect([await balanceOf(server.db, house.sandbox), await totalOf(server.db)]).toEqual([-300, 0])
  })

  it('I9 a journal that was rolled back leaves a gap in the ids and none in the chain', async () => {
    await post('a')
    await expect(
      server.db.transaction(async (tx) => {
        await put(tx, 'b')
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    await post('c')
    await sealNow(server.db, AT)
    expect(await sealed()).toEqual(['1', '3'])
    expect(await faultsOf()).toEqual([])
  })

  it('I9 a block that is cut off leaves nothing of it', async () => {
    await post('a')
    await expect(
      server.db.transaction(async (tx) => {
        await sealOnce(tx, sealing)
        throw new Error('killed')
      }),
    ).rejects.toThrow('killed')
    expect(await sealed()).toEqual([])
    expect(await sealNow(server.db, AT)).toBe(1)
    expect(await faultsOf()).toEqual([])
  })

  it('I9 after a copy was brought back the chain says so, and goes on with all that is there', async () => {
    await post('a')
    await sealNow(server.db, AT)
    await post('b')
    // As in another cluster: numbers of transactions from before are far ahead of its own.
    await tamper(`update ledger_blocks set system = 'elsewhere/1', upto = '900000000';
      update ledger_journals set xid = '900000001' where key = 'b'`)
    expect(await sealAll(server.db, sealing)).toBe(1)
    expect(await lastBlock(server.db)).toMatchObject({
      no: '2',
      kind: 'restore',
      firstSeq: '2',
      lastSeq: '2',
    })
    expect((await auditLedger(server.db)).restores).toMatchObject([{ block: '2', at: AT }])
    await post('c')
    expect(await sealNow(server.db, AT)).toBe(1)
    expect(await sealed()).toEqual(['1', '2', '3'])
  })
})

describe.skipIf(EMBEDDED)('sealing beside others', () => {
  it('I9 waits for who commits late with a low number, and takes it then', async () => {
    await post('a')
    await sealNow(server.db, AT)
    const end = await opened('late')
    await post('early', 100, 'wallet:2')
    // What came after it began may still be followed by it.
    await sealAll(server.db, sealing)
    expect(await sealed()).toEqual(['1'])
    await end('commit')
    await sealNow(server.db, AT)
    expect((await sealed()).toSorted()).toEqual(['1', '2', '3'])
    expect(await faultsOf()).toEqual([])
  })

  it('I3 I9 seals what moved a wallet in the order in which it did', async () => {
    // The first to begin is the last to get the wallet.
    let go: () => void = () => {}
    const gate = new Promise<void>((resolve) => (go = resolve))
    let begun: () => void = () => {}
    const started = new Promise<void>((resolve) => (begun = resolve))
    const slow = server.db.transaction(async (tx) => {
      await openAccount(tx, 'wallet:77', AT)
      begun()
      await gate
      await put(tx, 'slow')
    })
    await started
    await post('fast', 300)
    await sealAll(server.db, sealing)
    go()
    await slow
    await post('after', -50)
    await sealNow(server.db, AT)
    expect(await faultsOf()).toEqual([])
    expect(await sealed()).toHaveLength(3)
  })

  it('I9 of sealers at once one does it, and no chain forks', async () => {
    const writers = Array.from({ length: 64 }, (_, n) => post(`w${n}`, 1, n % 2 ? 'wallet:1' : 'wallet:2'))
    const sealers = Array.from({ length: 8 }, () => sealAll(server.db, sealing))
    await Promise.all([...writers, ...sealers])
    await Promise.all([sealNow(server.db, AT), sealNow(server.db, AT)])
    const places = await sealed()
    expect(new Set(places).size).toBe(64)
    expect(places).toHaveLength(64)
    expect(await faultsOf()).toEqual([])
  })
})

describe('what only a head outside the database tells', () => {
  const pem = () =>
    generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const secret = pem()
  const signer = createSigner(secret)
  const seal = () => sealNow(server.db, AT, signer)
  const head = async () => {
    const { no, hash } = (await lastBlock(server.db))!
    return { no, hash }
  }
  /** As the program that stands alone reads it. */
  const fileOf = async (...asked: Parameters<typeof proofAsked>) =>
    JSON.parse(JSON.stringify(await proofAsked(...asked))) as ProofFile
  const proofAsked = (journalId: string, wish?: ProofWish) => proofOf(server.db, journalId, wish)

  it('I9 the key signs each block, and another key is named', async () => {
    await post('a')
    await seal()
    expect(await faultsOf({ signer })).toEqual([])
    expect(await faultsOf({ signer: createSigner(pem()) })).toEqual([
      `I9 block 1: is signed by another key, ${signer.keyId}`,
    ])
    await post('b')
    await sealNow(server.db, AT)
    expect(await faultsOf({ signer })).toEqual(['I9 block 2: nobody has signed it'])
  })

  it('I9 a chain that was written anew from its first block is found by signature and by head', async () => {
    await post('a', 500)
    await seal()
    const published = await head()
    await tamper(`delete from ledger_blocks; delete from ledger_links;
      update ledger_accounts set balance = 0 where id = 'house:sandbox'`)
    // All sums and hashes are right again; only the key is not there.
    await sealNow(server.db, AT + 1)
    expect(await faultsOf()).toEqual([])
    expect(await faultsOf({ signer })).toEqual(['I9 block 1: nobody has signed it'])
    expect(await faultsOf({ published })).toEqual(['I9 block 1: is not the one that was published'])
  })

  it('I9 an old copy is found by a head that came later', async () => {
    await post('a')
    await seal()
    await post('b')
    await seal()
    const published = await head()
    expect(await faultsOf({ published })).toEqual([])
    await tamper(`delete from ledger_blocks where no = 2; delete from ledger_links where block_no = 2;
      delete from ledger_postings where journal_id = 2; delete from ledger_journals where key = 'b';
      update ledger_accounts set balance = balance - 100 where id = 'wallet:1';
      update ledger_accounts set balance = balance + 100 where id = 'house:sandbox'`)
    expect(await faultsOf()).toEqual([])
    expect(await faultsOf({ published })).toEqual(['I9 block 2: was published and is not in the chain'])
  })

  it('I9 an audit goes on where another ended, and finds what was changed before it', async () => {
    await post('a')
    await seal()
    const { checkpoint } = await auditLedger(server.db)
    await post('b')
    await seal()
    const again = await auditLedger(server.db, { from: checkpoint })
    expect(again).toMatchObject({ journals: 2, faults: [] })
    await tamper(`update ledger_blocks set hash = repeat('1', 64) where no = 1`)
    expect(await faultsOf({ from: checkpoint })).toContain(
      'I9 block 1: is not the one that was verified before',
    )
  })

  it('I9 a proof leads from a journal to the head, and no other journal has it', async () => {
    await post('a')
    expect(await proofOf(server.db, '1')).toBeNull()
    for (const key of ['b', 'c']) await post(key)
    await seal()
    await post('d')
    await seal()
    for (const id of ['1', '2', '3', '4']) {
      const proof = await fileOf(id)
      expect(headOf(proof)).toEqual(await head())
      const { journal } = proof
      const more = journal.postings.map((line) => ({ ...line, amount: line.amount * 10 }))
      expect(headOf({ ...proof, journal: { ...journal, postings: more } })).toBeNull()
      expect(headOf({ ...proof, journal: { ...journal, memo: 'gift' } })).toBeNull()
      expect(headOf({ ...proof, journal: { ...journal, id: '9' } })).toBeNull()
      expect(headOf({ ...proof, rule_version: 'lp2' })).toBeNull()
      const moved = proof.blocks.map((block) => ({ ...block, prev_hash: '0'.repeat(64) }))
      expect(headOf({ ...proof, blocks: moved })).not.toEqual(await head())
    }
  })

  it('I9 from any block to any later one a few hashes lead, however many there are between', async () => {
    for (let n = 1; n <= 11; n++) {
      await post(`n${n}`)
      await seal()
    }
    expect(await faultsOf()).toEqual([])
    const blocks = await server.db.select().from(ledgerBlocks).orderBy(asc(ledgerBlocks.no))
    for (const [at, { no }] of blocks.entries())
      for (const { no: headNo, hash } of blocks.slice(at)) {
        const proof = await fileOf(no, { headNo, seenNo: '1' })
        expect(headOf(proof)).toEqual({ no: headNo, hash })
        expect(proof.blocks.length).toBe(no === headNo ? 1 : 2)
        expect(proof.history?.length ?? 0).toBeLessThan(6)
      }
    const proof = await fileOf('3')
    expect(headOf({ ...proof, history: proof.history!.slice(1) })).toBeNull()
    expect(headOf({ ...proof, history: null })).toBeNull()
    const [, bridge] = proof.blocks
    expect(headOf({ ...proof, blocks: [{ ...proof.blocks[0]!, sealed_at: 1 }, bridge!] })).toBeNull()
  })

  it('I9 a journal of a block from before there was a history is proven too', async () => {
    // As a process of the version before seals: without a word of what was before.
    const sealAsBefore = async () => {
      await seal()
      const [block] = await server.db.select().from(ledgerBlocks).orderBy(desc(ledgerBlocks.no)).limit(1)
      const hash = hashBlock(block!.prevHash, { ...block!, past: null })
      await tamper(`update ledger_blocks set past = null, hash = '${hash}', key_id = null, signature = null
        where no = ${block!.no}`)
    }
    for (const key of ['a', 'b', 'c']) {
      await post(key)
      await sealAsBefore()
    }
    expect((await fileOf('1')).history).toBeNull()
    expect(headOf(await fileOf('1'))).toEqual(await head())
    await post('d')
    await tamper(`delete from ledger_nodes;
      insert into ledger_nodes values (1, 0, encode(sha256('\\x01'::bytea || decode(ledger_node(0, 0), 'hex')
        || decode(ledger_node(0, 1), 'hex')), 'hex'))`)
    await seal()
    expect(await faultsOf()).toEqual([])
    expect((await fileOf('1')).blocks).toHaveLength(2)
    expect(headOf(await fileOf('1'))).toEqual(await head())
    await post('e')
    await sealAsBefore()
    const { no } = await head()
    expect((await fileOf('1', { headNo: no })).blocks).toHaveLength(3)
    expect(headOf(await fileOf('1', { headNo: no }))).toEqual(await head())
    // Unless a head is named, one that says what was before it.
    expect(headOf(await fileOf('1'))!.no).toBe('4')
  })

  it('I9 a block that says of those before it what is not so is named', async () => {
    for (const key of ['a', 'b', 'c']) {
      await post(key)
      await seal()
    }
    const [block] = await server.db.select().from(ledgerBlocks).orderBy(desc(ledgerBlocks.no)).limit(1)
    const past = '1'.repeat(64)
    await tamper(`update ledger_blocks set past = '${past}', hash = '${hashBlock(block!.prevHash, { ...block!, past })}'
      where no = 3`)
    expect(await faultsOf()).toEqual(['I9 block 3: says of the blocks before it what is not so'])
  })

  it('I9 the head of a proof bears the signature of the key, and of no other', async () => {
    await post('a')
    await seal()
    const proof = await fileOf('1')
    const end = headOf(proof)!
    const open = (key: string) => createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString()
    expect(isSignedBy(end, proof, open(secret))).toBe(true)
    expect(isSignedBy(end, proof, open(pem()))).toBe(false)
    expect(isSignedBy({ ...end, hash: '0'.repeat(64) }, proof, open(secret))).toBe(false)
  })
})
