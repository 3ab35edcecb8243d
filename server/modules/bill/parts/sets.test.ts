import { beforeEach, describe, expect, it } from 'vitest'
import { deleteNumberSet, getNumberSets, saveNumberSet } from '#contracts/bills.ts'
import { second } from '../../../kit/clock.ts'
import { billWords as words } from '../../../strings/bill.ts'
import { bet } from '../../../testing/scenes/bills.ts'
import { testServer } from '../../../testing/hooks.ts'
import type { TestMember } from '../../../testing/people.ts'
import { billHandlers } from '../handlers.ts'

const server = testServer({ handlers: billHandlers })

let who: TestMember
beforeEach(async () => {
  who = await server.member({})
})

describe('LOTTO-3 sets of numbers', () => {
  const lines = [bet('top3', '456', 20), bet('run_top', '4', 5.5)]
  const save = (name: string, more: object = {}, as = who) =>
    server.call(saveNumberSet, { name, lines, ...more }, { as })
  const sets = async (as = who) => (await server.call(getNumberSets, {}, { as })).data

  it('are saved, saved over, listed and deleted', async () => {
    const { data: set } = await save('  lucky ')
    expect(set).toMatchObject({ name: 'lucky', lines })
    server.clock.advance(second)
    await save('other')
    server.clock.advance(second)
    const over = await save('luckier', { set_id: set.set_id, lines: lines.slice(0, 1) })
    expect(over.data).toMatchObject({ set_id: set.set_id, lines: lines.slice(0, 1) })
    expect((await sets()).map(({ name }) => name)).toEqual(['luckier', 'other'])
    for (let times = 0; times < 2; times++)
      expect((await server.call(deleteNumberSet, { set_id: set.set_id }, { as: who })).error).toBe(0)
    expect((await sets()).map(({ name }) => name)).toEqual(['other'])
  })

  it('are one’s own', async () => {
    const { data: set } = await save('mine')
    const other = await server.member({})
    expect((await save('theirs', { set_id: set.set_id }, other)).status).toBe(404)
    await server.call(deleteNumberSet, { set_id: set.set_id }, { as: other })
    expect(await sets(other)).toEqual([])
    expect((await sets()).map(({ name }) => name)).toEqual(['mine'])
  })

  it('name the number that does not fit its bet type', async () => {
    expect(await save('bad', { lines: [...lines, bet('top2', '456', 1)] })).toMatchObject({
      status: 422,
      data: { fields: { lines: words.badSetLine('456') } },
    })
  })

  it('fifty at most, also when the last two come at once', async () => {
    for (let made = 0; made < 49; made++) await save(`set ${made}`)
    const last = await Promise.all([save('a'), save('b')])
    expect(last.map(({ error }) => error).toSorted((a, b) => a - b)).toEqual([0, 1])
    expect(await save('more')).toMatchObject({ error: 1, message: words.tooManySets(50) })
    expect(await sets()).toHaveLength(50)
  })
})
