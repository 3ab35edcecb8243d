import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { AgentEvent } from '#contracts/agent.ts'
import { useDialogs } from '#src/dialogs/dialogs.ts'
import { noticeText } from '#src/strings/notices.ts'
import { ui } from '#src/strings/ui.ts'
import { renderPart } from '#tests/harness/render-part.tsx'
// Loaded here, so that no test waits for the code of a dialog.
import './EventDialog.tsx'
import { openEvents } from './events.ts'
import { eventPath } from './parts/event-path.ts'

const event = (id: string, change: Partial<AgentEvent> = {}): AgentEvent => ({
  id,
  image: `/events/${id}.jpg`,
  title: `กิจกรรม ${id}`,
  poll_id: '',
  ends_at: null,
  ...change,
})

beforeEach(() => useDialogs.setState({ stack: [] }))

async function open(events: readonly AgentEvent[]) {
  const view = renderPart(null)
  act(() => void openEvents(events))
  return { ...view, dialog: await screen.findByRole('dialog') }
}

it('SHELL-8 leads to poll 1, or to the poll of its own', () => {
  expect(eventPath({ poll_id: '' })).toBe('/poll/1')
  expect(eventPath({ poll_id: '42' })).toBe('/poll/42')
})

it('SHELL-8 counts in its title and closes when an image is pressed', async () => {
  const { user, dialog, path } = await open([event('ก')])
  expect(dialog).toHaveAccessibleName('ประกาศสำคัญ (1 / 1)')
  await user.click(within(dialog).getByRole('link', { name: 'กิจกรรม ก' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(path()).toBe('/poll/1')
})

it('draws line art with the words of the event', async () => {
  const { dialog } = await open([
    event('ว่าว', { image: '/art/leaf-kite.svg', poll_id: '2', ends_at: Date.parse('2026-11-30T05:00:00Z') }),
  ])
  const link = within(dialog).getByRole('link', { name: new RegExp('กิจกรรม ว่าว') })
  expect(link).toHaveAttribute('href', '/poll/2')
  expect(link).toHaveTextContent(noticeText.eventUntil('30 พ.ย. 2569'))
})

it('SHELL-8 one slide gives way to the next in a second, in a ring, and never by itself', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: false }) as MediaQueryList)
  const animate = vi.fn<typeof Element.prototype.animate>()
  Element.prototype.animate = animate
  const { user, dialog } = await open([event('ก'), event('ข'), event('ค')])
  const press = (name: string) => user.click(within(dialog).getByRole('button', { name }))
  animate.mockClear()
  for (const [name, count] of [
    [ui.next, 2],
    [ui.previous, 1],
    [ui.previous, 3],
    [ui.next, 1],
  ] as const) {
    await press(name)
    expect(dialog).toHaveAccessibleName(`ประกาศสำคัญ (${count} / 3)`)
  }
  const slides = animate.mock.contexts.filter(
    (element) => (element as Element).getAttribute('role') === 'group',
  )
  expect(slides).toHaveLength(8)
  const times = animate.mock.calls.flatMap(([, timing], index) =>
    (animate.mock.contexts[index] as Element).getAttribute('role') === 'group'
      ? [(timing as KeyframeAnimationOptions).duration]
      : [],
  )
  expect(new Set(times)).toEqual(new Set([1000]))
  Reflect.deleteProperty(Element.prototype, 'animate')
})

it('SHELL-8 shows the first of several', async () => {
  const { dialog } = await open([event('ก'), event('ข')])
  expect(dialog).toHaveAccessibleName('ประกาศสำคัญ (1 / 2)')
  expect(await within(dialog).findByRole('link', { name: 'กิจกรรม ก' })).toBeVisible()
})

it('SHELL-6 opens nothing without events', async () => {
  renderPart(null)
  await act(() => openEvents([]))
  expect(screen.queryByRole('dialog')).toBeNull()
})
