import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cancelBill, getBill, getBills } from '#contracts/bills.ts'
import { getWallets } from '#contracts/member.ts'
import { billWords } from '#server/strings/bill.ts'
import { slipOf, useSlips } from '#src/stores/slip.ts'
import { bills as words, receipt } from '#src/strings/lotto/bill.ts'
import { pageTitles } from '#src/strings/page-titles.ts'
import { share } from '#src/strings/line/share.ts'
import { shell } from '#src/strings/shell.ts'
import { endRound, govPrizes, openRound, placeBill, type Stake } from '#tests/harness/lotto.ts'
import { failure, never } from '#tests/harness/page-server.ts'
import { openSite } from '#tests/harness/render-at.tsx'

const site = openSite()
const main = () => within(screen.getByRole('main'))
const sheet = () => screen.findByRole('dialog', { name: words.detail })

async function placed(as: string, stakes: Stake[] = [['top2', '72', 20]], lottery = 'gov') {
  const round = await openRound(site, lottery)
  return placeBill(site, as, round.round_id, stakes)
}

async function balanceOf(username: string): Promise<number> {
  const { data } = await site.server.call(getWallets, {}, { as: await site.tokenOf(username) })
  return data.reduce((sum, wallet) => sum + wallet.balance, 0)
}

describe('LOTTO-1 the list', () => {
  it('is a member’s: a visitor is asked to sign in, and the bill that was linked is remembered', async () => {
    const { address } = await site.renderAt('/lotto/bills?bill=1')
    expect(address()).toBe('/login')
  })

  it('shows nothing yet, and where to begin', async () => {
    await site.renderAt('/lotto/bills', { as: 'malee' })
    expect(await main().findByText(words.empty)).toBeVisible()
    expect(main().getByRole('link', { name: words.toLobby })).toHaveAttribute('href', '/lotto/lobby')
  })

  it('waits with boxes, says a failure once, and tries again', async () => {
    site.answer(getBills, never)
    await site.renderAt('/lotto/bills', { as: 'malee' })
    expect(await main().findByText(shell.loading)).toBeInTheDocument()
  })

  it('LOGIN-6 a failure is no empty list', async () => {
    site.answer(getBills, () => failure(500))
    const { user } = await site.renderAt('/lotto/bills', { as: 'malee' })
    const alert = await main().findByRole('alert')
    expect(alert).toHaveTextContent(words.failed)
    site.mend(getBills)
    await user.click(within(alert).getByRole('button', { name: shell.retry }))
    expect(await main().findByText(words.empty)).toBeVisible()
  })

  it('filters by state and days in the address', async () => {
    await placed('hero')
    const { user, address } = await site.renderAt('/lotto/bills', { as: 'hero' })
    expect(await main().findByRole('list', { name: words.list })).toBeVisible()
    await user.click(main().getByRole('link', { name: words.states.won }))
    expect(address()).toBe('/lotto/bills?state=won')
    expect(await main().findByText(words.emptyFilter)).toBeVisible()
    await user.click(main().getByRole('link', { name: words.states.pending }))
    expect(await main().findByRole('link', { name: words.states.pending, current: 'page' })).toBeVisible()
    await user.selectOptions(main().getByLabelText(words.period), words.periods.today)
    expect(address()).toBe('/lotto/bills?state=pending&from=2026-11-20&to=2026-11-20')
    await waitFor(() => expect(main().getByRole('list', { name: words.list })).toBeVisible())
    await user.selectOptions(main().getByLabelText(words.period), words.periods.own)
    expect(main().getByLabelText(words.from)).toHaveValue('2026-11-20')
    expect(main().getByLabelText(words.to)).toHaveValue('2026-11-20')
  })
})

