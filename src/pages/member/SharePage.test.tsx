import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { drawPoster } from '#src/features/share/parts/draw-poster.ts'
import { env } from '#src/lib/env.ts'
import { qrModules } from '#src/lib/image/qr-modules.ts'
import { platformDouble } from '#src/platform/double.ts'
import { share } from '#src/strings/line/share.ts'
import { openSite } from '#tests/harness/render-at.tsx'

// jsdom has no canvas; tests/e2e/share.spec.ts reads the drawn code.
vi.mock('#src/features/share/parts/draw-poster.ts', () => ({
  drawPoster: vi.fn<typeof drawPoster>(async () => new Blob(['png'], { type: 'image/png' })),
}))

const site = openSite()
const liffId = '2000000000-AbCdEfGh'
const before = { ...env }

beforeEach(() => {
  Object.assign(env, { liffId })
  URL.createObjectURL = () => 'blob:poster'
  URL.revokeObjectURL = () => {}
})
afterEach(() => Object.assign(env, before))

const link = () => screen.getByRole('status', { name: share.link })
const poster = () => screen.findByRole('img', { name: new RegExp(share.posterAlt('', '').split(' ')[0]!) })

it('ENV-7 a member makes a LIFF link with their own codes, to the page they choose', async () => {
  const { user } = await site.renderAt('/share', { as: 'arisa' })
  await waitFor(() =>
    expect(link()).toHaveTextContent(`https://liff.line.me/${liffId}/register?ag=chokdee&code=A7K2P9`),
  )
  expect(screen.getByLabelText(share.agentCode)).toHaveAttribute('readonly')
  const pages = screen.getByRole('group', { name: share.destination })
  await user.click(within(pages).getByRole('button', { name: 'โปรโมชั่น' }))
  expect(link()).toHaveTextContent(`https://liff.line.me/${liffId}/promotions?ag=chokdee&code=A7K2P9`)
  await user.click(screen.getByRole('radio', { name: share.onWeb }))
  expect(link()).toHaveTextContent(`${location.origin}/promotions?ag=chokdee&code=A7K2P9`)
  await user.click(screen.getByRole('button', { name: share.copyLink }))
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/promotions?ag=chokdee&code=A7K2P9`)
})

it('ENV-7 an agent without a member account says whose link it is; a wrong code is not linked', async () => {
  const { user } = await site.renderAt('/share?to=/play?game=2201', { agentCode: '1001' })
  expect(link()).toHaveTextContent(`https://liff.line.me/${liffId}/play?game=2201&ag=1001`)
  await user.clear(screen.getByLabelText(share.agentCode))
  await user.type(screen.getByLabelText(share.agentCode), '2002')
  await user.type(screen.getByLabelText(new RegExp(share.referral)), 'B5 %')
  expect(screen.getByText(share.codeRule)).toBeVisible()
  expect(link()).toHaveTextContent(`https://liff.line.me/${liffId}/play?game=2201&ag=2002`)
  expect(link()).not.toHaveTextContent('code=')
})

it('ENV-7 the poster carries the link, in the colour chosen, and is saved', async () => {
  const platform = platformDouble()
  const { user } = await site.renderAt('/share?to=/slot', { as: 'arisa', platform })
  await waitFor(() => expect(link()).toHaveTextContent('A7K2P9'))
  await user.click(screen.getByRole('button', { name: share.tones.jade }))
  const drawn = { tone: 'jade', modules: qrModules(link().textContent), code: { value: 'A7K2P9' } }
  await waitFor(() => expect(vi.mocked(drawPoster).mock.lastCall?.[0]).toMatchObject(drawn))
  expect(await poster()).toHaveAttribute('src', 'blob:poster')
  await user.click(screen.getByRole('button', { name: share.savePoster }))
  await waitFor(() => expect(platform.calls).toContain('saveImage poster-A7K2P9.png'))
})

it('ENV-7 prints the poster and nothing else, where the host can print', async () => {
  window.print = vi.fn<() => void>()
  const { user } = await site.renderAt('/share', { as: 'arisa' })
  await poster()
  const printed = document.body.firstElementChild
  expect(printed).toHaveAttribute('src', 'blob:poster')
  await user.click(screen.getByRole('button', { name: share.printPoster }))
  expect(window.print).toHaveBeenCalledOnce()
})

it('ENV-7 inside LINE nothing is printed', async () => {
  await site.renderAt('/share', { platform: platformDouble({ abilities: ['share'] }) })
  await poster()
  expect(screen.queryByRole('button', { name: share.printPoster })).toBeNull()
})

it('ENV-7 shares what was chosen, under the codes that were typed', async () => {
  const platform = platformDouble({ shareWay: 'lineFriends' })
  const { user } = await site.renderAt('/share?to=/slot', { as: 'arisa', platform })
  await waitFor(() => expect(link()).toHaveTextContent('A7K2P9'))
  await user.clear(screen.getByLabelText(new RegExp(share.referral)))
  await user.type(screen.getByLabelText(new RegExp(share.referral)), 'VIP-9')
  await user.click(screen.getByRole('button', { name: share.share }))
  const sheet = await screen.findByRole('dialog', { name: share.title })
  await user.click(within(sheet).getByRole('button', { name: share.pickFriends }))
  expect(platform.calls).toContain(`share https://liff.line.me/${liffId}/slot?ag=chokdee&code=VIP-9`)
})

it('ENV-7 an address of another site is no page of ours', async () => {
  await site.renderAt('/share?to=//evil.example/x')
  expect(link()).toHaveTextContent(`https://liff.line.me/${liffId}/register`)
})
