import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { env } from '#src/lib/env.ts'
import { platformDouble } from '#src/platform/double.ts'
import { lineBar } from '#src/strings/line/line-bar.ts'
import { openSite } from '#tests/harness/render-at.tsx'

const site = openSite()
const inLine = () => platformDouble({ abilities: ['openInLiff'] })
const link = () => screen.findByRole('link', { name: lineBar.open })

beforeEach(() => void (env.liffId = '1234567890-AbCdEfGh'))
afterEach(() => void (env.liffId = ''))

it('ENV-1 in LINE’s own browser the page on view is offered as a LIFF page, with its query and the agent’s code', async () => {
  const { go } = await site.renderAt('/promotions?promotion=7', { platform: inLine(), agentCode: 'chok' })
  expect(await link()).toHaveAttribute(
    'href',
    'https://liff.line.me/1234567890-AbCdEfGh/promotions?promotion=7&ag=chok',
  )
  await go('/')
  expect(await link()).toHaveAttribute('href', 'https://liff.line.me/1234567890-AbCdEfGh?ag=chok')
})

it('ENV-1 who was sent to sign in is offered the page of the link itself, with both codes', async () => {
  const { address } = await site.renderAt('/member/deposit?promotion=1&code=A7K2P9', { platform: inLine() })
  await waitFor(() => expect(address()).toBe('/login'))
  expect(await link()).toHaveAttribute(
    'href',
    'https://liff.line.me/1234567890-AbCdEfGh/deposit?promotion=1&code=A7K2P9',
  )
})

it('ENV-1 it can be put away, for this browser session', async () => {
  const { user, go } = await site.renderAt('/', { platform: inLine() })
  await link()
  await user.click(screen.getByRole('button', { name: lineBar.close }))
  await go('/promotions')
  expect(screen.queryByText(lineBar.text)).toBeNull()
})

it('ENV-1 elsewhere there is no such bar', async () => {
  await site.renderAt('/')
  await waitFor(() => expect(screen.getByRole('main')).toBeVisible())
  expect(screen.queryByText(lineBar.text)).toBeNull()
})
