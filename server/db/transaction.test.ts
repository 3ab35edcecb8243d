import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testServer } from '../testing/hooks.ts'
import { rateLimits } from './schema/operations.ts'
import { inTransaction, sqlState } from './transaction.ts'

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
