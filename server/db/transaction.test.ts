import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testServer } from '../testing/hooks.ts'
import { rateLimits } from './schema/operations.ts'
import { isConnectionLost, whyUnserved } from './lost.ts'
import { withTheEnd } from './statement.ts'
import { inTransaction, sqlState } from './transaction.ts'
import type { Tx } from './types.ts'

const server = testServer({ handlers: {} })

const refusedBy = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('database'), { code }) })

describe('a transaction', () => {
  it.each(['40001', '40P01', '55P03'])(
    'is tried again after %s, and keeps only the try that succeeded',
    async (code) => {
      let tries = 0
      await inTransaction(server.db, async (tx) => {
        await tx.insert(rateLimits).values({ id: `try ${++tries}`, count: 1, expiresAt: 0 })
        if (tries < 3) throw refusedBy(code)
      })
      expect((await server.db.select().from(rateLimits)).map((row) => row.id)).toEqual(['try 3'])
    },
  )

  it('gives up after five tries, and at once on anything else', async () => {
    const tries = { again: 0, broken: 0 }
    const again = inTransaction(server.db, async () => {
      tries.again++
      throw refusedBy('40001')
    })
    await expect(again).rejects.toThrow('Failed query')
    const broken = inTransaction(server.db, async () => {
      tries.broken++
      throw new Error('a fault of ours')
    })
    await expect(broken).rejects.toThrow('a fault of ours')
    expect(tries).toEqual({ again: 5, broken: 1 })
  })

  it.each(['40001', '40P01', '55P03', '57014'])(
    'that was given up with %s was not served, which is no fault of the code',
    (code) => {
      expect(whyUnserved(refusedBy(code))).not.toBeNull()
      expect(isConnectionLost(refusedBy(code))).toBe(false)
    },
  )

  it('that failed otherwise is a fault', () => expect(whyUnserved(refusedBy('23505'))).toBeNull())

  it('counts right when many change the same row', async () => {
    await server.db.insert(rateLimits).values({ id: 'one', count: 0, expiresAt: 0 })
    const mine = eq(rateLimits.id, 'one')
    await Promise.all(
      Array.from({ length: 20 }, () =>
        inTransaction(server.db, async (tx) => {
          const [row] = await tx.select().from(rateLimits).where(mine).for('update')
          await tx
            .update(rateLimits)
            .set({ count: row!.count + 1 })
            .where(mine)
        }),
      ),
    )
    expect((await server.db.select().from(rateLimits))[0]!.count).toBe(20)
  })

  it('keeps what was left to its end, and with one of it that fails nothing, for the reason of that one', async () => {
    const insert = (tx: Tx, id: string) =>
      tx.insert(rateLimits).values({ id, count: 1, expiresAt: 0 }).execute()
    await inTransaction(server.db, async (tx) => withTheEnd(tx, insert(tx, 'kept')))
    const twice = inTransaction(server.db, async (tx) => {
      await insert(tx, 'undone')
      withTheEnd(tx, insert(tx, 'kept'))
    })
    expect(sqlState(await twice.catch((error: unknown) => error))).toBe('23505')
    expect((await server.db.select().from(rateLimits)).map((row) => row.id)).toEqual(['kept'])
  })

  it('says why it is over, whichever of its statements was waited for', async () => {
    const failing = (tx: Tx) => {
      tx.execute(sql`select 1 / 0`).catch(() => {})
      return tx.execute(sql`select 1`)
    }
    const stateOf = async (work: (tx: Tx) => Promise<unknown>) =>
      sqlState(await inTransaction(server.db, work).catch((error: unknown) => error))
    expect(await stateOf(failing)).toBe('22012')
    expect(await stateOf((tx) => tx.transaction(failing))).toBe('22012')
    // What was undone to its savepoint is no reason any more.
    const later = async (tx: Tx) => {
      await tx.transaction(failing).catch(() => {})
      await tx.execute(sql`select nothing`).catch(() => {})
      await tx.execute(sql`select 1`)
    }
    expect(await stateOf(later)).toBe('42703')
    await expect(inTransaction(server.db, (tx) => tx.execute(sql`select 1`))).resolves.toBeDefined()
  })

  it('tells the SQLSTATE of a failure through the wrapper', async () => {
    const twice = () => server.db.insert(rateLimits).values({ id: 'x', count: 1, expiresAt: 0 })
    await twice()
    const error = await twice().then(
      () => null,
      (thrown: unknown) => thrown,
    )
    expect(sqlState(error)).toBe('23505')
    expect(sqlState(new Error('no database in it'))).toBeUndefined()
  })
})
