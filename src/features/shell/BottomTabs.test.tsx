import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { shell } from '#src/strings/shell.ts'
import { narin, renderPart } from '#tests/harness/render-part.tsx'
import { BottomTabs } from './BottomTabs.tsx'
import styles from './shell.module.css'

const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
afterEach(() => void onLine.mockReturnValue(true))

it('SHELL-2 leads a member to lobby, lottery, deposit, withdraw and their own page, and tells which it is', () => {
  renderPart(<BottomTabs onRegister={() => {}} loginOpen={false} onLogin={() => {}} />, { user: narin })
  const targets = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(targets).toEqual([
    [shell.lobby, '/#feature-lobby'],
    [shell.categories.lottery, '/lotto/lobby'],
    [shell.deposit, '/member/deposit'],
    [shell.withdraw, '/member/withdraw'],
    [shell.me, '/member'],
  ])
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(shell.lobby)
})

it('SHELL-2 gives a visitor both ways in', async () => {
  const onLogin = vi.fn()
  const onRegister = vi.fn()
  const { user } = renderPart(<BottomTabs loginOpen={false} onLogin={onLogin} onRegister={onRegister} />)
  await user.click(screen.getByRole('button', { name: shell.login }))
  expect(onLogin).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: shell.register }))
  expect(onRegister).toHaveBeenCalledOnce()
  expect(screen.queryAllByRole('link')).toEqual([])
})

it('SHELL-2 hides both while the login dialog is open, and only that', () => {
  const { unmount } = renderPart(<BottomTabs onRegister={() => {}} loginOpen onLogin={() => {}} />)
  expect(screen.getByRole('navigation', { hidden: true })).toHaveClass(styles.away!)
  unmount()
  renderPart(<BottomTabs onRegister={() => {}} loginOpen onLogin={() => {}} />, { user: narin })
  expect(screen.getByRole('navigation')).not.toHaveClass(styles.away!)
})

it('draws deposit in vermilion, in gold where the page has its own action, and dimmed without a network', () => {
  const { unmount } = renderPart(<BottomTabs onRegister={() => {}} loginOpen={false} onLogin={() => {}} />, {
    user: narin,
  })
  expect(screen.getByRole('link', { name: shell.deposit })).toHaveClass(styles.cta!)
  unmount()
  renderPart(<BottomTabs quiet onRegister={() => {}} loginOpen={false} onLogin={() => {}} />, { user: narin })
  expect(screen.getByRole('link', { name: shell.deposit })).toHaveClass(styles.gold!)
  onLine.mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(screen.getByRole('link', { name: shell.deposit })).toHaveClass(styles.dim!)
  expect(screen.getByRole('link', { name: shell.lobby })).not.toHaveClass(styles.dim!)
})
