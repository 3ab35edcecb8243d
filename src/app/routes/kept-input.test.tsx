/**
 * LOGIN-8 over every form of a member: the session ends at the server while something is typed, sending it leads to the
 * login, and after that what was typed is there again, as the login promises.
 */
import { screen, waitFor, within } from '@testing-library/react'
import { and, asc, eq, gt } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { logout } from '#contracts/auth.ts'
import { lotteries, lottoRounds } from '#server/db/schema/lotto.ts'
import { sandboxAgent } from '#sandbox/strings/agent.ts'
import { sandboxRedemption as goods } from '#sandbox/strings/redemption.ts'
import { SANDBOX_PASSWORD } from '#sandbox/sentinels.ts'
import { slipOf, useSlips } from '#src/stores/slip.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { coupon } from '#src/strings/rewards/coupon.ts'
import { deposit } from '#src/strings/money/deposit.ts'
import { lottoEntry } from '#src/strings/lotto/lotto-entry.ts'
import { profile } from '#src/strings/profile.ts'
import { promotions } from '#src/strings/rewards/promotions.ts'
import { redeem } from '#src/strings/rewards/redeem.ts'
import { transfer } from '#src/strings/money/transfer.ts'
import { fairness } from '#src/strings/rewards/wheel.ts'
import { withdraw } from '#src/strings/money/withdraw.ts'
import { yeekee } from '#src/strings/lotto/yeekee.ts'
import { linesOf, openRound } from '#tests/harness/lotto.ts'
import { agree } from '#tests/harness/consent.ts'
import { openSite, type Site } from '#tests/harness/render-at.tsx'

const site = openSite()
const main = () => within(screen.getByRole('main'))
type Within = ReturnType<typeof within>

const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))
async function press({ user }: Site, part: Within, name: string | RegExp): Promise<void> {
  const button = await part.findByRole('button', { name })
  await waitFor(() => expect(button).toBeEnabled())
  await user.click(button)
}
async function sheetBy(page: Site, opener: string, name: string | RegExp = opener): Promise<Within> {
  await press(page, main(), opener)
  return dialog(name)
}

/** A field by its label, and what is typed into it. */
type Typed = readonly [label: string, text: string]

interface Kept {
  /** narin1990 unless told. */
  as?: string
  path: string | (() => Promise<string>)
  /** Where the fields stand; opens the sheet when they stand in one. */
  part?: (page: Site) => Promise<Within>
  typed: readonly Typed[]
  /** Choices that go before. */
  choose?: (page: Site, part: Within) => Promise<void>
  send: string | RegExp
  /** It asks for consent first. */
  consent?: 'promotion'
  /** It is looked at once more, and sent by this button. */
  review?: string
  /** What else must be there again. */
  also?: (part: Within) => void
}

const { firstDeposit } = sandboxAgent.promotions

async function shootingRound(): Promise<string> {
  const { db, clock } = site.server
  const [found] = await db
    .select({ id: lottoRounds.id })
    .from(lottoRounds)
    .innerJoin(lotteries, eq(lotteries.id, lottoRounds.lotteryId))
    .where(and(eq(lotteries.key, 'yeekee'), gt(lottoRounds.closesAt, clock.now())))
    .orderBy(asc(lottoRounds.closesAt))
    .limit(1)
  const closesAt = clock.now() + 8 * 60_000
  const times = { opensAt: closesAt - 60 * 60_000, closesAt, resultAt: closesAt, state: 'open' as const }
  await db.update(lottoRounds).set(times).where(eq(lottoRounds.id, found!.id))
  return found!.id
}

async function roundWithSlip(): Promise<string> {
  const { round_id } = await openRound(site)
  useSlips.setState({
    slips: {
      [round_id]: {
        walletId: '',
        price: null,
        prices: null,
        lines: linesOf([['top2', '27', 20]]),
        at: Date.now(),
      },
    },
  })
  return `/lotto/${round_id}`
}

