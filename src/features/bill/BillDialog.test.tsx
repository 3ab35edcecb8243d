import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { type BillInputLine, type BillWithLines, createBill, validateBill } from '#contracts/bills.ts'
import type { Endpoint } from '#contracts/kit.ts'
import type { LottoRound } from '#contracts/lotto.ts'
import { getWallets } from '#contracts/member.ts'
import { getOperation } from '#contracts/operations.ts'
import { setLimit } from '#contracts/protection.ts'
import { lottoRates } from '#server/db/schema/lotto.ts'
import { protectionWords } from '#server/strings/protection.ts'
import { satang } from '#contracts/money.ts'
import { configureApi } from '#src/api/config.ts'
import { useDialogs } from '#src/dialogs/dialogs.ts'
import { serverClockMeasured } from '#src/lib/server-clock.ts'
import { clearCheckedBill, useCheckedBill } from '#src/stores/checked-bill.ts'
import { billCheck as words } from '#src/strings/lotto/bill.ts'
import { errors } from '#src/strings/errors.ts'
import { moneyWrite } from '#src/strings/money/money-write.ts'
import { shell } from '#src/strings/shell.ts'
import { linesOf, lottoWallet, openRound, type Stake } from '#tests/harness/lotto.ts'
import { broken, failure, never, pageServer } from '#tests/harness/page-server.ts'
import { renderPart } from '#tests/harness/render-part.tsx'
import { BillDialog } from './BillDialog.tsx'

const site = pageServer()
const dialog = () => within(screen.getByRole('dialog', { name: new RegExp(`^${words.title}`) }))
const seeAll = async (user: UserEvent, count: string) =>
  user.click(await dialog().findByRole('button', { name: words.allLines(count) }))
const sendButton = (amount: string) => dialog().findByRole('button', { name: `${words.send} ${amount}` })

beforeEach(() => {
  clearCheckedBill()
  useDialogs.setState({ stack: [] })
})

async function balanceOf(username: string): Promise<number> {
  const { data } = await site.server.call(getWallets, {}, { as: await site.tokenOf(username) })
  return data.reduce((sum, wallet) => sum + wallet.balance, 0)
}

interface Opened {
  round: LottoRound
  onPlaced: (bill: BillWithLines) => void
  onClose: () => void
  /** Told of the slip as it is. */
  tell: (lines: readonly BillInputLine[]) => void
}

function Slip({ start, opened, walletId }: { start: Opened; opened: Stake[]; walletId: string }) {
  const [lines, setLines] = useState<readonly BillInputLine[]>(() => linesOf(opened))
  const [open, setOpen] = useState(true)
  useEffect(() => start.tell(lines), [start, lines])
  if (!open) return null
  return (
    <BillDialog
      round={start.round}
      walletId={walletId}
      lines={lines}
      onLines={setLines}
      onPlaced={start.onPlaced}
      onClose={() => {
        setOpen(false)
        start.onClose()
      }}
    />
  )
}

/** The dialog over a slip of these lines, for a member of the sandbox. */
async function openSlip(stakes: Stake[], as = 'hero', lottery = 'gov') {
  const token = await site.tokenOf(as)
  const round = await openRound(site, lottery)
  const walletId = await lottoWallet(site, as, round.round_id)
  configureApi({ baseUrl: location.origin, token: () => token, onServerTime: serverClockMeasured })
  serverClockMeasured(site.server.clock.now() - Date.now())
  serverClockMeasured(site.server.clock.now() - Date.now())
  let now: readonly BillInputLine[] = []
  const start: Opened = { round, onPlaced: vi.fn(), onClose: vi.fn(), tell: (lines) => void (now = lines) }
  const view = renderPart(<Slip start={start} opened={stakes} walletId={walletId} />, {
    user: { token, username: as, vipLevel: 2 },
  })
  return { ...view, ...start, lines: () => now, round, walletId }
}

/** What stands in the row of a number. */
const rowOf = async (number: string) =>
  within((await dialog().findByText(number, { selector: '[class*=number]' })).closest('[role=listitem]')!)

