import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { claimLoss, getCashbackRules, getLossHistory, getTurnoverHistory } from '#contracts/cashback.ts'
import { getWallets } from '#contracts/member.ts'
import { dayPlus, thaiDayOf } from '#rules/thai-day.ts'
import { cashbackWords } from '#server/strings/cashback.ts'
import { cashback as words } from '#src/strings/money/cashback.ts'
import { moneyWrite } from '#src/strings/money/money-write.ts'
import { pageTitles } from '#src/strings/page-titles.ts'
import { shell } from '#src/strings/shell.ts'
import { TEST_START } from '#server/testing/test-server.ts'
import { broken, failure, never, success } from '#tests/harness/page-server.ts'
import { openSite } from '#tests/harness/render-at.tsx'

const site = openSite()
const main = () => within(screen.getByRole('main'))
const claimButton = (amount = '฿350.00') => main().findByRole('button', { name: words.claim(amount) })
const hero = (text: string) => main().findByText(text)

/** So many days ago by the server's clock, which stands at noon. */
const day = (back: number) => dayPlus(thaiDayOf(TEST_START), -back)

const row = (over: object = {}) => ({
  cashback_id: '7',
  kind: 'daily',
  from_day: day(1),
  to_day: day(1),
  state: 'claimable',
  lines: [
    {
      category: 'slot',
      name: 'สล็อต',
      staked: '1000.00',
      returned: '0.00',
      lost: '1000.00',
      rate_percent: 5,
      amount: '50.00',
      note: '',
    },
  ],
  lost: '1000.00',
  minimum: '1.00',
  cap: '3000.00',
  amount: '50.00',
  claimed_at: null,
  claimable_until: TEST_START + 24 * 3_600_000,
  ...over,
})
const answerWith = (...rows: object[]) => site.answer(getLossHistory, () => success(rows))

it('EXTRA-1 the figure, its computation, where it goes, the days before', async () => {
  await site.renderAt('/cashback', { as: 'ploy' })
  expect(await screen.findByRole('heading', { level: 1, name: pageTitles.cashback })).toBeVisible()
  expect(await claimButton()).toBeEnabled()
  const paper = within(
    main().getByRole('heading', { name: words.how }).closest<HTMLElement>('[data-surface]')!,
  )
  for (const text of [
    '+฿250.00',
    'แทง 12,600.00 − ได้คืน 7,600.00 = เสียสุทธิ 5,000.00',
    '5,000.00 × 5%',
    '+฿100.00',
    'แทง 5,800.00 − ได้คืน 3,300.00 = เสียสุทธิ 2,500.00',
    '2,500.00 × 4%',
    'แทง 1,000.00 − ได้คืน 1,400.00 = ได้กำไร ไม่นำมาหัก',
    'หวยและยี่กี',
    'สูงสุด ฿3,000.00 ต่อวัน ไม่นับยอดที่ใช้โบนัส',
  ])
    expect(await paper.findByText(text)).toBeVisible()
  expect(paper.getByText('฿350.00')).toBeVisible()
  expect(main().getByText(words.free)).toBeVisible()
  const [claimed, nothing] = main().getAllByRole('listitem')
  expect(claimed).toHaveTextContent(words.received('09:12 น.'))
  expect(claimed).toHaveTextContent('+฿120.00')
  expect(nothing).toHaveTextContent(words.nothingLost)
  expect(nothing).toHaveTextContent('฿0.00')
})

it('EXTRA-1 an earlier day opens with its computation, and leads back', async () => {
  const page = await site.renderAt('/cashback', { as: 'ploy' })
  await claimButton()
  await page.user.click(main().getAllByRole('link', { name: /120\.00/ })[0]!)
  expect(page.address()).toMatch(/^\/cashback\?day=\d{4}-\d\d-\d\d$/)
  expect(await hero('3,000.00 × 4%')).toBeVisible()
  expect(main().queryByRole('button', { name: /รับเงินคืน/ })).toBeNull()
  await page.user.click(main().getByRole('link', { name: words.back }))
  expect(await claimButton()).toBeVisible()
  await page.go('/cashback?day=2020-01-01')
  expect(await hero(words.unknownDay)).toBeVisible()
})