describe('LOTTO-3 one bill', () => {
  it('opens over the list and closes by going back (the phone)', async () => {
    const bill = await placed('hero')
    const { user, address } = await site.renderAt('/lotto/bills', { as: 'hero' })
    await user.click(await main().findByRole('button', { name: new RegExp(bill.bill_no) }))
    expect(address()).toBe(`/lotto/bills?bill=${bill.bill_id}`)
    const opened = within(await sheet())
    expect(await opened.findByText(bill.check_code)).toBeVisible()
    expect(opened.getByText(words.times(bill.lines[0]!.name, '95'))).toBeVisible()
    await user.click(opened.getByRole('button', { name: shell.close }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe('/lotto/bills')
  })

  it('is what a statement line and a shared link lead to', async () => {
    const bill = await placed('hero')
    const { user, address } = await site.renderAt(`/lotto/bills?bill=${bill.bill_id}`, { as: 'hero' })
    expect(await within(await sheet()).findByText(bill.check_code)).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(address()).toBe('/lotto/bills'))
  })

  it('of somebody else is not there, and says why', async () => {
    const bill = await placed('hero')
    await site.renderAt(`/lotto/bills?bill=${bill.bill_id}`, { as: 'malee' })
    expect(await within(await sheet()).findByText(words.goneText)).toBeVisible()
  })

  it('a failure can be tried again', async () => {
    const bill = await placed('hero')
    site.answer(getBill, () => failure(500))
    const { user } = await site.renderAt(`/lotto/bills?bill=${bill.bill_id}`, { as: 'hero' })
    const opened = within(await sheet())
    expect(await opened.findByText(words.oneFailed)).toBeVisible()
    site.mend(getBill)
    await user.click(opened.getByRole('button', { name: shell.retry }))
    expect(await opened.findByText(bill.check_code)).toBeVisible()
  })
})

describe('LOTTO-1 cancelling', () => {
  it('asks first, gives the stake back once, and the countdown is gone', async () => {
    const before = await balanceOf('nid')
    const bill = await placed('nid')
    const { user } = await site.renderAt(`/lotto/bills?bill=${bill.bill_id}`, { as: 'nid' })
    const opened = within(await sheet())
    expect(await opened.findByRole('timer')).toHaveTextContent(/ยกเลิกได้อีก [45]:\d\d/)
    await user.click(opened.getByRole('button', { name: words.cancel }))
    const question = within(await screen.findByRole('alertdialog', { name: words.cancelTitle }))
    expect(question.getByText(words.cancelText('฿20.00'))).toBeVisible()
    await user.click(question.getByRole('button', { name: words.cancel }))
    expect(await screen.findByText(words.cancelled('฿20.00'))).toBeVisible()
    expect(await opened.findByText(words.cancelledNote)).toBeVisible()
    expect(opened.queryByRole('timer')).toBeNull()
    expect(await balanceOf('nid')).toBe(before)
  })

  it('kept when the member thinks better of it', async () => {
    const bill = await placed('hero')
    const { user } = await site.renderAt(`/lotto/bills?bill=${bill.bill_id}`, { as: 'hero' })
    const opened = within(await sheet())
    await user.click(await opened.findByRole('button', { name: words.cancel }))
    await user.click(await screen.findByRole('button', { name: words.keep }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(opened.getByRole('timer')).toBeVisible()
  })

  it('refused in the meantime: the platform’s sentence, the bill stays', async () => {
    const bill = await placed('hero')
    site.answer(cancelBill, () => Response.json({ error: 1, message: billWords.cancelTooLate, data: null }))
    const { user } = await site.renderAt(`/lotto/bills?bill=${bill.bill_id}`, { as: 'hero' })
    const opened = within(await sheet())
    await user.click(await opened.findByRole('button', { name: words.cancel }))
    const question = within(await screen.findByRole('alertdialog', { name: words.cancelTitle }))
    await user.click(question.getByRole('button', { name: words.cancel }))
    expect(await screen.findByText(billWords.cancelTooLate)).toBeVisible()
    expect(opened.getByText(words.states.pending)).toBeVisible()
  })
})

describe('LOTTO-3 receipt and sharing', () => {
  it('says what was placed, never a balance or a name', async () => {
    const bill = await placed('hero', [
      ['top2', '72', 20],
      ['bottom2', '27', 5],
    ])
    const { user } = await site.renderAt(`/lotto/bills?bill=${bill.bill_id}`, { as: 'hero' })
    await user.click(await within(await sheet()).findByRole('button', { name: words.receipt }))
    const paper = within(await screen.findByRole('dialog', { name: receipt.title }))
    expect(paper.getByText(bill.bill_no)).toBeVisible()
    expect(paper.getByText(bill.check_code)).toBeVisible()
    expect(paper.getByText('฿25.00')).toBeVisible()
    expect(paper.queryByText(/249|250/)).toBeNull()
  })

  it('is shared as a slip whose amounts can be hidden, and leads back to the bill', async () => {
    const bill = await placed('hero')
    const { user } = await site.renderAt(`/lotto/bills?bill=${bill.bill_id}`, { as: 'hero' })
    await user.click(await within(await sheet()).findByRole('button', { name: words.share }))
    const opened = within(await screen.findByRole('dialog', { name: share.title }))
    expect(opened.getByText(receipt.shareTitle(bill.round.lottery_name))).toBeVisible()
    expect(opened.getAllByText('฿20.00')).toHaveLength(2)
    await user.click(opened.getByRole('switch', { name: share.hideAmounts }))
    expect(opened.queryByText('฿20.00')).toBeNull()
  })
})

describe('LOTTO-1 the same again', () => {
  it('puts the numbers into the slip of the next round, to be priced anew', async () => {
    const bill = await placed('hero', [['top2', '72', 20]], 'hanoi')
    const { user, address } = await site.renderAt(`/lotto/bills?bill=${bill.bill_id}`, { as: 'hero' })
    await user.click(await within(await sheet()).findByRole('button', { name: words.again }))
    await waitFor(() => expect(address()).toBe(`/lotto/${bill.round.round_id}`))
    expect(slipOf(useSlips.getState(), bill.round.round_id).lines).toEqual([
      { bet_type: 'top2', number: '72', amount: 20_00 },
    ])
  })
})

describe('LOTTO-3 won, lost and refunded', () => {
  it('no result: the stake is back', async () => {
    const before = await balanceOf('boy')
    const bill = await placed('boy', [['top3', '123', 10]], 'hanoi-vip')
    await endRound(site, bill.round.round_id, null)
    await site.renderAt('/lotto/bills', { as: 'boy' })
    const card = await main().findByRole('button', { name: new RegExp(bill.bill_no) })
    expect(card).toHaveTextContent(words.states.refunded)
    expect(card).toHaveTextContent('+฿10.00')
    expect(await balanceOf('boy')).toBe(before)
    expect(screen.getByRole('heading', { level: 1, name: pageTitles.lottoBills })).toBeInTheDocument()
  })

  it('shows the drawn digits, each line with what it brought, and the money that came in', async () => {
    const round = await openRound(site)
    const won = await placeBill(site, 'somchai', round.round_id, [
      ['bottom2', '72', 20],
      ['top2', '27', 20],
    ])
    const lost = await placeBill(site, 'somchai', round.round_id, [['top3', '527', 10]])
    await endRound(site, round.round_id, govPrizes('481', '72'))
    await site.renderAt('/lotto/bills', { as: 'somchai' })
    const card = await main().findByRole('button', { name: new RegExp(won.bill_no) })
    expect(card).toHaveTextContent(words.states.won)
    expect(card).toHaveTextContent('+฿1,900.00')
    const lostCard = main().getByRole('button', { name: new RegExp(lost.bill_no) })
    expect(lostCard).toHaveTextContent(words.states.lost)
    expect(lostCard).toHaveTextContent('-฿10.00')
  })

  it('the result card tells line by line', async () => {
    const { user } = await site.renderAt('/lotto/bills?state=won', { as: 'somchai' })
    await user.click(await main().findByRole('button', { name: /1,900/ }))
    const opened = within(await sheet())
    expect(await opened.findByText('481')).toBeVisible()
    const [first, second] = within(opened.getByRole('list', { name: words.detail })).getAllByRole('listitem')
    expect(first).toHaveTextContent('+1,900.00')
    expect(second).toHaveTextContent('0.00')
    expect(opened.queryByRole('button', { name: words.cancel })).toBeNull()
    expect(opened.getByRole('link', { name: words.allResults })).toHaveAttribute('href', '/lotto/results')
  })
})
