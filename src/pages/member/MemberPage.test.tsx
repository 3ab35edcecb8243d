import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getUserInfo } from '#contracts/auth.ts'
import { getPoints, getWallets } from '#contracts/member.ts'
import { getActivePromotions } from '#contracts/promotion.ts'
import { SANDBOX_PASSWORD } from '#sandbox/sentinels.ts'
import { useSession } from '#src/stores/session.ts'
import { useVisit } from '#src/stores/visit.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { pageTitles } from '#src/strings/page-titles.ts'
import { signOutWords } from '#src/strings/sign-out.ts'
import { shell } from '#src/strings/shell.ts'
import { memberArea } from '#src/strings/member-area.ts'
import { transfer } from '#src/strings/money/transfer.ts'
import { wallets } from '#src/strings/money/wallets.ts'
import { ui } from '#src/strings/ui.ts'
import { failure, never, success } from '#tests/harness/page-server.ts'
import { openSite } from '#tests/harness/render-at.tsx'
import { seeToast } from '#tests/harness/see-toast.ts'

const site = openSite()
const main = () => within(screen.getByRole('main'))
const shownWallets = async () => within(await main().findByRole('list', { name: wallets.list }))
const nav = () => screen.findByRole('navigation', { name: memberArea.memberNav })

it('WALLET-1 shows the wallets of the server: name, balance in baht, what it is for, promotion and turnover', async () => {
  await site.renderAt('/member', { as: 'narin1990' })
  const cards = (await shownWallets()).getAllByRole('listitem')
  expect(cards.map((card) => card.textContent)).toEqual([
    expect.stringContaining('฿8,572.50'),
    expect.stringContaining('฿3,250.00'),
    expect.stringContaining('฿18.00'),
    expect.stringContaining('฿640.00'),
  ])
  expect(cards[0]).toHaveTextContent(wallets.forAll)
  expect(cards[0]).toHaveTextContent(`${wallets.own}${wallets.ownAlways}฿8,572.50`)
  expect(cards[0]).not.toHaveTextContent(wallets.bonus)
  expect(cards[1]).toHaveTextContent(wallets.only(wallets.categories.lotto))
  expect(cards[3]).toHaveTextContent(`${wallets.turnoverLeft} ฿1,900.00`)
  const bar = await main().findByRole('progressbar', { name: wallets.turnoverOf('ฝากกีฬารับเพิ่ม 15%') })
  expect(bar).toHaveAttribute('value', '310000')
  expect(bar).toHaveAttribute('max', '500000')
  expect(cards[3]).toHaveTextContent(wallets.done('฿3,100.00'))
  expect(cards[3]).toHaveTextContent(wallets.goal('฿5,000.00'))
  expect(cards[3]).toHaveTextContent(wallets.bound)
  expect(cards[2]).toHaveTextContent(wallets.below30)
  expect(main().getByText(wallets.total)).toBeVisible()
  expect(main().getByText('narin1990')).toBeVisible()
})

it('SHELL-3 the total is that of all wallets, and can be asked for again and hidden', async () => {
  const { user } = await site.renderAt('/member', { as: 'narin1990' })
  const chip = await screen.findByRole('button', {
    name: memberArea.balanceChip('฿12,480.50', '฿11,822.50'),
  })
  await user.click(chip)
  const sheet = await screen.findByRole('dialog', { name: wallets.sheet })
  expect(within(sheet).getByText('฿11,822.50')).toBeVisible()
  expect(within(sheet).getByRole('link', { name: shell.deposit })).toHaveAttribute('href', '/member/deposit')
  expect(within(sheet).getByRole('link', { name: shell.withdraw })).toHaveAttribute(
    'href',
    '/member/withdraw',
  )
  await user.click(within(sheet).getByRole('button', { name: ui.close }))
  await waitFor(() => expect(sheet).not.toBeInTheDocument())
  const before = site.asked.filter((path) => path.includes('/member/wallets')).length
  await user.click(main().getByRole('button', { name: wallets.refresh }))
  await waitFor(() =>
    expect(site.asked.filter((path) => path.includes('/member/wallets')).length).toBe(before + 1),
  )
  await user.click(main().getByRole('button', { name: memberArea.hideMoney }))
  expect(screen.queryByText('฿8,572.50')).toBeNull()
  // In the header no figure is said either, only that they are hidden and where the press leads.
  const hidden = screen.getByRole('button', { name: new RegExp(`${memberArea.seeWallets}$`) })
  expect(hidden).toHaveAccessibleName(expect.stringContaining(ui.moneyHidden))
  expect(hidden).not.toHaveAccessibleName(/[0-9]/)
})

