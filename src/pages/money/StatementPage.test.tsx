import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { getWallets } from '#contracts/member.ts'
import { satang } from '#contracts/money.ts'
import {
  exportStatement,
  getStatement,
  getStatementSummary,
  transferBetweenWallets,
} from '#contracts/statement.ts'
import { createWithdrawal, getWithdrawOptions } from '#contracts/withdraw.ts'
import { statementWords } from '#server/strings/statement.ts'
import { formatBaht } from '#rules/baht.ts'
import { daysApart } from '#rules/thai-day.ts'
import { platformDouble } from '#src/platform/double.ts'
import { shell } from '#src/strings/shell.ts'
import { statement } from '#src/strings/money/statement.ts'
import { failure, never, success } from '#tests/harness/page-server.ts'
import { windowOf } from '#tests/harness/jsdom/window-of.ts'
import { openSite } from '#tests/harness/render-at.tsx'

const site = openSite()
const main = () => within(screen.getByRole('main'))
const row = (name: RegExp) => main().findByRole('button', { name })

/** narin1990 moves 100 baht from the lottery wallet to the main one, and asks for 200. */
beforeAll(async () => {
  const as = await site.tokenOf('narin1990')
  const { data: wallets } = await site.server.call(getWallets, {}, { as })
  const { data: options } = await site.server.call(getWithdrawOptions, {}, { as })
  await site.server.call(
    transferBetweenWallets,
    { from_wallet_id: wallets[1]!.id, to_wallet_id: wallets[0]!.id, amount: satang(100_00) },
    { as },
  )
  await site.server.call(
    createWithdrawal,
    {
      wallet_id: wallets[0]!.id,
      bank_account_id: options.bank_accounts[0]!.id,
      amount: satang(200_00),
    },
    { as },
  )
})

let narrow = () => {}
afterEach(() => {
  narrow()
  vi.unstubAllGlobals()
})

/** As from 960 px. */
function wide(): void {
  narrow = windowOf(960)
}

describe('PAY-2 the movements', () => {
  it('by day, newest first, each opening its whole story', async () => {
    const { user } = await site.renderAt('/member/statement', { as: 'narin1990' })
    const first = await row(new RegExp(`^${statementWords.titles.withdraw}`))
    expect(first).toHaveTextContent('-฿200.00')
    expect(first).toHaveTextContent(statementWords.notes.pending)
    await user.click(first)
    const sheet = within(await screen.findByRole('dialog', { name: statementWords.titles.withdraw }))
    expect(sheet.getByText(formatBaht(8_572_50 + 100_00 - 200_00))).toBeVisible()
    expect(sheet.getByRole('link', { name: statement.openCause.withdrawal })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/member\/withdraw\/\d+$/),
    )
  })

  it('the day’s sum is that of its lines', async () => {
    await site.renderAt('/member/statement', { as: 'somchai' })
    const day = await main().findByRole('heading', { level: 2, name: new RegExp(statement.today) })
    expect(day).toHaveTextContent('+฿1,500.00')
  })

  it('shows nothing yet, and nothing under this filter, as two things', async () => {
    await site.renderAt('/member/statement', { as: 'fon' })
    expect(await main().findByText(statement.empty)).toBeVisible()
    await act(async () => {})
    const { user, address } = await site.renderAt('/member/statement?kind=lottery&state=failed', {
      as: 'fon',
    })
    expect(await screen.findByText(statement.emptyFilter)).toBeVisible()
    await user.click(screen.getAllByRole('button', { name: statement.reset })[0]!)
    await waitFor(() => expect(address()).toBe('/member/statement?kind=lottery'))
  })

  it('LOGIN-6 a failure is said once and tried again, and the summary stays', async () => {
    site.answer(getStatement, () => failure(500))
    const { user } = await site.renderAt('/member/statement', { as: 'somchai' })
    const alert = await main().findByRole('alert')
    expect(alert).toHaveTextContent(statement.failed)
    expect(alert).toHaveTextContent(shell.moneySafe)
    site.mend(getStatement)
    await user.click(within(alert).getByRole('button', { name: shell.retry }))
    expect(await row(new RegExp(statementWords.titles.opening))).toBeVisible()
  })

  it('WALLET-1 a line that cannot be read is an error, never a wrong figure', async () => {
    site.answer(getStatement, () => success([{ id: '1', at: 'long ago', amount: 'much' }]))
    await site.renderAt('/member/statement', { as: 'somchai' })
    expect(await main().findByRole('alert')).toHaveTextContent(statement.failed)
  })

  it('waits with boxes of the same shape', async () => {
    site.answer(getStatement, never)
    site.answer(getStatementSummary, never)
    await site.renderAt('/member/statement', { as: 'somchai' })
    expect((await main().findAllByText(shell.loading)).length).toBeGreaterThan(0)
  })
})

