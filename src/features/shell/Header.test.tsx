import { readFileSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { shell } from '#src/strings/shell.ts'
import { narin, renderPart } from '#tests/harness/render-part.tsx'
import { Header } from './Header.tsx'

const configOf = (agent_logo: string) =>
  [['agent.config'], { info: { agent_name: 'โชคดี', agent_logo }, configs: [] }] as const

function setup(
  options: Parameters<typeof renderPart>[1] = {},
  props: Partial<Parameters<typeof Header>[0]> = {},
) {
  const actions = { onLogin: vi.fn(), onRegister: vi.fn(), onMenu: vi.fn() }
  const view = renderPart(<Header {...actions} {...props} />, { seed: [configOf('')], ...options })
  return { ...view, ...actions }
}

it('SHELL-1 leads to the four pages of the header, and the logo home', () => {
  setup()
  const nav = screen.getByRole('navigation', { name: shell.mainMenu })
  const targets = within(nav)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(targets).toEqual([
    [shell.inviteFriends, '/affiliate'],
    [shell.promotions, '/promotions'],
    [shell.winloss, '/winloss'],
    [shell.pointShop, '/redeem'],
  ])
  expect(screen.getByRole('link', { name: /โชคดี/ })).toHaveAttribute('href', '/')
})

it('SHELL-1 shows the logo of the agent, else its name', () => {
  const { unmount } = setup({ seed: [configOf('/logo.png')] })
  expect(document.querySelector('header img')).toHaveAttribute('src', '/logo.png')
  unmount()
  setup()
  expect(document.querySelector('header img')).toBeNull()
  expect(screen.getByText('โชคดี')).toBeVisible()
})

it('SHELL-1 offers a visitor trial play, which opens registration, registration, login and a menu', async () => {
  const { user, onRegister, onLogin, onMenu } = setup()
  await user.click(screen.getByRole('button', { name: shell.tryPlay }))
  expect(onRegister).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: shell.register }))
  expect(onRegister).toHaveBeenCalledTimes(2)
  await user.click(screen.getByRole('button', { name: shell.login }))
  expect(onLogin).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: shell.openMenu }))
  expect(onMenu).toHaveBeenCalledOnce()
})

it('SHELL-3 gives a member the drawer in place of login', async () => {
  const { user, onMenu } = setup({ user: narin })
  await user.click(screen.getByRole('button', { name: shell.openMenu }))
  expect(onMenu).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: shell.login })).toBeNull()
  expect(screen.getByRole('link', { name: shell.myBills })).toHaveAttribute('href', '/lotto/bills')
  expect(screen.getByRole('link', { name: shell.deposit })).toHaveAttribute('href', '/member/deposit')
})

it('SHELL-1 has the page title and a back button in home mode', async () => {
  const onBack = vi.fn()
  const { user } = setup({}, { page: { title: 'ล็อบบี้เกม', onBack } })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ล็อบบี้เกม')
  await user.click(screen.getByRole('button', { name: shell.back }))
  expect(onBack).toHaveBeenCalledOnce()
})

it.each([
  ['a member', narin, shell.openMenu],
  ['a visitor', null, shell.login],
])('SHELL-1 %s has the way on in home mode as well, beside the way back', async (_, member, name) => {
  const page = { title: 'ล็อบบี้เกม', onBack: vi.fn() }
  setup(member ? { user: member } : {}, { page, bell: <a href="/member/inbox">bell</a> })
  expect(screen.getByRole('button', { name })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'bell' }) !== null).toBe(member !== null)
  // The style has no rule that takes them away (jsdom knows no media): below 960 px only the logo and the site's
  // navigation are hidden.
  const css = readFileSync('src/features/shell/Header.module.css', 'utf8')
  const gone = [...css.matchAll(/([^{}]+)\{[^{}]*display: none/g)].map((rule) => rule[1]!.trim())
  expect(gone).toEqual(['.paged .logo', '.pageActions', '.nav'])
})