it('WALLET-1 a bar that cannot be loaded leaves the wallet and what is left standing', async () => {
  site.answer(getActivePromotions, () => failure(500))
  await site.renderAt('/member', { as: 'narin1990' })
  const cards = (await shownWallets()).getAllByRole('listitem')
  expect(cards[3]).toHaveTextContent(`${wallets.turnoverLeft} ฿1,900.00`)
  expect(main().queryByRole('progressbar')).toBeNull()
})

it('PROMO-2 what is bound says of which promotion, and until when where that ends', async () => {
  const slot = { id: '1', wallet_name: 'w', wallet_type_id: 3, category: 'slot', can_deposit: '1' }
  const bound = {
    balance: '640.00',
    active_promotion_name: 'ฝากรับเพิ่ม',
    current_turnover: '1900.00',
    bound: '40.00',
  }
  site.answer(getWallets, () => success([{ ...slot, ...bound }]))
  const figures = {
    turnover_done: '3100.00',
    turnover_target: '5000.00',
    cancel_forfeit: '0',
    cancel_balance: '0',
  }
  const names = {
    wallet_id: '1',
    wallet_name: 'w',
    promotion_id: '1',
    promotion_name: 'ฝากรับเพิ่ม',
    categorys: 'slot',
  }
  const days = { started_at: '2026-11-20T03:00:00Z', ends_at: '2026-11-29T17:30:00Z', can_cancel: '1' }
  site.answer(getActivePromotions, () => success([{ ...names, ...figures, ...days }]))
  await site.renderAt('/member', { as: 'narin1990' })
  await main().findByRole('progressbar', { name: wallets.turnoverOf('ฝากรับเพิ่ม') })
  const card = (await shownWallets()).getByRole('listitem')
  expect(card).toHaveTextContent(`${wallets.own}${wallets.ownFirst}฿600.00`)
  expect(card).toHaveTextContent(`${wallets.bonus}ฝากรับเพิ่ม฿40.00`)
  expect(card).toHaveTextContent(wallets.until('30 พ.ย. 2569'))
})

it('WALLET-1 money is moved between wallets, to the satang, and both show it', async () => {
  const { user } = await site.renderAt('/member', { as: 'narin1990' })
  await user.click(await main().findByRole('button', { name: transfer.open }))
  const sheet = within(await screen.findByRole('dialog', { name: transfer.title }))
  await user.selectOptions(
    await sheet.findByLabelText(transfer.from),
    sheet.getByRole('option', { name: /กระเป๋าหวย/ }),
  )
  // All of it is bound: nothing leaves it, and own money may go there.
  const [from, to] = [transfer.from, transfer.to].map((label) => within(sheet.getByLabelText(label)))
  expect(from!.queryByRole('option', { name: /กระเป๋ากีฬา/ })).toBeNull()
  expect(to!.getByRole('option', { name: /กระเป๋ากีฬา/ })).toBeInTheDocument()
  await user.selectOptions(
    sheet.getByLabelText(transfer.to),
    sheet.getByRole('option', { name: /กระเป๋าสล็อต/ }),
  )
  expect(sheet.getByText(transfer.categoryNote('กระเป๋าสล็อต', wallets.categories.slot))).toBeVisible()
  const submit = sheet.getByRole('button', { name: transfer.confirm })
  await user.type(sheet.getByLabelText(transfer.amount), '3250.01')
  await user.click(submit)
  expect(await sheet.findByText(transfer.more('฿3,250.00'))).toBeVisible()
  await user.click(sheet.getByRole('button', { name: transfer.all }))
  await user.click(submit)
  expect(await screen.findByText(transfer.done('฿3,250.00', 'กระเป๋าสล็อต'))).toBeVisible()
  await waitFor(() => expect(main().getAllByText('฿3,268.00')[0]).toBeVisible())
})

