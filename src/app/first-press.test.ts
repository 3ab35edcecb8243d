import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defineDialog, open, useDialogs } from '#src/dialogs/dialogs.ts'
import { watchFirstPress } from './first-press.ts'

const asked = vi.hoisted(() => ({ back: vi.fn(), rest: vi.fn() }))
vi.mock('./frame/back-closes-dialogs.ts', () => ({ backClosesDialogs: asked.back }))
vi.mock('./after-first-press.ts', () => ({ afterFirstPress: asked.rest }))

const notice = defineDialog<object, null>({
  name: 'notice',
  load: () => Promise.resolve(() => null),
  dismissed: null,
})

beforeEach(() => {
  asked.back.mockClear()
  asked.rest.mockClear()
  watchFirstPress()
})
afterEach(async () => {
  // Nobody listens any more.
  dispatchEvent(new Event('keydown'))
  await vi.waitUntil(() => asked.rest.mock.calls.length > 0)
  useDialogs.setState({ stack: [] })
})

it('brings what closes a notice that opens by itself, and no more', async () => {
  void open(notice, {})
  await vi.waitFor(() => expect(asked.back).toHaveBeenCalledOnce())
  void open(notice, {})
  await new Promise((done) => setTimeout(done, 50))
  expect(asked.back).toHaveBeenCalledOnce()
  expect(asked.rest).not.toHaveBeenCalled()
})

it.each(['pointerdown', 'keydown'])('brings all of it with the first %s, once', async (event) => {
  dispatchEvent(new Event(event))
  dispatchEvent(new Event(event))
  await vi.waitFor(() => expect(asked.rest).toHaveBeenCalled())
  void open(notice, {})
  await new Promise((done) => setTimeout(done, 50))
  expect(asked.rest).toHaveBeenCalledOnce()
  expect(asked.back).toHaveBeenCalledOnce()
})
