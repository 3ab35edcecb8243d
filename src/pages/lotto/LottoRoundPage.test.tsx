import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { getLottoLimit, getLottoRate, getLottoRound } from '#contracts/lotto.ts'
import { getBills } from '#contracts/bills.ts'
import { lottoNumbers } from '#server/db/schema/lotto.ts'
import { formatAmount } from '#rules/baht.ts'
import { satang } from '#contracts/money.ts'
import { billChecked, useCheckedBill } from '#src/stores/checked-bill.ts'
import { usePasteChoices } from '#src/stores/paste-choices.ts'
import { slipOf, useSlips } from '#src/stores/slip.ts'
import { billCheck, receipt } from '#src/strings/lotto/bill.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { limitWords } from '#src/strings/lotto/lotto-limits.ts'
import { typePrice } from '#src/strings/lotto/type-price.ts'
import { share } from '#src/strings/line/share.ts'
import { shell } from '#src/strings/shell.ts'
import { endRound, linesOf, openRound, type Stake } from '#tests/harness/lotto.ts'
import { failure, never, success } from '#tests/harness/page-server.ts'
import { openSite } from '#tests/harness/render-at.tsx'

const site = openSite()
const main = () => within(screen.getByRole('main'))
const press = (name: string | RegExp) => main().getByRole('button', { name })
let roundId = ''

beforeEach(async () => {
  useSlips.setState({ slips: {}, past: {}, notices: {} })
  usePasteChoices.setState({ pairs: null, place: null })
  roundId = (await openRound(site)).round_id
})

const slip = () =>
  slipOf(useSlips.getState(), roundId).lines.map(
    ({ bet_type, number, amount }) => `${bet_type} ${number} ${amount / 100}`,
  )
const fill = (...stakes: Stake[]) =>
  useSlips.setState({
    slips: { [roundId]: { walletId: '', price: null, prices: null, lines: linesOf(stakes), at: Date.now() } },
  })

async function open(as: string | null = null, query = '') {
  const visit = await site.renderAt(`/lotto/${roundId}${query}`, { as })
  if (query) await main().findByRole('region', { name: words.slipLabel })
  else await main().findByRole('tablist', { name: words.tabsLabel })
  return visit
}
/** All that is told of the round. */
const about = async (user: UserEvent) => {
  await user.click(press(words.aboutRound))
  return within(await screen.findByRole('dialog', { name: words.aboutRound }))
}
/** The tools stand where the prices do. */
const tools = (user: UserEvent) => user.click(press(words.toolsButton))
const tab = (name: string) => main().getByRole('tab', { name })

/** Closes, reduces or caps a number for the tests of this file. */
const restrict = (
  betType: 'top2' | 'bottom2',
  number: string,
  row: Partial<typeof lottoNumbers.$inferInsert>,
) =>
  site.server.db
    .insert(lottoNumbers)
    .values({ roundId, betType, number, state: 'closed', ...row })
    .onConflictDoNothing()