it('EXTRA-1 an end that is not known is asked about, and nothing is sent twice', async () => {
  const page = await site.renderAt('/cashback', { as: 'ploy' })
  await claimButton()
  site.answer(claimLoss, async (request) => {
    await site.server.app.fetch(request)
    return broken()
  })
  await page.user.dblClick(await claimButton())
  expect(await screen.findByText(words.claimed('฿350.00'))).toBeInTheDocument()
  expect(screen.queryByText(moneyWrite.unknownTitle)).toBeNull()
  await waitFor(() => expect(main().queryByRole('button', { name: /รับเงินคืน/ })).toBeNull())
  expect(site.asked.filter((path) => path.includes('loss/claim'))).toHaveLength(1)
  expect(await main().findByText(/รับเข้ากระเป๋าหลักแล้ว/)).toBeVisible()
})

it('EXTRA-1 while it is not known, the page says so instead of a button', async () => {
  answerWith(row())
  site.answer(claimLoss, never)
  const page = await site.renderAt('/cashback', { as: 'somchai' })
  await page.user.click(await claimButton('฿50.00'))
  expect(main().getByRole('button', { name: words.claim('฿50.00') })).toHaveAttribute('aria-busy', 'true')
})

it('EXTRA-1 a refusal is said, and the page asks again', async () => {
  answerWith(row())
  const refused = { error: 1, message: cashbackWords.refusals.claimed, data: null }
  site.answer(claimLoss, () => Response.json(refused))
  const page = await site.renderAt('/cashback', { as: 'somchai' })
  const button = await claimButton('฿50.00')
  const asked = () => site.asked.filter((path) => path.includes('loss/history')).length
  const before = asked()
  await page.user.click(button)
  expect(await screen.findByText(cashbackWords.refusals.claimed)).toBeInTheDocument()
  await waitFor(() => expect(asked()).toBeGreaterThan(before))
})

it.each([
  ['expired', { state: 'expired', claimable_until: TEST_START - 1 }, words.expired],
  ['run out while the page was open', { claimable_until: TEST_START - 1 }, words.expired],
  ['nothing lost', { state: 'none', amount: '0.00', lost: '0.00', claimable_until: null }, words.nothingLost],
  [
    'below the minimum',
    { state: 'none', amount: '0.00', lost: '5.00', claimable_until: null },
    words.belowMinimum,
  ],
  ['not reckoned yet', { state: 'running', cashback_id: '', claimable_until: null }, words.counting],
])('EXTRA-1 %s', async (_, over, text) => {
  answerWith(row(over))
  await site.renderAt('/cashback', { as: 'somchai' })
  expect(await hero(text)).toBeVisible()
  expect(main().queryByRole('button', { name: /รับเงินคืน/ })).toBeNull()
})

it('EXTRA-1 the cap is said where it takes something off', async () => {
  answerWith(row({ lines: [{ ...row().lines[0], amount: '9000.00' }], amount: '3000.00' }))
  await site.renderAt('/cashback', { as: 'somchai' })
  expect(await hero(words.capped('฿3,000.00'))).toBeVisible()
})

it('EXTRA-1 the minimum is said where it takes everything off', async () => {
  const lines = [{ ...row().lines[0], amount: '0.50' }]
  answerWith(row({ lines, amount: '0.00', state: 'none', claimable_until: null }))
  await site.renderAt('/cashback', { as: 'somchai' })
  expect(await hero(words.tooLittle('฿1.00'))).toBeVisible()
})

it('EXTRA-1 today so far stands apart, and opens', async () => {
  answerWith(
    row({ state: 'running', cashback_id: '', from_day: day(0), to_day: day(0), claimable_until: null }),
  )
  const page = await site.renderAt('/cashback', { as: 'somchai' })
  expect(await hero(words.notPlayed)).toBeVisible()
  await page.user.click(main().getByRole('link', { name: new RegExp(words.today) }))
  expect(page.address()).toBe(`/cashback?day=${day(0)}`)
  expect(await hero(words.todayNote)).toBeVisible()
})

it('EXTRA-1 nothing ever played', async () => {
  await site.renderAt('/cashback', { as: 'malee' })
  expect(await hero(words.notPlayed)).toBeVisible()
  expect(main().getByText(words.historyNoneText)).toBeVisible()
})