it('WALLET-1 what can be done with wallets stands where it stays before they are known', async () => {
  site.answer(getWallets, never)
  await site.renderAt('/member', { as: 'narin1990' })
  const moves = await main().findByRole('button', { name: transfer.open })
  const takesOut = main().getByRole('link', { name: shell.withdraw })
  expect(moves.compareDocumentPosition(takesOut)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('WALLET-1 a member of one wallet has nowhere to move money to', async () => {
  await site.renderAt('/member', { as: 'somchai' })
  expect((await shownWallets()).getAllByRole('listitem')).toHaveLength(1)
  expect(main().queryByRole('button', { name: transfer.open })).toBeNull()
})

it('waits with boxes of the same shape, and says so once', async () => {
  site.answer(getWallets, never)
  await site.renderAt('/member', { as: 'somchai' })
  expect(await main().findByText(shell.loading)).toBeInTheDocument()
  expect(main().queryByRole('alert')).toBeNull()
})

it('LOGIN-6 wallets that cannot be loaded say so, never a wrong figure, and are tried again', async () => {
  site.answer(getWallets, () => failure(500))
  const { user } = await site.renderAt('/member', { as: 'somchai' })
  const alert = await main().findByRole('alert')
  expect(alert).toHaveTextContent(wallets.failed)
  expect(alert).toHaveTextContent(wallets.moneySafe)
  expect(screen.queryByText(/฿/)).toBeNull()
  site.mend(getWallets)
  await user.click(within(alert).getByRole('button', { name: shell.retry }))
  expect(await main().findByRole('heading', { level: 2 })).toBeVisible()
  expect(main().getAllByText('฿1,500.00').length).toBeGreaterThan(0)
})

it('WALLET-1 a wallet whose balance cannot be read is an error, not a figure', async () => {
  site.answer(getWallets, () => success([{ id: '1', wallet_name: 'w', balance: 'much', wallet_type_id: 1 }]))
  await site.renderAt('/member', { as: 'somchai' })
  expect(await main().findByRole('alert')).toHaveTextContent(wallets.failed)
})

it('WALLET-1 without any wallet there is an empty state', async () => {
  site.answer(getWallets, () => success([]))
  await site.renderAt('/member', { as: 'somchai' })
  expect(await main().findByText(wallets.none)).toBeVisible()
})

it('SHELL-3 the side navigation knows the member, marks the page in view and leads on', async () => {
  const { user, address } = await site.renderAt('/member', { as: 'hero' })
  const links = within(await nav())
  expect(links.getByRole('link', { name: shell.myWallets })).toHaveAttribute('aria-current', 'page')
  const panel = within(screen.getByRole('complementary', { name: shell.myAccount }))
  expect(await panel.findByText('hero')).toBeVisible()
  expect(panel.getByText(memberArea.vipHero)).toBeVisible()
  expect(await panel.findByRole('link', { name: memberArea.points('98,600') })).toHaveAttribute(
    'href',
    '/redeem',
  )
  await user.click(links.getByRole('link', { name: memberArea.statement }))
  await waitFor(() => expect(address()).toBe('/member/statement'))
  await waitFor(() =>
    expect(links.getByRole('link', { name: memberArea.statement })).toHaveAttribute('aria-current', 'page'),
  )
  expect(links.getByRole('link', { name: shell.myWallets })).not.toHaveAttribute('aria-current')
})

it('SHELL-3 a part of the panel that failed leaves the rest standing', async () => {
  site.answer(getPoints, () => failure(500))
  site.answer(getWallets, () => failure(500))
  const { user } = await site.renderAt('/member/profile', { as: 'hero' })
  const panel = within(await screen.findByRole('complementary', { name: shell.myAccount }))
  expect(await panel.findByText(shell.balanceFailed)).toBeVisible()
  expect(await panel.findByText(memberArea.pointsUnknown)).toBeVisible()
  expect(panel.getByText('—')).toBeVisible()
  site.mend(getWallets)
  await user.click(panel.getByRole('button', { name: memberArea.refreshBalance }))
  expect(await panel.findByText(/250,000\.00/)).toBeInTheDocument()
})

it('SHELL-5 signing out there asks first, then ends the session at the server and goes home', async () => {
  const token = await site.tokenOf('hero')
  const { user, address } = await site.renderAt('/member/profile', { token })
  await user.click(within(await nav()).getByRole('button', { name: memberArea.logout }))
  const question = await screen.findByRole('alertdialog', { name: signOutWords.title })
  await user.click(within(question).getByRole('button', { name: signOutWords.confirm }))
  await seeToast(signOutWords.done)
  await waitFor(() => expect(address()).toBe('/'))
  expect(useSession.getState().user).toBeNull()
  expect((await site.server.call(getUserInfo, {}, { as: token })).status).toBe(401)
})

it('LOGIN-8 signed out in another tab, a member page goes home', async () => {
  const { address } = await site.renderAt('/member/profile', { as: 'hero' })
  await nav()
  act(() => {
    localStorage.removeItem('chokdee.user')
    window.dispatchEvent(new StorageEvent('storage', { key: 'chokdee.user', newValue: null }))
  })
  await waitFor(() => expect(address()).toBe('/'))
})

it('LOGIN-6 400 on any call leads home', async () => {
  site.answer(getWallets, () => failure(400))
  const { address } = await site.renderAt('/member', { as: 'hero' })
  await waitFor(() => expect(address()).toBe('/'))
  expect(useSession.getState().user).not.toBeNull()
})

it('LOGIN-6 401 of a part leads to /login, and signing in back to the page in view', async () => {
  site.answer(getWallets, () => failure(401))
  const { address, user } = await site.renderAt('/member/profile', { as: 'hero' })
  const form = within(await screen.findByRole('form', { name: auth.loginTitle }))
  expect(address()).toBe('/login')
  expect(useSession.getState()).toMatchObject({ user: null, ended: 'expired' })
  site.mend(getWallets)
  await user.type(form.getByLabelText(auth.usernameOrMobile), 'hero')
  await user.type(form.getByLabelText(auth.password), SANDBOX_PASSWORD)
  await user.click(form.getByRole('button', { name: auth.login }))
  await waitFor(() => expect(address()).toBe('/member/profile'))
})

it('LOGIN-6 401 of an auth call says so where the member is', async () => {
  site.answer(getUserInfo, () => failure(401))
  const { address, user } = await site.renderAt('/member/profile', { as: 'hero' })
  const dialog = within(await screen.findByRole('alertdialog', { name: auth.expiredTitle }))
  expect(address()).toBe('/member/profile')
  expect(screen.getByRole('heading', { level: 1, name: pageTitles.profile })).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: auth.login }))
  await waitFor(() => expect(address()).toBe('/login'))
  expect(useVisit.getState().returnTo).toBe('/member/profile')
})

it('LOGIN-6 however many calls fail together, the page asked for is remembered and one thing happens', async () => {
  const { address } = await site.renderAt('/member/profile?tab=bank', { token: 'of-a-session-long-gone' })
  const told = () => screen.queryByRole('alertdialog', { name: auth.expiredTitle }) !== null
  await waitFor(() => expect(told() || address() === '/login').toBe(true))
  await waitFor(() =>
    expect(site.asked.filter((path) => path.includes('/member/')).length).toBeGreaterThan(1),
  )
  expect(told()).toBe(address() !== '/login')
  expect(useVisit.getState().returnTo).toBe('/member/profile?tab=bank')
})