const forms: Record<string, Kept> = {
  'a coupon': {
    path: '/member/coupon',
    typed: [[coupon.code, 'CHOKDEE2569']],
    send: coupon.use,
  },
  'a deposit': {
    path: '/member/deposit',
    typed: [[deposit.amount, '700']],
    send: new RegExp(`^${deposit.submit.qr}`),
  },
  'a withdrawal': {
    path: '/member/withdraw',
    typed: [[withdraw.amount, '321']],
    send: new RegExp(`^${withdraw.submit}`),
    review: withdraw.reviewConfirm,
  },
  'a transfer between wallets': {
    path: '/member',
    part: (page) => sheetBy(page, transfer.open, transfer.title),
    typed: [[transfer.amount, '12.5']],
    async choose({ user }, sheet) {
      const from = await sheet.findByLabelText(transfer.from)
      await user.selectOptions(from, sheet.getByRole('option', { name: /กระเป๋าหวย/ }))
      const to = sheet.getByLabelText(transfer.to)
      await user.selectOptions(to, sheet.getByRole('option', { name: /กระเป๋าสล็อต/ }))
    },
    send: transfer.confirm,
    also: (sheet) => expect(sheet.getByLabelText(transfer.to)).toHaveDisplayValue(/กระเป๋าสล็อต/),
  },
  'a promotion': {
    path: '/promotions',
    part: (page) => sheetBy(page, promotions.receiveNamed(firstDeposit.name), firstDeposit.name),
    async choose({ user }, sheet) {
      await user.click(await sheet.findByRole('radio', { name: /กระเป๋าหลัก/ }))
    },
    typed: [[promotions.amount, '200']],
    send: promotions.confirm,
    consent: 'promotion',
    also: (sheet) => expect(sheet.getByRole('radio', { name: /กระเป๋าหลัก/ })).toBeChecked(),
  },
  'something of the point shop': {
    path: '/redeem',
    part: (page) => sheetBy(page, redeem.redeemOne(goods.cup), redeem.redeemNamed(goods.cup)),
    typed: [
      [redeem.name, 'นรินทร์ ทองดี'],
      [redeem.mobile, '0812345678'],
      [redeem.address, '99/1 ถนนพระราม 4 กรุงเทพฯ 10110'],
    ],
    send: new RegExp(`^${redeem.confirm('').slice(0, 8)}`),
  },
  'a second bank account': {
    as: 'arisa',
    path: '/member/profile',
    part: (page) => sheetBy(page, profile.addSecond),
    async choose({ user }, sheet) {
      await user.click(await sheet.findByRole('button', { name: new RegExp(`^${auth.bank} `) }))
      const banks = await dialog(auth.bankChoose)
      await user.click(banks.getByRole('button', { name: /TMBThanachart/ }))
      await user.type(sheet.getByLabelText(profile.yourPassword), SANDBOX_PASSWORD)
    },
    typed: [[auth.accountNo, '0000003100']],
    send: profile.saveAccount,
    also: (sheet) => expect(sheet.getByLabelText(profile.yourPassword)).toHaveValue(''),
  },
  'a seed of the wheel': {
    path: '/member/wheel?view=fairness',
    part: (page) => sheetBy(page, fairness.rotate, fairness.rotateTitle),
    typed: [[fairness.newSeed, 'narin-7f3a']],
    send: fairness.rotate,
  },
  'a name for a set of numbers': {
    path: roundWithSlip,
    async part({ user }) {
      await user.click(await main().findByRole('tab', { name: lottoEntry.setsTab }))
      return main()
    },
    typed: [[lottoEntry.setsName, 'เลขบ้าน']],
    send: lottoEntry.setsSaveAction,
    also: () => {
      const [id] = Object.keys(useSlips.getState().slips)
      expect(slipOf(useSlips.getState(), id!).lines).toHaveLength(1)
    },
  },
}

/** Ends every session that this token stands for, at the server only. */
const endAtServer = async (token: string) =>
  expect((await site.server.call(logout, {}, { as: token })).status).toBe(200)

async function signInAgain(page: Site, as = 'narin1990'): Promise<void> {
  const told = await waitFor(() => {
    const ask = screen.queryByRole('alertdialog', { name: auth.expiredTitle })
    const form = screen.queryByRole('form', { name: auth.loginTitle })
    if (!ask && !form) throw new Error('nothing says that the session has ended')
    return ask
  })
  if (told) await press(page, within(told), auth.login)
  const form = within(await screen.findByRole('form', { name: auth.loginTitle }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await page.user.type(form.getByLabelText(auth.usernameOrMobile), as)
  await page.user.type(form.getByLabelText(auth.password), SANDBOX_PASSWORD)
  await page.user.click(form.getByRole('button', { name: auth.login }))
  await waitFor(() => expect(screen.queryByRole('form', { name: auth.loginTitle })).toBeNull())
}

const field = (part: Within, label: string) => part.findByRole('textbox', { name: label })

it.each(Object.entries(forms))('LOGIN-8 %s: what was typed outlives the session', async (_, kept) => {
  const path = typeof kept.path === 'string' ? kept.path : await kept.path()
  const token = await site.tokenOf(kept.as ?? 'narin1990')
  const page = await site.renderAt(path, { token })
  const at = page.address()
  const open = kept.part ?? (() => Promise.resolve(main()))

  let part = await open(page)
  await kept.choose?.(page, part)
  const shown: string[] = []
  for (const [label, text] of kept.typed) {
    const input = await field(part, label)
    await page.user.clear(input)
    await page.user.type(input, text)
    shown.push((input as HTMLInputElement).value)
  }
  expect(shown.every((text) => text !== '')).toBe(true)
  const button = await part.findByRole('button', { name: kept.send })
  await waitFor(() => expect(button).toBeEnabled())
  await endAtServer(token)
  await page.user.click(button)
  if (kept.consent) await agree(page.user, kept.consent)
  if (kept.review) await page.user.click(await screen.findByRole('button', { name: kept.review }))

  await signInAgain(page, kept.as)
  await waitFor(() => expect(page.address()).toBe(at))
  part = await open(page)
  for (const [index, [label]] of kept.typed.entries()) {
    const input = await field(part, label)
    await waitFor(() => expect(input).toHaveValue(shown[index]))
  }
  kept.also?.(part)
})

it('LOGIN-8 a number for the Yeekee outlives the session', async () => {
  const token = await site.tokenOf('narin1990')
  const round = await shootingRound()
  const page = await site.renderAt(`/lotto/${round}`, { token })
  const pad = async () => within(await main().findByRole('region', { name: yeekee.shoot }))
  const slots = async () => (await pad()).getByRole('status', { name: yeekee.slots })
  await pad()
  await page.user.keyboard('40217')
  const shown = (await slots()).textContent
  await endAtServer(token)
  await page.user.click((await pad()).getByRole('button', { name: new RegExp(`^${yeekee.shoot}`) }))
  await signInAgain(page)
  await waitFor(() => expect(page.address()).toBe(`/lotto/${round}`))
  expect(await slots()).toHaveTextContent(shown)
})