it('EXTRA-1 a promotion in the main wallet: not withdrawable at once, and the page says so', async () => {
  answerWith(row())
  site.answer(getWallets, async (request) => {
    const reply = (await (await site.server.app.fetch(request)).json()) as { data: object[] }
    return success(reply.data.map((wallet) => ({ ...wallet, active_promotion_name: 'โบนัส' })))
  })
  await site.renderAt('/cashback', { as: 'somchai' })
  expect(await hero(words.freeBound('โบนัส'))).toBeVisible()
})

it('LOGIN-6 a page that cannot be loaded says that the money is safe, and tries again', async () => {
  site.answer(getLossHistory, () => failure(500))
  const page = await site.renderAt('/cashback', { as: 'fon' })
  expect(await hero(words.historyFailed)).toBeVisible()
  expect(main().getByText(shell.moneySafe)).toBeVisible()
  site.mend(getLossHistory)
  await page.user.click(main().getByRole('button', { name: shell.retry }))
  expect(await hero(words.notPlayed)).toBeVisible()
})

it('EXTRA-1 the computation stands without the rules', async () => {
  answerWith(row())
  site.answer(getCashbackRules, () => failure(500))
  await site.renderAt('/cashback', { as: 'somchai' })
  expect(await hero('1,000.00 × 5%')).toBeVisible()
  expect(await claimButton('฿50.00')).toBeEnabled()
})

it('EXTRA-1 a visitor reads rates and rules, and signs in', async () => {
  const page = await site.renderAt('/cashback')
  expect(await main().findAllByText('5%')).toHaveLength(2)
  expect(main().getByText(words.none)).toBeVisible()
  expect(main().getByText(words.limits('฿1.00', '฿3,000.00'))).toBeVisible()
  expect(site.asked.filter((path) => path.includes('loss/'))).toEqual([])
  await page.user.click(main().getByRole('button', { name: words.signIn }))
  expect(await screen.findByRole('dialog')).toBeVisible()
})

it('EXTRA-1 rules that cannot be loaded, and an agent without any', async () => {
  site.answer(getCashbackRules, () => failure(500))
  const page = await site.renderAt('/cashback')
  expect(await main().findByText(words.ratesFailed)).toBeVisible()
  site.answer(getCashbackRules, () => success([]))
  await page.user.click(main().getByRole('button', { name: shell.retry }))
  expect(await main().findByText(words.noRules)).toBeVisible()
  expect(main().getByRole('button', { name: words.signIn })).toBeVisible()
})

it('EXTRA-1 what was played by day, filtered by a category that stands in the address', async () => {
  const page = await site.renderAt('/cashback', { as: 'ploy' })
  await page.user.click(await main().findByRole('link', { name: words.turnover }))
  expect(await main().findByText('฿12,600.00')).toBeVisible()
  expect(main().getByText('฿5,800.00')).toBeVisible()
  await page.user.click(main().getByRole('button', { name: 'สล็อต' }))
  expect(page.address()).toBe('/cashback?view=turnover&category=slot')
  await waitFor(() => expect(main().queryByText('฿5,800.00')).toBeNull())
  await page.user.click(main().getByRole('button', { name: 'ยิงปลา' }))
  expect(await main().findByText(words.turnoverNone)).toBeVisible()
})

it('EXTRA-1 more days come on request, and points where a day earned them', async () => {
  const played = (at: number) => ({
    day: day(at),
    category: 'slot',
    name: 'สล็อต',
    turnover: '100.00',
    points: 3,
    day_points: 3,
  })
  site.answer(getTurnoverHistory, (request) => {
    const page = Number(new URL(request.url).searchParams.get('page'))
    return success(page === 1 ? Array.from({ length: 20 }, (_, at) => played(at)) : [played(20)])
  })
  const page = await site.renderAt('/cashback?view=turnover', { as: 'somchai' })
  expect(await main().findAllByText(words.dayPoints('3'))).toHaveLength(20)
  await page.user.click(main().getByRole('button', { name: words.more }))
  await waitFor(() => expect(main().getAllByText(words.dayPoints('3'))).toHaveLength(21))
  expect(main().queryByRole('button', { name: words.more })).toBeNull()
})

it('EXTRA-1 a turnover that cannot be loaded', async () => {
  site.answer(getTurnoverHistory, () => failure(500))
  await site.renderAt('/cashback?view=turnover', { as: 'fon' })
  expect(await main().findByText(words.turnoverFailed)).toBeVisible()
})
