import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { satang } from '#contracts/money.ts'
import { call } from '#src/api/call.ts'
import { usePrefs } from '#src/stores/prefs.ts'
import { shell } from '#src/strings/shell.ts'
import { memberArea } from '#src/strings/member-area.ts'
import { narin, renderPart } from '#tests/harness/render-part.tsx'
import { MemberPanel } from './MemberPanel.tsx'

vi.mock('#src/api/call.ts', () => ({ call: vi.fn<typeof call>() }))

const wallets = (...balances: number[]) =>
  balances.map((balance, index) => ({ id: String(index), balance: satang(balance) }))

/** Answers `member.wallets` and `member.points` as told (an Error is thrown), and who the member is. */
function answer(replies: { wallets?: unknown; points?: unknown }) {
  vi.mocked(call).mockImplementation((async (endpoint: { name: string }) => {
    if (endpoint.name === 'auth.userInfo')
      return { message: '', data: { user: { username: 'narin1990', vip_level: 1 } } }
    const reply = endpoint.name === 'member.wallets' ? replies.wallets : replies.points
    if (reply === undefined) return new Promise(() => {})
    if (reply instanceof Error) throw reply
    return { message: '', data: reply }
  }) as unknown as typeof call)
}

beforeEach(() => {
  usePrefs.setState({ moneyHidden: false })
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query.includes('reduced-motion') }) as MediaQueryList,
  )
})

it('SHELL-3 shows the name, the rank and the total of all wallets', async () => {
  answer({ wallets: wallets(1_000_000, 248_050), points: { point: 1250 } })
  renderPart(<MemberPanel />, { user: narin })
  expect(screen.getByText('narin1990')).toBeVisible()
  expect(screen.getByText(memberArea.vipGold)).toBeVisible()
  expect(await screen.findByText('12,480.50 บาท')).toBeInTheDocument()
})

it('SHELL-3 asks for the balance again', async () => {
  answer({ wallets: wallets(100_00), points: { point: 0 } })
  const { user } = renderPart(<MemberPanel />, { user: narin })
  await screen.findByText('100.00 บาท')
  answer({ wallets: wallets(250_00), points: { point: 0 } })
  await user.click(screen.getByRole('button', { name: memberArea.refreshBalance }))
  expect(await screen.findByText('250.00 บาท')).toBeInTheDocument()
})

it('SHELL-3 leads from the points to the point shop, and to deposit and withdraw', async () => {
  answer({ wallets: wallets(0), points: { point: 1250 } })
  renderPart(<MemberPanel />, { user: narin })
  expect(await screen.findByRole('link', { name: memberArea.points('1,250') })).toHaveAttribute(
    'href',
    '/redeem',
  )
  expect(screen.getByRole('link', { name: shell.deposit })).toHaveAttribute('href', '/member/deposit')
  expect(screen.getByRole('link', { name: shell.withdraw })).toHaveAttribute('href', '/member/withdraw')
})

it('hides the figure from people nearby, and keeps that', async () => {
  answer({ wallets: wallets(100_00), points: { point: 0 } })
  const { user } = renderPart(<MemberPanel />, { user: narin })
  await screen.findByText('100.00 บาท')
  await user.click(screen.getByRole('button', { name: memberArea.hideMoney }))
  expect(screen.queryByText('100.00 บาท')).toBeNull()
  expect(usePrefs.getState().moneyHidden).toBe(true)
  await user.click(screen.getByRole('button', { name: memberArea.showMoney }))
  expect(screen.getByText('100.00 บาท')).toBeInTheDocument()
})

it('says that the money is safe when the first load fails, shows no wrong figure, and tries again', async () => {
  answer({ wallets: new Error('down'), points: new Error('down') })
  const { user } = renderPart(<MemberPanel />, { user: narin })
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(shell.moneySafe)
  expect(screen.queryByText(/บาท$/)).toBeNull()
  answer({ wallets: wallets(5_00), points: { point: 1 } })
  await user.click(screen.getByRole('button', { name: memberArea.refreshBalance }))
  expect(await screen.findByText('5.00 บาท')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('keeps the old figure and says how old it is when a refresh fails', async () => {
  answer({ wallets: wallets(100_00), points: { point: 0 } })
  const { user } = renderPart(<MemberPanel />, { user: narin })
  await screen.findByText('100.00 บาท')
  answer({ wallets: new Error('down'), points: { point: 0 } })
  await user.click(screen.getByRole('button', { name: memberArea.refreshBalance }))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/ยอดเงินเมื่อ \d\d:\d\d น\./))
  expect(screen.getByText('100.00 บาท')).toBeInTheDocument()
})