describe('PAY-2 the filters', () => {
  it('the kind stands in the address', async () => {
    const { user, address } = await site.renderAt('/member/statement', { as: 'narin1990' })
    await user.click(await main().findByRole('button', { name: statement.kinds.transfer }))
    await waitFor(() => expect(address()).toBe('/member/statement?kind=transfer'))
    expect(await main().findByRole('button', { name: statement.kinds.transfer, pressed: true })).toBeVisible()
    await waitFor(() => expect(main().queryByRole('button', { name: /^ยอดยกมา/ })).toBeNull())
    expect(await main().findAllByRole('button', { name: /^โยกเงิน (จาก|ไป)/ })).toHaveLength(2)
    await user.click(main().getByRole('button', { name: statement.all }))
    await waitFor(() => expect(address()).toBe('/member/statement'))
  })

  it('wallet, state, days and number are chosen in a sheet, together', async () => {
    const { user, address } = await site.renderAt('/member/statement', { as: 'narin1990' })
    await user.click(await main().findByRole('button', { name: statement.filters }))
    const sheet = within(await screen.findByRole('dialog', { name: statement.filterTitle }))
    await sheet.findByRole('option', { name: 'กระเป๋าหวย' })
    await user.selectOptions(sheet.getByLabelText(statement.wallet), 'กระเป๋าหวย')
    await user.selectOptions(sheet.getByLabelText(statement.state), statement.states.done)
    await user.click(sheet.getByRole('button', { name: statement.apply }))
    await waitFor(() => expect(address()).toMatch(/\?wallet=\d+&state=done$/))
    expect(await main().findByRole('button', { name: statement.filtersOn(2) })).toBeVisible()
    expect(await main().findByRole('button', { name: /^โยกเงิน ไป/ })).toBeVisible()
    expect(main().queryByRole('button', { name: /^ถอนเงิน/ })).toBeNull()
  })

  it('days of one’s own are typed', async () => {
    const { user, address } = await site.renderAt('/member/statement', { as: 'narin1990' })
    await user.click(await main().findByRole('button', { name: statement.filters }))
    const sheet = within(await screen.findByRole('dialog', { name: statement.filterTitle }))
    await user.selectOptions(sheet.getByLabelText(statement.period), statement.periods.own)
    await user.type(sheet.getByLabelText(statement.from), '2026-01-01')
    await user.click(sheet.getByRole('button', { name: statement.apply }))
    await waitFor(() => expect(address()).toBe('/member/statement?from=2026-01-01'))
  })
})

