import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { askDeletion, getOwnData } from '#contracts/own-data.ts'
import { startTimeOut } from '#contracts/protection.ts'
import { memberChanges } from '../../db/schema/pause.ts'
import { wheelSeeds } from '../../db/schema/wheel.ts'
import { testServer } from '../../testing/hooks.ts'
import { addDraw, bet, placeBill } from '../../testing/scenes/bills.ts'
import { commitOf } from '../lotto/yeekee-chain.ts'

const server = testServer()

it('is all there is of a member, from every table that knows one, and nothing of anybody else', async () => {
  const draw = await addDraw(server.db, server.clock.now())
  const who = await server.member({ username: 'whoitis', wallets: [{ balance: 500_00 }] })
  const other = await server.member({ username: 'somebodyelse', wallets: [{ balance: 777_77 }] })
  await placeBill(server, who, draw.roundId, [bet('top3', '123', 10)])
  await placeBill(server, other, draw.roundId, [bet('top3', '987', 10)])
  await server.call(startTimeOut, { length: 'day' }, { as: who })
  const { data, text } = await server.call(getOwnData, {}, { as: who })
  const { rows } = await server.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns where column_name = 'member_id' and table_schema = 'public'`,
  )
  const names = data.parts.map(({ name }) => name)
  for (const { name } of rows) expect(names).toContain(name)
  const part = (name: string) =>
    data.parts
      .find((one) => one.name === name)!
      .entries.map(({ fields }) => Object.fromEntries(fields.map(({ key, value }) => [key, value])))
  expect(part('members')).toMatchObject([{ username: 'whoitis', mobile: who.mobile }])
  expect(part('lotto_lines')).toMatchObject([{ number: '123', amount: '1000' }])
  expect(part('ledger_postings')).toHaveLength(2)
  expect(part('member_pauses')).toMatchObject([{ kind: 'time_out' }])
  expect(text).not.toContain('somebodyelse')
  expect(text).not.toContain(other.mobile)
  // As a value: an id of chance may hold those digits.
  expect(text).toContain('"123"')
  expect(text).not.toContain('"987"')
  expect(text).not.toMatch(/scrypt|_hash|token/)
  expect(text).not.toContain(who.token)
})

it('is given in a pause too, and ten times an hour', async () => {
  const who = await server.member()
  await server.call(startTimeOut, { length: 'day' }, { as: who })
  for (let n = 0; n < 10; n++) expect((await server.call(getOwnData, {}, { as: who })).error).toBe(0)
  expect((await server.call(getOwnData, {}, { as: who })).status).toBe(429)
}, 20_000)

it('deletion is asked once, and what the law keeps is named', async () => {
  const who = await server.member()
  const first = await server.call(askDeletion, {}, { as: who })
  expect(first.data.kept.length).toBeGreaterThan(0)
  expect(new Date(first.data.kept_until).getUTCFullYear()).toBe(2031)
  server.clock.advance(86_400_000)
  expect((await server.call(askDeletion, {}, { as: who })).data.asked_at).toBe(first.data.asked_at)
  expect(await server.db.select().from(memberChanges)).toHaveLength(1)
})

it('a seed of the wheel is told once it is revealed, and never while it decides spins', async () => {
  const who = await server.member()
  const inUse = 'ab'.repeat(32)
  const prepared = 'cd'.repeat(32)
  await server.db.insert(wheelSeeds).values([
    {
      memberId: who.id,
      serverSeed: inUse,
      serverSeedHash: commitOf(inUse),
      clientSeed: 'mine-mine',
      startedAt: server.clock.now(),
    },
    { memberId: who.id, serverSeed: prepared, serverSeedHash: commitOf(prepared) },
  ])
  const first = await server.call(getOwnData, {}, { as: who })
  expect(first.text).not.toContain(inUse)
  expect(first.text).not.toContain(prepared)
  await server.db
    .update(wheelSeeds)
    .set({ revealedAt: server.clock.now() })
    .where(eq(wheelSeeds.serverSeed, inUse))
  const { text } = await server.call(getOwnData, {}, { as: who })
  expect(text).toContain(inUse)
  expect(text).not.toContain(prepared)
})

it('an operator is staff there, by no name', async () => {
  const who = await server.member()
  const change = { memberId: who.id, at: server.clock.now(), before: null, after: null }
  await server.db.insert(memberChanges).values({ ...change, who: 'somying', what: 'staff_look' })
  const { text } = await server.call(getOwnData, {}, { as: who })
  expect(text).toContain('staff_look')
  expect(text).not.toContain('somying')
})
