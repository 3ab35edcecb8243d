import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { satang } from '#contracts/money.ts'
import { useToasts } from '#src/dialogs/toasts.ts'
import { useDialogs } from '#src/dialogs/dialogs.ts'
import { usePrefs } from '#src/stores/prefs.ts'
import { signOutWords } from '#src/strings/sign-out.ts'
import { shell } from '#src/strings/shell.ts'
import { pageTitles } from '#src/strings/page-titles.ts'
import { memberArea } from '#src/strings/member-area.ts'
import { ui } from '#src/strings/ui.ts'
import { narin, renderPart } from '#tests/harness/render-part.tsx'
// Loaded here, so that no test waits for the code of a dialog.
import '#src/dialogs/ConfirmDialog.tsx'
import './MemberMenu.tsx'
import { openMemberMenu } from './open-member-menu.ts'

const seed = [
  [['member', 'member.wallets'], [{ id: '1', balance: satang(1_248_050) }]],
  [['member', 'member.points', 'sum'], 1250],
  [['member', 'inbox.list', 'unread'], 12],
  [
    ['member', 'member.rewardsSummary'],
    { quests_claimable: 2, wheel_spins: 3, cashback: satang(350_00), affiliate: satang(0) },
  ],
] as const

async function openMenu(onSignOut = vi.fn<() => Promise<'everywhere'>>().mockResolvedValue('everywhere')) {
  useDialogs.setState({ stack: [] })
  useToasts.setState({ items: [] })
  const view = renderPart(null, { user: narin, seed })
  const onHelp = vi.fn<() => void>()
  let done: Promise<void> = Promise.resolve()
  act(() => {
    done = openMemberMenu(onSignOut, onHelp)
  })
  const menu = await screen.findByRole('dialog', { name: memberArea.menuTitle })
  return { ...view, menu, done, onSignOut, onHelp }
}

it('leads to the agent’s people, from every page', async () => {
  const { menu, user, done, onHelp } = await openMenu()
  await user.click(within(menu).getByRole('button', { name: memberArea.help }))
  await act(() => done)
  expect(onHelp).toHaveBeenCalledOnce()
})

it('SHELL-4 lists every entry with its target', async () => {
  const { menu } = await openMenu()
  const entries = within(menu)
    .getAllByRole('link')
    .map((link) => [link.querySelector('span')!.textContent, link.getAttribute('href')])
  expect(entries).toEqual([
    [memberArea.wallets, '/member'],
    [memberArea.bills, '/lotto/bills'],
    [pageTitles.lottoCheck, '/lotto/check'],
    [memberArea.myPromotions, '/member/promotions'],
    [memberArea.profile, '/member/profile'],
    [memberArea.inbox, '/member/inbox'],
    [memberArea.referFriends, '/affiliate'],
    [shell.makeLink, '/share'],
    [memberArea.quests, '/member/creditfree'],
    [memberArea.wheel, '/member/wheel'],
    [shell.pointShop, '/redeem'],
    [memberArea.dailyCashback, '/cashback'],
    [memberArea.memberWinloss, '/member/winloss'],
    [memberArea.redeemPromotion, '/promotions'],
    [memberArea.useCoupon, '/member/coupon'],
    [memberArea.statement, '/member/statement'],
    [pageTitles.limits, '/member/limits'],
    [pageTitles.break, '/member/break'],
    [pageTitles.ownData, '/member/data'],
  ])
  expect(within(menu).getByText('฿12,480.50')).toBeVisible()
  expect(within(menu).getByText('1,250')).toBeVisible()
})

it('SHELL-4 badges are real figures, and there is none for nothing', async () => {
  const { menu } = await openMenu()
  const textOf = (name: string) =>
    within(menu)
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .textContent.trim()
  expect(textOf(memberArea.inbox)).toBe(`${memberArea.inbox} ${memberArea.badgeUnread(12)}`)
  expect(textOf(memberArea.quests)).toBe(`${memberArea.quests} ${memberArea.badgeQuests(2)}`)
  expect(textOf(memberArea.wheel)).toBe(`${memberArea.wheel} ${memberArea.badgeSpins(3)}`)
  expect(textOf(memberArea.dailyCashback)).toBe(`${memberArea.dailyCashback} ฿350.00`)
  expect(textOf(memberArea.referFriends)).toBe(memberArea.referFriends)
})

it('SHELL-4 what is not known has no badge, and hidden money stays hidden', async () => {
  usePrefs.setState({ moneyHidden: true })
  const { menu, client } = await openMenu()
  const cashback = within(menu).getByRole('link', { name: new RegExp(`^${memberArea.dailyCashback}`) })
  expect(cashback).toHaveTextContent(ui.moneyHidden)
  expect(within(menu).queryByText('฿350.00')).toBeNull()
  act(() => {
    usePrefs.setState({ moneyHidden: false })
    client.setQueryData(['member', 'inbox.list', 'unread'], null)
    client.setQueryData(['member', 'member.rewardsSummary'], {})
  })
  await waitFor(() => expect(cashback).toHaveTextContent(new RegExp(`^${memberArea.dailyCashback}$`)))
  expect(within(menu).getByRole('link', { name: memberArea.inbox })).toBeVisible()
})

it('says 20+ where a page has no footer', async () => {
  const { menu } = await openMenu()
  expect(within(menu).getByText(`${shell.footer.age} ${shell.footer.title}`)).toBeVisible()
})

it('SHELL-4 goes to the page and closes', async () => {
  const { user, menu, path } = await openMenu()
  await user.click(within(menu).getByRole('link', { name: new RegExp(`^${memberArea.quests}`) }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(path()).toBe('/member/creditfree')
})

it('SHELL-4 is persistent: Esc leaves it open, its button closes it', async () => {
  const { user, menu } = await openMenu()
  await user.keyboard('{Escape}')
  expect(menu).toBeVisible()
  await user.click(within(menu).getByRole('button', { name: memberArea.closeMenu }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('switches the theme without closing', async () => {
  const { user, menu } = await openMenu()
  await user.click(within(menu).getByRole('radio', { name: shell.themeDark }))
  expect(usePrefs.getState().theme).toBe('dark')
  expect(menu).toBeVisible()
})

it('SHELL-5 asks before signing out; cancelling changes nothing', async () => {
  const { user, menu, onSignOut, done } = await openMenu()
  await user.click(within(menu).getByRole('button', { name: memberArea.logout }))
  const question = await screen.findByRole('alertdialog', { name: signOutWords.title })
  await user.click(within(question).getByRole('button', { name: signOutWords.cancel }))
  await act(() => done)
  expect(onSignOut).not.toHaveBeenCalled()
  expect(useToasts.getState().items).toEqual([])
})

it('SHELL-5 signs out when confirmed and says that it is done', async () => {
  const { user, menu, onSignOut, done } = await openMenu()
  await user.click(within(menu).getByRole('button', { name: memberArea.logout }))
  const question = await screen.findByRole('alertdialog', { name: signOutWords.title })
  await user.click(within(question).getByRole('button', { name: signOutWords.confirm }))
  await act(() => done)
  expect(onSignOut).toHaveBeenCalledOnce()
  expect(useToasts.getState().items).toMatchObject([{ tone: 'won', text: signOutWords.done }])
})