describe('LOTTO-2 the server’s answer, line by line', () => {
  it('says what each line wins, groups bet types, and sums it up', async () => {
    const { user } = await openSlip([
      ['bottom2', '27', 20],
      ['top2', '72', 20],
      ['top2', '27', 20],
    ])
    expect(await sendButton('฿60.00')).toBeEnabled()
    expect(dialog().queryByRole('list')).toBeNull()
    await seeAll(user, '3')
    const headings = dialog().getAllByRole('heading', { level: 3 }).slice(1)
    expect(headings.map((heading) => heading.textContent)).toEqual([
      expect.stringMatching(/จ่าย 95$/),
      expect.stringMatching(/จ่าย 95$/),
    ])
    expect((await rowOf('72')).getByText('1,900.00')).toBeVisible()
    // Of the two numbers on top only one can be drawn.
    expect(dialog().getByText('฿3,800.00')).toBeVisible()
    expect(dialog().getByText('฿249,940.00')).toBeVisible()
    expect(dialog().getByRole('status')).toHaveTextContent(words.checked('3'))
  })

  it('SAFE-2 says before it is sent that the total is above the member’s own limit', async () => {
    const as = await site.tokenOf('somchai')
    await site.server.call(setLimit, { kind: 'stake', period: 'day', amount: satang(50_00) }, { as })
    await openSlip(
      [
        ['bottom2', '27', 20],
        ['top2', '72', 31],
      ],
      'somchai',
    )
    await sendButton('฿51.00')
    expect(dialog().getByText(protectionWords.reached('stake', 'day', 50_00))).toBeVisible()
  })

  it('SAFE-2 says nothing of a limit that the total keeps', async () => {
    await openSlip([['bottom2', '27', 50]], 'somchai')
    await sendButton('฿50.00')
    expect(dialog().queryByText(protectionWords.reached('stake', 'day', 50_00))).toBeNull()
  })

  it('shows the real rate of a reduced number in a row, and what it wins on the slip', async () => {
    const { user } = await openSlip([
      ['top2', '25', 20],
      ['top2', '72', 20],
    ])
    await sendButton('฿40.00')
    expect(screen.getByRole('dialog')).toHaveAccessibleName(words.titleOf('2'))
    const term = dialog().getByText(/^เลข 25 /)
    expect(term.closest('div')).toHaveTextContent(/47\.5/)
    expect(dialog().queryByRole('list')).toBeNull()
    expect(dialog().queryByText(words.sendable)).toBeNull()
    await seeAll(user, '2')
    const row = await rowOf('25')
    expect(row.getByText(/47\.5/)).toBeVisible()
    expect(row.getByText('950.00')).toBeVisible()
  })

  it('many that pay less stand on the slip', async () => {
    await openSlip([
      ['top2', '25', 20],
      ['top2', '52', 20],
      ['top2', '89', 20],
      ['bottom2', '25', 20],
      ['top2', '72', 20],
    ])
    await sendButton('฿100.00')
    expect(dialog().queryByText(/^เลข 25 /)).toBeNull()
    expect((await rowOf('89')).getByText(/66\.5/)).toBeVisible()
    expect(dialog().queryByText('72', { selector: '[class*=number]' })).toBeNull()
  })

  it('strikes a closed number out, leaves it out of the total, and sends the others', async () => {
    const { user, onPlaced } = await openSlip([
      ['top2', '68', 20],
      ['top2', '72', 20],
    ])
    const send = await sendButton('฿20.00')
    expect(dialog().getByText(words.refused('1', '68'))).toBeVisible()
    expect(dialog().getByRole('textbox', { name: /68/ })).toBeInvalid()
    await user.click(send)
    await waitFor(() => expect(onPlaced).toHaveBeenCalled())
    const [bill] = vi.mocked(onPlaced).mock.calls[0]!
    expect(bill.lines.map(({ number }) => number)).toEqual(['72'])
    expect(bill.total).toBe(20_00)
  })

  it.each([
    ['over what a number takes', '99', 600, '฿500.00'],
    ['over the most of a line', '73', 6_000, '฿5,000.00'],
  ])('%s: one press replaces the amount by what is accepted', async (_, number, baht, accepted) => {
    const { user, lines } = await openSlip([['top2', number, baht]])
    const fit = await dialog().findByRole('button', { name: new RegExp(`${number}.*${accepted}`) })
    // Whoever speaks to their phone says what they see.
    expect(fit).toHaveAccessibleName(expect.stringContaining(fit.textContent))
    await user.click(fit)
    expect(await sendButton(accepted)).toBeEnabled()
    expect(lines()[0]!.amount).toBe(Number(accepted.replace(/[฿,]/g, '')) * 100)
    expect(dialog().getByRole('textbox', { name: new RegExp(number) })).toBeValid()
  })

  it('fits all lines at once: replaced where some is taken, gone where nothing is', async () => {
    const { user, lines } = await openSlip([
      ['top2', '68', 20],
      ['top2', '99', 700],
      ['top2', '11', 20],
    ])
    await user.click(await dialog().findByRole('button', { name: words.fixAll }))
    expect(await sendButton('฿520.00')).toBeEnabled()
    expect(lines().map(({ number, amount }) => [number, amount])).toEqual([
      ['99', 500_00],
      ['11', 20_00],
    ])
    expect(dialog().queryByRole('button', { name: words.fixAll })).toBeNull()
  })

  it('drops all refused lines at once', async () => {
    const { user, lines } = await openSlip([
      ['top2', '68', 20],
      ['bottom2', '68', 20],
      ['top2', '11', 20],
    ])
    await user.click(await dialog().findByRole('button', { name: words.dropAll }))
    expect(await sendButton('฿20.00')).toBeEnabled()
    expect(lines()).toHaveLength(1)
  })

  it('an amount below the least is said at its line, and nothing can be sent', async () => {
    await openSlip([['top2', '11', 0.5]])
    expect(await dialog().findByText(words.noneTaken)).toBeVisible()
    expect((await rowOf('11')).getByText(/ขั้นต่ำ/)).toBeVisible()
    expect(dialog().getByRole('button', { name: words.send })).toBeDisabled()
  })

  it('LOTTO-3 is checked again after an amount was typed, and after a line was removed', async () => {
    const { user, lines } = await openSlip([
      ['top2', '11', 20],
      ['top2', '12', 20],
      ['top2', '13', 20],
    ])
    await sendButton('฿60.00')
    await seeAll(user, '3')
    const field = dialog().getByRole('textbox', { name: /11/ })
    await user.clear(field)
    await user.type(field, '50.5')
    expect(field).toHaveValue('50.5')
    expect(await sendButton('฿90.50')).toBeEnabled()
    await user.click(dialog().getByRole('button', { name: /^ลบ .* 12$/ }))
    expect(dialog().getByRole('button', { name: /^ลบ .* 13$/ })).toHaveFocus()
    expect(await sendButton('฿70.50')).toBeEnabled()
    expect(lines()).toHaveLength(2)
  })

  it('without a line left it leads back', async () => {
    const { user, onClose } = await openSlip([['top2', '11', 20]])
    await sendButton('฿20.00')
    await seeAll(user, '1')
    await user.click(dialog().getByRole('button', { name: /^ลบ/ }))
    await user.click(await dialog().findByRole('button', { name: words.back }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  })

  it('caches the check with its input, and opens with it at once the next time', async () => {
    const { user, onClose, walletId, round } = await openSlip([['top2', '11', 20]])
    await sendButton('฿20.00')
    expect(useCheckedBill.getState().checked).toMatchObject({
      input: { roundId: round.round_id, walletId, lines: linesOf([['top2', '11', 20]]) },
      check: { total: 20_00 },
    })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    site.answer(validateBill, never)
    await openSlip([['top2', '11', 20]])
    expect(await sendButton('฿20.00')).toBeEnabled()
  })

  it('a failed check keeps the slip, says that nothing was charged, and tries again', async () => {
    site.answer(validateBill, () => failure(503))
    const { user } = await openSlip([['top2', '11', 20]])
    const alert = await dialog().findByText(words.checkFailed)
    expect(alert).toBeVisible()
    expect(dialog().getByText(new RegExp(words.nothingCharged))).toBeVisible()
    site.mend(validateBill)
    await user.click(dialog().getByRole('button', { name: shell.retry }))
    expect(await sendButton('฿20.00')).toBeEnabled()
  })

  it('a thousand lines: few are drawn, all are counted', async () => {
    // A document without layout has no height to fill, nor rows that fill it.
    const heights = [
      vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600),
      vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(57),
    ]
    const stakes = Array.from({ length: 1000 }, (_, n): Stake => ['top3', String(n).padStart(3, '0'), 1])
    const { user } = await openSlip(stakes)
    expect(await sendButton('฿1,000.00')).toBeEnabled()
    expect(screen.getByRole('dialog')).toHaveAccessibleName(words.titleOf('1,000'))
    await seeAll(user, '1,000')
    const drawn = dialog().getAllByRole('listitem')
    expect(drawn.length).toBeLessThan(100)
    expect(drawn[0]).toHaveAttribute('aria-setsize', '1000')
    for (const height of heights) height.mockRestore()
  })
})

describe('LOTTO-2 placing', () => {
  it('takes the money once, and tells the page after it has closed', async () => {
    const before = await balanceOf('narin1990')
    const { onPlaced } = await openSlip([['top2', '72', 20]], 'narin1990')
    const send = await sendButton('฿20.00')
    await act(async () => {
      send.click()
      send.click()
    })
    await waitFor(() => expect(onPlaced).toHaveBeenCalledTimes(1))
    expect(await balanceOf('narin1990')).toBe(before - 20_00)
    expect(useCheckedBill.getState().checked).toBeNull()
  })

  it('no answer: it asks how the bill ended, and never sends it again', async () => {
    const before = await balanceOf('arisa')
    let sent = 0
    site.answer(createBill, async (request) => {
      sent++
      await site.server.app.fetch(request)
      return broken()
    })
    const { user, onPlaced } = await openSlip([['top2', '72', 20]], 'arisa')
    await user.click(await sendButton('฿20.00'))
    await waitFor(() => expect(onPlaced).toHaveBeenCalledTimes(1))
    expect(sent).toBe(1)
    expect(await balanceOf('arisa')).toBe(before - 20_00)
  })

  it('while nobody can be asked it says so, and finds out when asked to', async () => {
    const before = await balanceOf('arisa')
    let asking: Endpoint = getOperation
    site.answer(createBill, async (request) => {
      asking = { ...getOperation, path: `/api/operations/${request.headers.get('idempotency-key')}` }
      site.answer(asking, () => broken())
      await site.server.app.fetch(request)
      return broken()
    })
    const { user, onPlaced } = await openSlip([['top2', '71', 20]], 'arisa')
    await user.click(await sendButton('฿20.00'))
    expect(await dialog().findByText(moneyWrite.unknownTitle)).toBeVisible()
    expect(dialog().queryByRole('button', { name: new RegExp(`^${words.send}`) })).toBeNull()
    site.mend(asking)
    await user.click(dialog().getByRole('button', { name: moneyWrite.checkAgain }))
    await waitFor(() => expect(onPlaced).toHaveBeenCalledTimes(1))
    expect(await balanceOf('arisa')).toBe(before - 20_00)
  })

  it('it never arrived: nothing was charged, and it can be sent again', async () => {
    const before = await balanceOf('arisa')
    site.answer(createBill, broken)
    const { user, onPlaced } = await openSlip([['top2', '73', 20]], 'arisa')
    await user.click(await sendButton('฿20.00'))
    expect(await dialog().findByText(errors.sentence.unreachable)).toBeVisible()
    expect(await balanceOf('arisa')).toBe(before)
    site.mend(createBill)
    await user.click(await sendButton('฿20.00'))
    await waitFor(() => expect(onPlaced).toHaveBeenCalledTimes(1))
    expect(await balanceOf('arisa')).toBe(before - 20_00)
  })

  it('409: shows what has changed and asks again, with nothing charged', async () => {
    const before = await balanceOf('hero')
    const { user, onPlaced } = await openSlip([
      ['tod2', '72', 20],
      ['top2', '72', 20],
    ])
    const send = await sendButton('฿40.00')
    await site.server.db
      .update(lottoRates)
      .set({ rate: satang(10_00) })
      .where(eq(lottoRates.betType, 'tod2'))
    await user.click(send)
    expect(await dialog().findByText(words.changed('1'))).toBeVisible()
    expect(await dialog().findByText(words.was('14'))).toBeVisible()
    expect(onPlaced).not.toHaveBeenCalled()
    expect(await balanceOf('hero')).toBe(before)
    await user.click(await sendButton('฿40.00'))
    await waitFor(() => expect(onPlaced).toHaveBeenCalledTimes(1))
    expect(vi.mocked(onPlaced).mock.calls[0]![0].lines.map(({ rate }) => rate)).toEqual([10, 95])
  })

  it('too little money leads to the deposit; the slip stays', async () => {
    const { lines, user, onClose } = await openSlip([['top2', '72', 2_000]], 'somchai')
    const deposit = await dialog().findByRole('link', { name: words.deposit })
    expect(deposit).toHaveAttribute('href', '/member/deposit')
    expect(dialog().getByText(words.short('฿500.00'))).toBeVisible()
    expect(dialog().queryByRole('button', { name: new RegExp(`^${words.send}`) })).toBeNull()
    await user.click(deposit)
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(lines()).toHaveLength(1)
  })

  it('a session that ended keeps everything', async () => {
    site.answer(createBill, () => failure(401))
    const { user, lines, onPlaced } = await openSlip([['top2', '72', 20]])
    await user.click(await sendButton('฿20.00'))
    expect(await sendButton('฿20.00')).toBeEnabled()
    expect(lines()).toHaveLength(1)
    expect(onPlaced).not.toHaveBeenCalled()
  })

  it('a round that closed meanwhile says so, and leads to others', async () => {
    const { user, round, onPlaced } = await openSlip([['top3', '123', 20]], 'hero', 'lao')
    const send = await sendButton('฿20.00')
    site.server.clock.set(round.closes_at)
    await user.click(send)
    expect(await dialog().findByText(words.closed)).toBeVisible()
    expect(dialog().getByRole('link', { name: words.toLobby })).toHaveAttribute('href', '/lotto/lobby')
    expect(onPlaced).not.toHaveBeenCalled()
  })
})
