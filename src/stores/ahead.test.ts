// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { aheadChanged, aheadChosen, aheadOf, aheadPressed, useAheadPlans, waitingOf } from './ahead.ts'

const round = (id: string) => ({ round_id: id, title: `round ${id}`, closes_at: 1000 })
const plan = () => aheadOf(useAheadPlans.getState(), '7')
const stored = () => localStorage.getItem('chokdee.ahead') ?? ''
/** Another tab has written, and this one has not heard of it yet. */
const elsewhere = (change: (text: string) => string) =>
  localStorage.setItem('chokdee.ahead', change(stored()))

beforeEach(() => {
  localStorage.clear()
  useAheadPlans.setState({ plans: {}, running: [] })
})

it('a round keeps its key while it is chosen, put aside and chosen again', () => {
  aheadChosen('7', [round('1'), round('2')])
  const { key } = plan().rounds['1']!
  expect(key).toMatch(/^[A-Za-z0-9_-]{32}$/)
  expect(plan().rounds['2']!.key).not.toBe(key)
  aheadChosen('7', [])
  expect(plan().rounds['1']).toMatchObject({ key, chosen: false })
  aheadChosen('7', [round('1')])
  expect(plan().rounds['1']).toMatchObject({ key, chosen: true, state: 'unsent' })
  expect(plan().rounds['2']!.chosen).toBe(false)
})

it('what was sent stays chosen, and its state is not touched by choosing', () => {
  aheadChosen('7', [round('1')])
  aheadChanged('7', '1', { state: 'sent' })
  aheadChosen('7', [])
  expect(plan().rounds['1']).toMatchObject({ state: 'sent', chosen: true })
})

it('a change is made to what another tab has written, not to older memory', () => {
  aheadChosen('7', [round('1'), round('2')])
  elsewhere((text) => text.replace('"state":"unsent"', '"state":"done"'))
  aheadChanged('7', '2', { state: 'sent' })
  expect(plan().rounds['1']!.state).toBe('done')
  expect(plan().rounds['2']!.state).toBe('sent')
})

it('waited for is what was pressed and is not placed, until its round closes; an end not known always', () => {
  aheadChosen('7', [round('1'), round('2'), round('3')])
  expect(waitingOf(plan(), 0)).toEqual([])
  aheadPressed('7')
  expect(waitingOf(plan(), 0)).toHaveLength(3)
  aheadChanged('7', '1', { state: 'done' })
  aheadChanged('7', '2', { state: 'sent' })
  expect(waitingOf(plan(), 0)).toHaveLength(2)
  expect(waitingOf(plan(), 1000).map(({ title }) => title)).toEqual(['round 2'])
})

it('what lies in storage is not trusted', () => {
  aheadChosen('7', [round('1')])
  elsewhere((text) => text.replace('"state":"unsent"', '"state":"paid"'))
  aheadChosen('7', [round('2')])
  expect(Object.keys(plan().rounds)).toEqual(['2'])
  elsewhere(() => '{"v":1,"data":{"7":{"at":"yesterday","rounds":[]}}}')
  aheadChosen('7', [])
  expect(plan().rounds).toEqual({})
})

it('keeps the newest few, and none of last week', () => {
  for (let bill = 0; bill < 12; bill++) aheadChosen(`bill-${bill}`, [round('1')])
  expect(Object.keys(useAheadPlans.getState().plans)).toHaveLength(8)
  elsewhere((text) => text.replaceAll(/"at":\d+/g, `"at":${Date.now() - 8 * 24 * 60 * 60 * 1000}`))
  aheadChosen('7', [round('1')])
  expect(Object.keys(useAheadPlans.getState().plans)).toEqual(['7'])
})