describe('LOTTO-1 the round', () => {
  it('without an id the lobby shows those that take bets', async () => {
    const { address } = await site.renderAt('/lotto')
    await waitFor(() => expect(address()).toBe('/lotto/lobby'))
  })

  it('shows a visitor which round it is, how long it is open, and how it ended last time', async () => {
    const { user } = await open()
    expect(screen.getByRole('heading', { level: 1, name: 'หวยรัฐบาลไทย' })).toBeVisible()
    expect(screen.queryByRole('link', { name: words.myBills })).toBeNull()
    expect(main().getByRole('timer')).toHaveTextContent(words.closesIn)
    const sheet = await about(user)
    expect(sheet.getByText(words.states.open)).toBeVisible()
    expect(sheet.getByText(words.lastFirst)).toBeVisible()
  })

  it('waits with boxes, says a failure once, and tries again', async () => {
    site.answer(getLottoRound, () => failure(500))
    const { user } = await site.renderAt(`/lotto/${roundId}`)
    const alert = await main().findByRole('alert')
    expect(alert).toHaveTextContent(words.loadFailed)
    site.answer(getLottoRound, never)
    await user.click(within(alert).getByRole('button', { name: shell.retry }))
    site.mend(getLottoRound)
  })

  it('the parts of the entry fail together, and come back together', async () => {
    site.answer(getLottoRate, () => failure(500))
    site.answer(getLottoLimit, () => failure(500))
    const { user } = await site.renderAt(`/lotto/${roundId}`)
    const alert = await main().findByRole('alert')
    site.mend(getLottoRate)
    site.mend(getLottoLimit)
    await user.click(within(alert).getByRole('button', { name: shell.retry }))
    expect(await main().findByRole('tablist', { name: words.tabsLabel })).toBeVisible()
  })

  it('an old link says so and leads on', async () => {
    await site.renderAt('/lotto/99999999')
    expect(await main().findByText(words.missingTitle)).toBeVisible()
    expect(main().getByRole('link', { name: words.toLobby })).toHaveAttribute('href', '/lotto/lobby')
  })

  it('ENV-7 is shared', async () => {
    const { user } = await open('hero')
    expect(screen.getAllByRole('link', { name: words.myBills })).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: words.share }))
    const sheet = await screen.findByRole('dialog', { name: share.title })
    expect(sheet).toHaveTextContent('หวยรัฐบาลไทย')
  })

  it('closed: takes nothing more, and drops the slip with a word', async () => {
    fill(['top2', '27', 20])
    site.answer(getLottoRound, async (request) => {
      const reply = (await (await site.server.app.fetch(request)).json()) as { data: { round: object } }
      return success({ ...reply.data, round: { ...reply.data.round, state: 'closed' } })
    })
    await site.renderAt(`/lotto/${roundId}`)
    expect(await main().findByRole('heading', { name: words.closedTitle })).toBeVisible()
    expect(await screen.findByText(words.slipDropped(1))).toBeVisible()
    expect(slip()).toEqual([])
  })
})

it('LOTTO-1 a round that was drawn shows its own result', async () => {
  roundId = (await openRound(site, 'hanoi-vip')).round_id
  await endRound(site, roundId, [
    { key: 'special', numbers: ['12481'] },
    { key: 'first', numbers: ['90772'] },
  ])
  await site.renderAt(`/lotto/${roundId}`)
  const result = within(await main().findByRole('region', { name: /^ผล/ }))
  expect(result.getByText('12481')).toBeVisible()
  expect(main().getByRole('link', { name: words.toResults })).toBeVisible()
})

it('LOTTO-2 loading a round forgets what was checked in another', async () => {
  billChecked({ roundId: 'another', walletId: '1', lines: [] }, { lines: [] } as never)
  await open()
  expect(useCheckedBill.getState().checked).toBeNull()
})

