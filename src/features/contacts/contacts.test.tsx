import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useDialogs } from '#src/dialogs/dialogs.ts'
import { setPlatform } from '#src/platform/current.ts'
import { platformDouble } from '#src/platform/double.ts'
import { friendship } from '#src/strings/line/friendship.ts'
import { shell } from '#src/strings/shell.ts'
import { renderPart } from '#tests/harness/render-part.tsx'
import { ContactButton } from './ContactButton.tsx'
import { openContacts } from './contacts.ts'

beforeEach(() => {
  setPlatform(platformDouble())
  useDialogs.setState({ stack: [] })
})

const seedOf = (line: string, telegram: string, events: readonly unknown[]) =>
  [
    [['agent.config'], { info: { line_contact_url: line, telegram_contact_url: telegram }, configs: [] }],
    [['agent.events'], events],
  ] as const

/** The sheet with what the agent has. */
async function sheet(line: string, telegram: string, events: readonly unknown[] = []) {
  const part = renderPart(null, { seed: seedOf(line, telegram, events) })
  let choice: Promise<string> = Promise.resolve('')
  act(() => {
    choice = openContacts()
  })
  await screen.findByRole('dialog', { name: shell.contacts })
  return { ...part, choice }
}

it('SHELL-6 shows each contact only when the agent has it', async () => {
  const { unmount } = await sheet('https://line.me/shop', '')
  expect(screen.getByRole('link', { name: shell.contactLine })).toHaveAttribute(
    'href',
    'https://line.me/shop',
  )
  expect(screen.queryByRole('link', { name: shell.contactTelegram })).toBeNull()
  unmount()
  useDialogs.setState({ stack: [] })
  await sheet('', 'https://t.me/shop')
  expect(screen.queryByRole('link', { name: shell.contactLine })).toBeNull()
  expect(screen.getByRole('link', { name: shell.contactTelegram })).toBeVisible()
})

it('SHELL-6 shows the event button only while events run', async () => {
  const { user, choice, unmount } = await sheet('', '', [{ id: '1', title: 'a', ends_at: null }])
  await user.click(screen.getByRole('button', { name: new RegExp(shell.events) }))
  expect(await choice).toBe('events')
  unmount()
  const onOpen = vi.fn()
  const marked = renderPart(<ContactButton onOpen={onOpen} />, { seed: seedOf('', '', [{ id: '1' }]) })
  await marked.user.click(screen.getByRole('button', { name: `${shell.contacts} ${shell.eventsRun}` }))
  expect(onOpen).toHaveBeenCalledOnce()
  marked.unmount()
  const { container } = renderPart(<ContactButton onOpen={onOpen} />, { seed: seedOf('', '', []) })
  expect(container.querySelector('button')).toBeNull()
})

const shop = 'https://line.me/R/ti/p/@shop'

it("ENV-7 inside LINE a stranger is first invited to add the agent's account, then comes the chat", async () => {
  const platform = platformDouble({ abilities: ['friendship'], friendship: 'stranger', friendSheet: true })
  setPlatform(platform)
  const { user } = await sheet(shop, '')
  await user.click(await screen.findByRole('button', { name: new RegExp(friendship.addAndContact) }))
  expect(platform.calls).toEqual(['addFriend'])
  // The sheet has closed: the chat is a link again, opened by a press of its own.
  expect(await screen.findByRole('link', { name: shell.contactLine })).toHaveAttribute('href', shop)
})

it('ENV-7 without a sheet of LINE the chat opens within the press, before anything is awaited', async () => {
  const platform = platformDouble({ abilities: ['friendship'], friendship: 'stranger' })
  setPlatform(platform)
  await sheet(shop, '')
  const button = await screen.findByRole('button', { name: new RegExp(friendship.addAndContact) })
  act(() => button.click())
  expect(platform.calls).toEqual(['addFriend', `openExternal ${shop}`])
})

it.each(['friend', 'unknown'] as const)('ENV-7 a %s keeps the plain contact link', async (known) => {
  const platform = platformDouble({ abilities: ['friendship'], friendship: known })
  const asked = vi.spyOn(platform, 'friendship')
  setPlatform(platform)
  await sheet(shop, '')
  await waitFor(() => expect(asked).toHaveBeenCalledOnce())
  expect(screen.getByRole('link', { name: shell.contactLine })).toBeVisible()
})
