import { act, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { type BillWithLines, createBill, getBills } from '#contracts/bills.ts'
import { getLottoRounds, type LottoRound } from '#contracts/lotto.ts'
import { getWallets } from '#contracts/member.ts'
import { satang } from '#contracts/money.ts'
import { getOperation } from '#contracts/operations.ts'
import { lottoNumbers, lottoRounds } from '#server/db/schema/lotto.ts'
import { configureApi } from '#src/api/config.ts'
import { useDialogs } from '#src/dialogs/dialogs.ts'
import { serverClockMeasured } from '#src/lib/server-clock.ts'
import { aheadOf, useAheadPlans, waitingOf } from '#src/stores/ahead.ts'
import { clearCheckedBill } from '#src/stores/checked-bill.ts'
import { useSession } from '#src/stores/session.ts'
import { ahead as words } from '#src/strings/lotto/ahead.ts'
import { openRound, placeBill, type Stake } from '#tests/harness/lotto.ts'
import { broken, pageServer } from '#tests/harness/page-server.ts'
import { renderPart } from '#tests/harness/render-part.tsx'
import { openAhead } from '../ahead.ts'
import { WaitingAhead } from '../WaitingAhead.tsx'

const site = pageServer()
const dialog = () => within(screen.getByRole('dialog', { name: words.title }))
const box = (round: LottoRound) => dialog().findByRole('checkbox', { name: new RegExp(round.title) })
const buy = (count: number, amount: string) =>
  dialog().findByRole('button', { name: `${words.buy(count)} ${amount}` })
const rowOf = (round: LottoRound) => dialog().getByText(round.title).closest('li')!

beforeEach(() => {
  clearCheckedBill()
  useDialogs.setState({ stack: [] })
  localStorage.clear()
  useAheadPlans.setState({ plans: {}, running: [] })
})

async function balanceOf(username: string): Promise<number> {
  const { data } = await site.server.call(getWallets, {}, { as: await site.tokenOf(username) })
  return data.reduce((sum, wallet) => sum + wallet.balance, 0)
}
const billsIn = async (username: string, round: LottoRound) =>
  (
    await site.server.call(
      getBills,
      { agent_id: 7, round_id: round.round_id },
      { as: await site.tokenOf(username) },
    )
  ).data

interface Start {
  bill: BillWithLines
  /** Open rounds after the bill's own. */
  ahead: LottoRound[]
}

/** A placed bill of the lottery of which several rounds are open. */
async function placed(as: string, stakes: Stake[] = [['top2', '72', 20]], lottery = 'test'): Promise<Start> {
  const round = await openRound(site, lottery)
  const bill = await placeBill(site, as, round.round_id, stakes)
  const { data } = await site.server.call(getLottoRounds, { lottery_id: round.lottery_id })
  return {
    bill,
    ahead: data.filter(({ round_id, state }) => round_id !== round.round_id && state === 'open'),
  }
}

/** The sheet of that bill, as a page just loaded would show it. */
async function opened(as: string, bill: BillWithLines) {
  const token = await site.tokenOf(as)
  configureApi({ baseUrl: location.origin, token: () => token, onServerTime: serverClockMeasured })
  for (let times = 0; times < 12; times++) serverClockMeasured(site.server.clock.now() - Date.now())
  const view = renderPart(null, { user: { token, username: as, vipLevel: 2 } })
  await act(async () => void openAhead(bill))
  await screen.findByRole('dialog', { name: words.title })
  return view
}

describe('LOTTO-4 rounds ahead', () => {
  it('each is a bill of its own: one press, the sum, and one bill a round', async () => {
    const { bill, ahead } = await placed('hero', [
      ['top2', '72', 20],
      ['bottom2', '14', 30],
    ])
    const before = await balanceOf('hero')
    const { user } = await opened('hero', bill)
    await user.click(await dialog().findByRole('button', { name: words.first(3) }))
    const press = await buy(3, '฿150.00')
    expect(dialog().getByText(words.charged(3))).toBeVisible()
    // Twice within one frame.
    await act(async () => {
      press.click()
      press.click()
    })
    await waitFor(() => expect(dialog().getByText(words.done(3))).toBeVisible())
    expect(await balanceOf('hero')).toBe(before - 150_00)
    for (const round of ahead.slice(0, 3)) {
      const [made, ...more] = await billsIn('hero', round)
      expect(more).toEqual([])
      expect(within(rowOf(round)).getByRole('link', { name: words.placed(made!.bill_no) })).toHaveAttribute(
        'href',
        `/lotto/bills?bill=${made!.bill_id}`,
      )
    }
    expect(await billsIn('hero', ahead[3]!)).toEqual([])
    expect(waitingOf(aheadOf(useAheadPlans.getState(), bill.bill_id), 0)).toEqual([])
  })

  it('a lottery with one open round says so', async () => {
    const { bill } = await placed('hero', [['top2', '72', 20]], 'gov')
    await opened('hero', bill)
    expect(await dialog().findByText(words.emptyTitle)).toBeVisible()
    expect(dialog().queryByRole('button', { name: words.choose })).toBeNull()
  })

  it('what a round takes otherwise is said before: other rates, lines that are left out', async () => {
    const { bill, ahead } = await placed('hero', [
      ['top2', '31', 20],
      ['top2', '32', 20],
    ])
    const [round] = ahead
    const other = { roundId: round!.round_id, betType: 'top2' } as const
    await site.server.db.insert(lottoNumbers).values([
      { ...other, number: '31', state: 'closed' },
      { ...other, number: '32', state: 'reduced', rate: satang(47_50) },
    ])
    const { user } = await opened('hero', bill)
    await user.click(await box(round!))
    const press = await buy(1, '฿20.00')
    expect(rowOf(round!)).toHaveTextContent(words.taken('1', '2'))
    expect(rowOf(round!)).toHaveTextContent(words.pays('47.5', '95'))
    await user.click(press)
    await waitFor(() => expect(dialog().getByText(words.done(1))).toBeVisible())
    const [made] = await billsIn('hero', round!)
    expect(made).toMatchObject({ total: 20_00, line_count: 1 })
  })
})

describe('LOTTO-4 what goes wrong', () => {
  it('too little for all: says how much is missing; one round less, and it goes', async () => {
    const { bill } = await placed('somchai', [['top2', '72', 490]])
    const { user } = await opened('somchai', bill)
    await user.click(await dialog().findByRole('button', { name: words.first(3) }))
    expect(await dialog().findByText(words.short('฿460.00'))).toBeVisible()
    expect(dialog().getByRole('link', { name: words.deposit })).toBeVisible()
    await user.click(dialog().getByRole('button', { name: words.first(2) }))
    expect(await buy(2, '฿980.00')).toBeEnabled()
  })

  it('money enough for two of three when they are sent: two are there, the third says why and is kept', async () => {
    const { bill, ahead } = await placed('nid', [['top2', '72', 20]])
    const left = await balanceOf('nid')
    const { user } = await opened('nid', bill)
    await user.click(await dialog().findByRole('button', { name: words.first(3) }))
    const press = await buy(3, '฿60.00')
    // Meanwhile in another tab.
    const spent = Math.floor((left - 40_00) / 100)
    const other = await openRound(site, 'yeekee')
    for (let rest = spent; rest > 0; rest -= 1000)
      await placeBill(site, 'nid', other.round_id, [
        ['top2', String(10 + Math.ceil(rest / 1000)), Math.min(rest, 1000)],
      ])
    await user.click(press)
    await waitFor(() => expect(dialog().getByText(words.done(2))).toBeVisible())
    expect(rowOf(ahead[2]!)).toHaveTextContent(/ไม่/)
    expect(await billsIn('nid', ahead[2]!)).toEqual([])
    expect(await balanceOf('nid')).toBeLessThan(20_00)
    expect(waitingOf(aheadOf(useAheadPlans.getState(), bill.bill_id), 0)).toHaveLength(1)
  })

  it('a round that closes in between is refused alone', async () => {
    const { bill, ahead } = await placed('hero')
    const { user } = await opened('hero', bill)
    await user.click(await dialog().findByRole('button', { name: words.first(3) }))
    const press = await buy(3, '฿60.00')
    const [, second, third] = ahead
    const there = (await billsIn('hero', third!)).length
    await site.server.db
      .update(lottoRounds)
      .set({ closesAt: site.server.clock.now() - 1000 })
      .where(eq(lottoRounds.id, second!.round_id))
    await user.click(press)
    await waitFor(() => expect(dialog().getByText(words.done(2))).toBeVisible())
    expect(rowOf(second!)).toHaveTextContent(words.changed)
    expect(rowOf(second!)).toHaveTextContent(words.noneTaken)
    expect(await billsIn('hero', third!)).toHaveLength(there + 1)
    await site.server.db
      .update(lottoRounds)
      .set({ closesAt: second!.closes_at })
      .where(eq(lottoRounds.id, second!.round_id))
  })

  it('a lost answer is asked for by its key, and the next is sent', async () => {
    const { bill, ahead } = await placed('boy')
    const before = await balanceOf('boy')
    let sent = 0
    site.answer(createBill, async (request) => {
      const answer = await site.server.app.fetch(request)
      return sent++ === 0 ? broken() : answer
    })
    const { user } = await opened('boy', bill)
    await user.click(await dialog().findByRole('button', { name: words.first(2) }))
    await user.click(await buy(2, '฿40.00'))
    await waitFor(() => expect(dialog().getByText(words.done(2))).toBeVisible())
    expect(sent).toBe(2)
    expect(await balanceOf('boy')).toBe(before - 40_00)
    expect(await billsIn('boy', ahead[0]!)).toHaveLength(1)
  })

  it('an end that is not known stops the rest; a page loaded anew asks, and goes on with what is left', async () => {
    const { bill, ahead } = await placed('arisa')
    const before = await balanceOf('arisa')
    let asking: typeof getOperation = getOperation
    let sent = 0
    site.answer(createBill, async (request) => {
      sent++
      asking = {
        ...getOperation,
        path: `/api/operations/${request.headers.get('idempotency-key')}` as typeof getOperation.path,
      }
      site.answer(asking, () => broken())
      await site.server.app.fetch(request)
      return broken()
    })
    const { user, unmount } = await opened('arisa', bill)
    await user.click(await dialog().findByRole('button', { name: words.first(3) }))
    await user.click(await buy(3, '฿60.00'))
    expect(await dialog().findByText(words.unknownNote)).toBeVisible()
    expect(within(rowOf(ahead[0]!)).getByText(words.unknown)).toBeVisible()
    expect(dialog().queryByRole('button', { name: new RegExp(`^${words.buy(2)}`) })).toBeNull()
    expect(sent).toBe(1)

    // The page is gone; what is left is on the device.
    unmount()
    useDialogs.setState({ stack: [] })
    site.mend(createBill)
    site.mend(asking)
    const kept = JSON.parse(localStorage.getItem('chokdee.ahead')!) as { data: object }
    useAheadPlans.setState({ plans: kept.data as never, running: [] })
    const again = await opened('arisa', bill)
    await waitFor(() => expect(dialog().getByText(words.done(1))).toBeVisible())
    await again.user.click(await buy(2, '฿40.00'))
    await waitFor(() => expect(dialog().getByText(words.done(3))).toBeVisible())
    expect(await balanceOf('arisa')).toBe(before - 60_00)
    for (const round of ahead.slice(0, 3)) expect(await billsIn('arisa', round)).toHaveLength(1)
  })

  it('another tab that sends the same at once makes no second bill', async () => {
    const { bill, ahead } = await placed('narin1990')
    const before = await balanceOf('narin1990')
    const { user } = await opened('narin1990', bill)
    await user.click(await dialog().findByRole('button', { name: words.first(2) }))
    const press = await buy(2, '฿40.00')
    // The other tab has the same key for it: its bill is under way when this one's comes.
    const { key } = aheadOf(useAheadPlans.getState(), bill.bill_id).rounds[ahead[0]!.round_id]!
    const wish = {
      agent_id: 7,
      round_id: ahead[0]!.round_id,
      wallet_id: bill.wallet_id,
      lines: bill.lines.map(({ bet_type, number, amount }) => ({ bet_type, number, amount })),
    }
    const as = await site.tokenOf('narin1990')
    const other = site.server.call(createBill, wish, { as, key })
    await user.click(press)
    await other
    await waitFor(() => expect(dialog().getByText(words.done(2))).toBeVisible(), { timeout: 8000 })
    expect(await billsIn('narin1990', ahead[0]!)).toHaveLength(1)
    expect(await balanceOf('narin1990')).toBe(before - 40_00)
  })

  it('what another tab has bought is shown and not sent again', async () => {
    const { bill, ahead } = await placed('narin1990')
    const { user } = await opened('narin1990', bill)
    await user.click(await dialog().findByRole('button', { name: words.first(1) }))
    await buy(1, '฿20.00')
    const box = JSON.parse(localStorage.getItem('chokdee.ahead')!) as {
      data: Record<string, { rounds: Record<string, object> }>
    }
    const id = ahead[0]!.round_id
    const { rounds } = box.data[bill.bill_id]!
    rounds[id] = { ...rounds[id], state: 'done', billId: '1', billNo: 'B1' }
    localStorage.setItem('chokdee.ahead', JSON.stringify(box))
    const before = await balanceOf('narin1990')
    // Its memory is older than the storage.
    await user.click(await buy(1, '฿20.00'))
    await waitFor(() => expect(within(rowOf(ahead[0]!)).getByText(words.placed('B1'))).toBeVisible())
    expect(await balanceOf('narin1990')).toBe(before)
  })

  it('what is left is told on other pages, and is gone with who signs out', async () => {
    const { bill, ahead } = await placed('hero')
    const { user, unmount } = await opened('hero', bill)
    await user.click(await box(ahead[0]!))
    await buy(1, '฿20.00')
    unmount()
    useDialogs.setState({ stack: [] })
    const token = await site.tokenOf('hero')
    const as = { token, username: 'hero', vipLevel: 2 }
    const first = renderPart(<WaitingAhead />, { user: as })
    // Chosen is not pressed.
    expect(screen.queryByText(words.waiting(1))).toBeNull()
    await act(async () => {
      const { plans } = useAheadPlans.getState()
      useAheadPlans.setState({ plans: { [bill.bill_id]: { ...plans[bill.bill_id]!, pressed: true } } })
    })
    expect(screen.getByText(words.waiting(1))).toBeVisible()
    await first.user.click(screen.getByRole('button', { name: words.goOn }))
    expect(await buy(1, '฿20.00')).toBeEnabled()
    await act(async () => useSession.setState({ user: null, ended: 'signedOut' }))
    expect(useAheadPlans.getState().plans).toEqual({})
    expect(localStorage.getItem('chokdee.ahead')).not.toContain(bill.bill_id)
  })
})