describe('LOTTO-1 entering numbers', () => {
  it('a full number is added for every active type, and undone', async () => {
    const { user } = await open()
    await user.click(tab('2 ตัว'))
    await user.click(press(/^สองตัวล่าง/))
    await user.click(press('2'))
    expect(slip()).toEqual([])
    await user.click(press('7'))
    expect(slip()).toEqual(['top2 27 1', 'bottom2 27 1'])
    const told = main().getAllByRole('status', { name: '' })
    expect(told.map((status) => status.textContent)).toContainEqual(expect.stringMatching(/27.*2/))
    await user.click(press(words.undo))
    expect(slip()).toEqual([])
  })

  it('กลับเลข adds both orders; tod and running numbers switch it off and say why', async () => {
    const { user } = await open()
    await user.click(tab('2 ตัว'))
    await tools(user)
    await user.click(press(words.reverse))
    await user.keyboard('27')
    expect(slip()).toEqual(['top2 27 1', 'top2 72 1'])
    await user.click(press(/^สองตัวโต๊ด/))
    expect(main().getByText(words.reverseOff)).toBeVisible()
    await user.keyboard('12')
    expect(slip().slice(2)).toEqual(['top2 12 1', 'tod2 12 1'])
  })

  it('the keyboard types, takes back and undoes; not while something else is typed into', async () => {
    const { user } = await open()
    await user.keyboard('12{Backspace}3')
    expect(slip()).toEqual([])
    await user.keyboard('4')
    expect(slip()).toEqual(['top3 134 1'])
    await user.keyboard('{Control>}z{/Control}')
    expect(slip()).toEqual([])
    await user.click(tab(words.pasteTab))
    await user.type(await main().findByRole('textbox', { name: words.pasteLabel }), '567')
    expect(slip()).toEqual([])
  })

  it('a number that is there already is added up, with a notice, and can be left out instead', async () => {
    fill(['top3', '123', 20])
    const { user } = await open()
    await user.keyboard('123')
    expect(slip()).toEqual(['top3 123 21'])
    expect(main().getByText(words.merged)).toBeVisible()
    await user.click(press(words.dropRepeats))
    expect(slip()).toEqual(['top3 123 20'])
  })

  it('a price for all bet types, or one for each, for the numbers that come next', async () => {
    const { user } = await open()
    await user.click(tab('2 ตัว'))
    await user.click(press(/^สองตัวล่าง/))
    // Nobody has chosen one: what a number costs is said all the same.
    expect(main().getByText(words.priceLeast(1))).toBeVisible()
    await user.click(press('20'))
    expect(main().getByText(words.priceLabel)).toBeVisible()
    await user.keyboard('27')
    await user.click(press(words.pricesApart))
    await user.click(press('ล่าง20'))
    await user.click(press('50'))
    await user.keyboard('11')
    await user.click(press(words.onePrice))
    const other = main().getByRole('textbox', { name: words.otherPriceLabel })
    await user.type(other, '15')
    await user.click(tab('2 ตัว'))
    await user.keyboard('33')
    expect(slip()).toEqual([
      'top2 27 20',
      'bottom2 27 20',
      'top2 11 20',
      'bottom2 11 50',
      'top2 33 15',
      'bottom2 33 15',
    ])
  })

  it('the grid puts numbers in and takes them out; three digits come by hundreds', async () => {
    const { user } = await open()
    await tools(user)
    await user.click(press(words.grid))
    await user.click(press('500'))
    await user.click(press('527'))
    expect(press('527')).toHaveAttribute('aria-pressed', 'true')
    expect(slip()).toEqual(['top3 527 1'])
    await user.click(press('527'))
    expect(slip()).toEqual([])
  })

  it('closed numbers cannot be chosen, nor typed', async () => {
    await restrict('top2', '31', {})
    const { user } = await open()
    await user.click(tab('2 ตัว'))
    await tools(user)
    await user.click(press(words.grid))
    expect(press(words.cellClosed('31'))).toBeDisabled()
    await user.keyboard('31')
    expect(await screen.findByText(words.closedNumbers('31'))).toBeVisible()
    expect(slip()).toEqual([])
  })

  it('a tool counts exactly what it would add, and asks', async () => {
    const { user } = await open()
    await user.click(tab('2 ตัว'))
    await user.click(press(/^สองตัวล่าง/))
    await tools(user)
    await user.click(press(words.toolNames.doors))
    const sheet = within(await screen.findByRole('dialog', { name: words.toolNames.doors }))
    expect(sheet.getByRole('button', { name: words.toolAdd('0') })).toBeDisabled()
    await user.click(sheet.getByRole('button', { name: '5' }))
    expect(sheet.getByText(words.toolCount('19'))).toBeVisible()
    await user.click(sheet.getByRole('button', { name: /^เพิ่ม/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const numbers = slip().filter((line) => line.startsWith('bottom2'))
    expect(numbers.every((line) => /5/.test(line.split(' ')[1]!))).toBe(true)
    expect(numbers.length).toBeGreaterThan(15)
  })

  it('changing one’s mind about a tool adds nothing', async () => {
    const { user } = await open()
    await tools(user)
    await user.click(press(words.toolNames.triples))
    const sheet = within(await screen.findByRole('dialog', { name: words.toolNames.triples }))
    await user.click(sheet.getByRole('button', { name: words.cancel }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(slip()).toEqual([])
  })

  it('warns of tod on repeated digits, and takes it', async () => {
    const { user } = await open()
    await user.click(press(/^สามตัวโต๊ด/))
    await user.keyboard('122')
    expect(await screen.findByText(new RegExp(words.todRepeat('122', 3, 6)))).toBeVisible()
    expect(slip()).toEqual(['top3 122 1', 'tod3 122 1'])
  })

  it('LOTTO-4 tells what the chosen type takes, what the member has left in the round, and what is limited', async () => {
    await restrict('top2', '81', { state: 'reduced', rate: satang(47_50) })
    const as = await site.tokenOf('hero')
    const { data } = await site.server.call(getLottoRound, { round_id: roundId }, { as })
    const left = data.limits!.member!.most - data.staked!
    const { user } = await open('hero')
    await user.click(tab('2 ตัว'))
    const takes = press(new RegExp(words.takesTitle))
    expect(takes).toHaveTextContent(words.takesRange('1', '5,000'))
    expect(takes).toHaveTextContent(words.takesLeft(formatAmount(left, { whole: true })))
    await user.keyboard('81')
    expect(await screen.findByText(words.numberLimited('สองตัวบน', '81', words.limitHalf))).toBeVisible()
    await user.click(takes)
    const sheet = within(await screen.findByRole('dialog', { name: words.takesTitle }))
    expect(sheet.getByText(limitWords.left)).toBeVisible()
    expect(sheet.getByText('81')).toBeVisible()
  })

  it('shows the limited numbers, all of them on request', async () => {
    await restrict('bottom2', '77', { state: 'reduced', rate: satang(4_750) })
    const { user } = await open()
    const sheet = await about(user)
    expect(sheet.getByText(words.limitedTitle)).toBeVisible()
    const row = (await sheet.findByText('77')).closest('li')!
    expect(row).toHaveTextContent(words.limitHalf)
  })
})

describe('LOTTO-1 pasting', () => {
  it('shows line by line what was read, asks, remembers, and adds only on a press', async () => {
    const { user } = await open()
    await user.click(tab(words.pasteTab))
    await user.click(main().getByRole('textbox', { name: words.pasteLabel }))
    await user.paste('แม่แดง\n123=20*20\n12=50*50\nรวม 140')
    const rows = within(await main().findByRole('list', { name: words.pastePreview })).getAllByRole(
      'listitem',
    )
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining(words.skip.words),
      expect.stringContaining(words.rowLines('2', '฿40')),
      expect.stringContaining(words.rowState.ask),
      expect.stringContaining(words.skip.total),
    ])
    expect(slip()).toEqual([])
    await user.click(press(words.pasteAnswers.pairs.bottom))
    await user.click(press(words.pasteAdd('4')))
    expect(slip()).toEqual(['top3 123 20', 'tod3 123 20', 'top2 12 50', 'bottom2 12 50'])
    expect(usePasteChoices.getState().pairs).toBe('bottom')
    expect(main().getByRole('textbox', { name: words.pasteLabel })).toHaveValue('')
  })
})

describe('LOTTO-1 the slip', () => {
  const view = '?view=slip'
  const paper = () => within(screen.getByRole('region', { name: words.slipLabel }))

  it('sums lines, stake, what it can win and what is left; closed ones are left out', async () => {
    await restrict('top2', '31', {})
    fill(['top2', '27', 20], ['top2', '31', 20], ['top3', '527', 10])
    await open('hero', view)
    expect(paper().getByText(words.lineClosed)).toBeVisible()
    expect(paper().getByText(words.closedNote(1, '31'))).toBeVisible()
    expect(paper().getByText(words.slipCount('2'))).toBeVisible()
    expect(paper().getByText('฿9,000.00')).toBeVisible()
    expect(press(words.send)).toBeEnabled()
    expect(main().getAllByText('฿30.00').length).toBeGreaterThan(0)
  })

  it('one price for all, a line of its own, and the chips that raise it', async () => {
    fill(['top2', '27', 20], ['top3', '527', 10])
    const { user } = await open('hero', view)
    await user.click(press('50'))
    expect(slip()).toEqual(['top2 27 50', 'top3 527 50'])
    const amount = paper().getByRole('textbox', { name: words.amountOf('สองตัวบน', '27') })
    await user.clear(amount)
    await user.type(amount, '15.50')
    expect(slip()[0]).toBe('top2 27 15.5')
    await paper().findByText('1,472.50')
    await user.click(press(words.addBahtAloud(10)))
    expect(slip()[0]).toBe('top2 27 25.5')
    await user.click(press(words.most))
    expect(slip()[0]).toBe('top2 27 5000')
  })

  it('removes lines, clears them all, and brings them back', async () => {
    fill(['top2', '27', 20], ['top2', '72', 20])
    const { user } = await open('hero', view)
    await user.click(press(words.remove('สองตัวบน 27')))
    expect(slip()).toEqual(['top2 72 20'])
    await user.click(press(words.clearAll))
    expect(await paper().findByText(words.emptyTitle)).toBeVisible()
    await user.click(press(words.undo))
    expect(slip()).toEqual(['top2 72 20'])
    await user.keyboard('{Control>}z{/Control}')
    expect(slip()).toEqual(['top2 27 20', 'top2 72 20'])
    await user.keyboard('1')
    await user.keyboard('2')
    expect(slip()).toHaveLength(2)
  })

  it('says what is wrong with an amount, holds the slip back, and mends a line with one press', async () => {
    fill(['top2', '27', 0.5])
    const { user } = await open('hero', view)
    expect(paper().getByText(words.underMin('฿1'))).toBeVisible()
    expect(main().queryByRole('button', { name: new RegExp(`^${words.send}`) })).toBeNull()
    await user.click(press(`${words.mendTo('฿1')} 27`))
    expect(slip()).toEqual(['top2 27 1'])
    expect(await main().findByRole('button', { name: words.send })).toBeEnabled()
    await user.click(press(words.undo))
    expect(slip()).toEqual(['top2 27 0.5'])
  })

  it('mends all lines with one press: to what is taken, or out where nothing is', async () => {
    await restrict('top2', '41', { state: 'capped', cap: satang(350_00) })
    await restrict('top2', '42', { state: 'capped', cap: satang(0) })
    fill(['top2', '41', 800], ['top2', '42', 20], ['top2', '43', 9000], ['top2', '44', 20])
    const { user } = await open('hero', view)
    expect(paper().getByText(words.tooMuch('฿450'))).toBeVisible()
    // The next such line, and the first again after the last.
    const next = press(new RegExp(words.nextFaulty))
    const mends = [`${words.mendTo('฿350')} 41`, `${words.takeOut} 42`, `${words.mendTo('฿5,000')} 43`]
    for (const name of [...mends, mends[0]!]) {
      await user.click(next)
      await waitFor(() => expect(press(name)).toHaveFocus())
    }
    await user.click(press(words.mendAll))
    expect(slip()).toEqual(['top2 41 350', 'top2 43 5000', 'top2 44 20'])
    await user.click(press(words.undo))
    expect(slip()).toHaveLength(4)
  })

  it('LOTTO-4 another price for the lines of one bet type, as one step; limits are judged anew', async () => {
    await restrict('top2', '45', { state: 'capped', cap: satang(30_00) })
    fill(['top2', '45', 20], ['top2', '46', 10], ['bottom2', '45', 10], ['bottom2', '46', 10])
    const { user } = await open('hero', view)
    await user.click(press(/^ปรับราคา สองตัวบน$/))
    const sheet = within(await screen.findByRole('dialog', { name: typePrice.title('สองตัวบน') }))
    expect(sheet.getByRole('button', { name: typePrice.choose })).toBeDisabled()
    await user.click(sheet.getByRole('button', { name: '50' }))
    expect(sheet.getByText('฿100.00')).toBeVisible()
    expect(await sheet.findByText(typePrice.faulty('1'))).toBeVisible()
    await user.click(sheet.getByRole('button', { name: typePrice.use('฿50.00', '2') }))
    expect(slip()).toEqual(['top2 45 50', 'top2 46 50', 'bottom2 45 10', 'bottom2 46 10'])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(press(`${words.mendTo('฿30')} 45`)).toBeVisible()
    await user.click(press(words.undo))
    expect(slip()).toEqual(['top2 45 20', 'top2 46 10', 'bottom2 45 10', 'bottom2 46 10'])
  })

  it('says how much is missing, and where it comes from', async () => {
    fill(...Array.from({ length: 60 }, (_, at): Stake => ['top2', String(at + 40), 5000]))
    await open('hero', view)
    expect(paper().getByText(/ยอดเงินไม่พอ/)).toBeVisible()
    expect(paper().getByRole('link', { name: words.deposit })).toHaveAttribute('href', '/member/deposit')
  })

  it('a visitor is asked to sign in, and the slip is there afterwards', async () => {
    fill(['top2', '27', 20])
    const { user, address } = await open(null, view)
    await user.click(press(words.signIn))
    await waitFor(() => expect(address()).toBe('/login'))
    expect(slip()).toEqual(['top2 27 20'])
  })

  it('a phone goes to the slip and back, and the way back is the browser’s', async () => {
    fill(['top2', '27', 20])
    const { user, router, address } = await open('hero')
    await user.click(press(new RegExp(`^${words.checkSlip} ${words.slipOf('1')}`)))
    expect(address()).toBe(`/lotto/${roundId}?view=slip`)
    await user.click(await main().findByRole('button', { name: words.backToEntry }))
    await waitFor(() => expect(address()).toBe(`/lotto/${roundId}`))
    expect(router.state.location.search).toBe('')
  })

  it('LOTTO-2 is checked and placed through the bill dialog, and then gone', async () => {
    fill(['top2', '27', 20], ['top3', '527', 10])
    const { user } = await open('hero', view)
    await user.click(press(words.send))
    const dialog = within(await screen.findByRole('dialog', { name: billCheck.titleOf('2') }))
    await user.click(await dialog.findByRole('button', { name: `${billCheck.send} ฿30.00` }))
    expect(await screen.findByRole('dialog', { name: receipt.title })).toHaveTextContent(receipt.placed)
    expect(slip()).toEqual([])
    const { data } = await site.server.call(getBills, { agent_id: 7 }, { as: await site.tokenOf('hero') })
    expect(data[0]).toMatchObject({ total: satang(3000), line_count: 2 })
  })
})

describe('LOTTO-1 saved sets', () => {
  it('saves the slip, pours it out again, and deletes it', async () => {
    fill(['top2', '27', 20])
    const { user } = await open('narin1990')
    await user.click(tab(words.setsTab))
    expect(await main().findByText(words.setsEmptyTitle)).toBeVisible()
    await user.click(press(words.setsSaveAction))
    expect(await main().findByText(words.setsNameRequired)).toBeVisible()
    await user.type(main().getByRole('textbox', { name: words.setsName }), 'เลขบ้าน')
    await user.click(press(words.setsSaveAction))
    await user.click(await main().findByRole('button', { name: words.setsUseAloud('เลขบ้าน') }))
    expect(slip()).toEqual(['top2 27 40'])
    await user.click(press(words.setsDelete('เลขบ้าน')))
    const sure = within(await screen.findByRole('alertdialog', { name: words.setsDeleteTitle }))
    await user.click(sure.getByRole('button', { name: words.setsDeleteAction }))
    expect(await main().findByText(words.setsEmptyTitle)).toBeVisible()
  })

  it('asks a visitor to sign in', async () => {
    const { user } = await open()
    await user.click(tab(words.setsTab))
    expect(main().getByText(words.setsVisitor)).toBeVisible()
  })
})