describe('PAY-2 the wide page', () => {
  it('is a table with in, out and running balance, and sums of the page', async () => {
    wide()
    await site.renderAt('/member/statement', { as: 'narin1990' })
    const table = within(await main().findByRole('table', { name: statement.table }))
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      statement.time,
      statement.line,
      statement.ref,
      statement.columnIn,
      statement.columnOut,
      statement.balance,
      statement.state,
    ])
    expect(table.getByRole('row', { name: new RegExp(statement.pageTotal) })).toHaveTextContent('-฿300.00')
    expect(main().queryByRole('navigation', { name: statement.pages })).toBeNull()
  })

  it('asks once for lines and for no sums of the phone’s: the answer that its head has asked for is the table’s', async () => {
    wide()
    const ways: string[] = []
    vi.stubGlobal('firstCalls', (address: string, token: string) => {
      ways.push(address)
      if (!address.includes('/statement/list') || ways.indexOf(address) < ways.length - 1) return undefined
      return fetch(new URL(address, location.origin), { headers: { Authorization: `Bearer ${token}` } })
    })
    await site.renderAt('/member/statement', { as: 'narin1990', served: true })
    expect(await main().findByRole('table', { name: statement.table })).toBeVisible()
    expect(site.asked.filter((address) => address.includes('/statement/list'))).toHaveLength(1)
    const sums = ways.map((address) => /from_day=([\d-]+)&to_day=([\d-]+)/.exec(address)).filter(Boolean)
    expect(new Set(sums.map((days) => daysApart(days![1]!, days![2]!)))).toEqual(new Set([13]))
  })

  it('has numbered pages that stand in the address', async () => {
    wide()
    const lines = Array.from({ length: 20 }, (_, index) => ({
      id: `${100 - index}-1`,
      at: '2026-11-20T05:00:00Z',
      kind: 'game',
      title: `round ${index}`,
      wallet_id: '1',
      amount: '-1.00',
      balance: '5.00',
      state: 'done',
      target: 'none',
    }))
    site.answer(getStatement, () => Response.json({ error: 0, message: '', data: lines, total: 210 }))
    const { user, address } = await site.renderAt('/member/statement?kind=game', { as: 'somchai' })
    const pager = within(await main().findByRole('navigation', { name: statement.pages }))
    expect(pager.getByRole('link', { name: statement.page(1) })).toHaveAttribute('aria-current', 'page')
    await user.click(pager.getByRole('link', { name: statement.page(11) }))
    await waitFor(() => expect(address()).toBe('/member/statement?kind=game&page=11'))
    expect(await main().findByText(statement.shown('201', '220', '210'))).toBeVisible()
  })
})

describe('PAY-2 the files', () => {
  it('are links of the lines in view', async () => {
    const { user } = await site.renderAt('/member/statement?kind=withdraw', { as: 'narin1990' })
    await user.click(await main().findByRole('button', { name: statement.download }))
    const sheet = within(await screen.findByRole('dialog', { name: statement.downloadTitle }))
    expect(await sheet.findByText(statement.downloadText('1'))).toBeVisible()
    expect(await sheet.findByRole('link', { name: new RegExp(statement.csv) })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/api\/files\/statement\/[\w-]{43}\.csv$/),
    )
    expect(sheet.getByRole('link', { name: new RegExp(statement.print) })).toHaveAttribute('target', '_blank')
  })

  it('ENV-2 open outside where the app can neither download nor print', async () => {
    const platform = platformDouble({ abilities: ['openOutside'] })
    const { user } = await site.renderAt('/member/statement', { as: 'narin1990', platform })
    await user.click(await main().findByRole('button', { name: statement.download }))
    const sheet = within(await screen.findByRole('dialog', { name: statement.downloadTitle }))
    await user.click(await sheet.findByRole('link', { name: new RegExp(statement.csv) }))
    expect(platform.calls).toEqual([
      expect.stringMatching(/^openExternal .*\/api\/files\/statement\/.*\.csv$/),
    ])
  })

  it('that cannot be prepared say so', async () => {
    site.answer(exportStatement, () => failure(500))
    const { user } = await site.renderAt('/member/statement', { as: 'narin1990' })
    await user.click(await main().findByRole('button', { name: statement.download }))
    const sheet = within(await screen.findByRole('dialog', { name: statement.downloadTitle }))
    expect(await sheet.findByText(statement.prepareFailed)).toBeVisible()
  })
})
