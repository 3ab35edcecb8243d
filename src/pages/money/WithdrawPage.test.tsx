import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { DataOf, Endpoint } from '#contracts/kit.ts'
import { satang } from '#contracts/money.ts'
import { getWallets } from '#contracts/member.ts'
import { sendPinCode, setPin } from '#contracts/pin.ts'
import { getProtection } from '#contracts/protection.ts'
import { createWithdrawal, getWithdrawal, getWithdrawOptions } from '#contracts/withdraw.ts'
import { getOperation } from '#contracts/operations.ts'
import { agentSettings } from '#server/db/schema/agent.ts'
import { sandboxMessages } from '#server/db/schema/sandbox.ts'
import { errors } from '#server/strings/errors.ts'
import { bindWallet } from '#server/testing/bind-wallet.ts'
import { addBankAccount } from '#server/testing/scenes/banks.ts'
import { runPayouts } from '#server/modules/withdraw/payout.ts'
import { decide } from '#sandbox/payouts/bank.ts'
import { AMOUNT_PAYOUT_BY_HAND } from '#sandbox/sentinels.ts'
import { pauseWords } from '#server/strings/member.ts'
import { withdrawMessages } from '#server/strings/withdraw.ts'
import { pin } from '#src/strings/auth/pin.ts'
import { ui } from '#src/strings/ui.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { moneyWrite } from '#src/strings/money/money-write.ts'
import { signOutWords } from '#src/strings/sign-out.ts'
import { shell } from '#src/strings/shell.ts'
import { withdraw } from '#src/strings/money/withdraw.ts'
import { lookAgain } from '#tests/harness/jsdom/look-again.ts'
import { broken, failure, never, success } from '#tests/harness/page-server.ts'
import { openSite } from '#tests/harness/render-at.tsx'

const site = openSite()
const main = () => within(screen.getByRole('main'))
const form = async () => within(await screen.findByRole('form', { name: withdraw.formLabel }))

/** What stands beside a label. */
const row = (label: string) => screen.getByText(label).parentElement

beforeEach(() => sessionStorage.clear())

/** The fourteenth of May of a year of the Buddhist era, told. */
async function birthday(user: UserEvent, age: ReturnType<typeof within>, year: string): Promise<void> {
  await user.selectOptions(age.getByLabelText(auth.birthDay), '14')
  await user.selectOptions(age.getByLabelText(auth.birthMonth), '5')
  await user.type(age.getByLabelText(auth.birthYear), year)
  await user.click(age.getByRole('button', { name: withdraw.ageSend }))
}

/** What `somebody` has in all wallets. */
async function balanceOf(username: string): Promise<number> {
  const { data } = await site.server.call(getWallets, {}, { as: await site.tokenOf(username) })
  return data.reduce((sum, wallet) => sum + wallet.balance, 0)
}

/** Every wallet bound, as after a promotion for all there is. */
const allBound = (data: DataOf<typeof getWithdrawOptions>): DataOf<typeof getWithdrawOptions> => ({
  ...data,
  withdrawable: satang(0),
  locked: satang(700_90),
  wallets: data.wallets.map((wallet) => ({ ...wallet, withdrawable: satang(0) })),
})

describe('PAY-2 can I withdraw?', () => {
  it.each([true, false])(
    'says that what is bound leaves the rest alone only where there is a rest (%s)',
    async (rest) => {
      const as = await site.tokenOf('narin1990')
      const { data } = await site.server.call(getWithdrawOptions, {}, { as })
      const shown = rest ? { ...data, locked: satang(700_90) } : allBound(data)
      site.answer(getWithdrawOptions, () => success(z.encode(getWithdrawOptions.response, shown)))
      await site.renderAt('/member/withdraw', { as: 'narin1990' })
      const note = await main().findByText(new RegExp(withdraw.lockedNote('฿700.90')))
      if (rest) expect(note).toHaveTextContent(withdraw.lockedRest)
      else expect(note).not.toHaveTextContent(withdraw.lockedRest)
    },
  )

  it('shows what can be withdrawn, what is bound with its bar, and how often', async () => {
    const { user } = await site.renderAt('/member/withdraw', { as: 'narin1990' })
    await user.click(await main().findByText(withdraw.fromWallet))
    expect(main().getByText(withdraw.byWallet)).toBeVisible()
    expect(main().getByText(withdraw.times(0, 3))).toBeVisible()
    const wallets = within(main().getByRole('radiogroup', { name: withdraw.chooseWallet }))
    expect(wallets.getAllByRole('radio').length).toBeGreaterThan(1)
    for (const bar of wallets.getAllByRole('progressbar')) expect(bar).toHaveAccessibleName()
    expect((await form()).getByText(withdraw.registered)).toBeVisible()
    expect(main().queryByText(withdraw.blockedTitle)).toBeNull()
  })

  it('asks for the date of birth where none is held, and then lets the money out', async () => {
    await site.server.db.execute(sql`update members set birthday = '' where username = 'nid'`)
    const { user } = await site.renderAt('/member/withdraw', { as: 'nid' })
    const age = within(await main().findByRole('form', { name: withdraw.ageTitle }))
    expect(screen.queryByRole('form', { name: withdraw.formLabel })).toBeNull()
    await user.click(age.getByRole('button', { name: withdraw.ageSend }))
    expect(await age.findByText(auth.birthdayMissing)).toBeVisible()
    await birthday(user, age, '2533')
    await form()
    expect(screen.queryByRole('form', { name: withdraw.ageTitle })).toBeNull()
  })

  it('tells a minor kindly: play stops, and what is theirs can be withdrawn', async () => {
    await site.server.db.execute(sql`update members set birthday = '' where username = 'boy'`)
    const { user } = await site.renderAt('/member/withdraw', { as: 'boy' })
    await birthday(user, within(await main().findByRole('form', { name: withdraw.ageTitle })), '2553')
    expect(await main().findByText(pauseWords.minor)).toBeVisible()
    await form()
    const { data } = await site.server.call(getProtection, {}, { as: await site.tokenOf('boy') })
    expect(data.pause).toMatchObject({ kind: 'age', state: 'running' })
  })

  it('names the missing account, with the page that takes one, and shows no form', async () => {
    await site.renderAt('/member/withdraw', { as: 'malee' })
    const note = within((await main().findByText(withdraw.blockedTitle)).closest('section')!)
    expect(note.getByText(withdrawMessages.noBankAccount)).toBeVisible()
    expect(note.getByRole('link', { name: withdraw.lift.bank_account! })).toHaveAttribute(
      'href',
      '/member/profile',
    )
    expect(screen.queryByRole('form', { name: withdraw.formLabel })).toBeNull()
  })

  it('waits with boxes, says a failure once, and tries again', async () => {
    site.answer(getWithdrawOptions, never)
    await site.renderAt('/member/withdraw', { as: 'hero' })
    expect(await main().findByText(shell.loading)).toBeInTheDocument()
  })

  it('LOGIN-6 a failure is no figure', async () => {
    site.answer(getWithdrawOptions, () => failure(500))
    const { user } = await site.renderAt('/member/withdraw', { as: 'hero' })
    const alert = await main().findByRole('alert')
    expect(alert).toHaveTextContent(withdraw.loadFailed)
    site.mend(getWithdrawOptions)
    await user.click(within(alert).getByRole('button', { name: shell.retry }))
    expect(await form()).toBeDefined()
  })

  it('explains how turnover is counted', async () => {
    const { user } = await site.renderAt('/member/withdraw', { as: 'hero' })
    await user.click(await main().findByRole('button', { name: withdraw.turnoverHow }))
    expect(await screen.findByRole('alertdialog', { name: withdraw.turnoverHow })).toHaveTextContent(
      withdraw.turnoverHowText,
    )
  })
})

describe('PAY-2 the amount', () => {
  it.each([
    ['0', withdraw.amountRequired],
    ['99.99', withdraw.underMin('฿100')],
    ['1500.01', withdraw.overWallet('฿1,500.00')],
  ])('%j is answered beside the field and not sent', async (text, sentence) => {
    const { user } = await site.renderAt('/member/withdraw', { as: 'somchai' })
    const field = (await form()).getByLabelText(withdraw.amount)
    if (text) await user.type(field, text)
    await user.click((await form()).getByRole('button', { name: new RegExp(`^${withdraw.submit}`) }))
    expect(await (await form()).findByText(sentence)).toBeVisible()
    expect(field).toHaveFocus()
    expect(await balanceOf('somchai')).toBe(1_500_00)
  })

  it('left empty is all there is: said on the button, reviewed, and nothing before that is sent', async () => {
    const { user } = await site.renderAt('/member/withdraw', { as: 'somchai' })
    const request = await form()
    await user.click(request.getByRole('button', { name: `${withdraw.submit} ${withdraw.all} ฿1,500.00` }))
    const review = within(await screen.findByRole('dialog', { name: withdraw.reviewTitle }))
    expect(review.getAllByText('฿1,500.00').length).toBeGreaterThan(0)
    expect(await balanceOf('somchai')).toBe(1_500_00)
    await user.click(review.getByRole('button', { name: withdraw.reviewBack }))
    expect((await form()).getByLabelText(withdraw.amount)).toHaveValue('')
  })

  it('can be all there is, and the figures follow', async () => {
    const { user } = await site.renderAt('/member/withdraw', { as: 'somchai' })
    const request = await form()
    await user.click(request.getByRole('button', { name: withdraw.all }))
    expect(request.getByLabelText(withdraw.amount)).toHaveValue('1,500')
    expect(request.getByRole('button', { name: `${withdraw.submit} ฿1,500.00` })).toBeVisible()
    await user.click(request.getByRole('button', { name: '500' }))
    expect(request.getByText(withdraw.fee)).toHaveTextContent('฿0.00')
    await user.click(request.getByRole('button', { name: `${withdraw.submit} ฿500.00` }))
    const review = within(await screen.findByRole('dialog', { name: withdraw.reviewTitle }))
    const said = (label: string) => review.getByText(label).nextElementSibling
    expect(said(withdraw.left)).toHaveTextContent('฿1,000.00')
    expect(said(withdraw.bonus)).toHaveTextContent(withdraw.unchanged)
  })
})

async function askFor(baht: string, as: string, confirm: string = withdraw.reviewConfirm) {
  const visit = await site.renderAt('/member/withdraw', { as })
  const request = await form()
  await visit.user.type(request.getByLabelText(withdraw.amount), baht)
  await visit.user.click(request.getByRole('button', { name: new RegExp(`^${withdraw.submit}`) }))
  const review = within(await screen.findByRole('dialog', { name: withdraw.reviewTitle }))
  await visit.user.click(review.getByRole('button', { name: confirm }))
  return visit
}

const pay = () => runPayouts(site.server.deps)
/** The page asks again every three seconds; the server is told to be later. */
const later = () => site.server.clock.advance(60_000)

describe('PAY-2 of several wallets', () => {
  let made = 10
  /** 200 of a wallet with a promotion are their own. */
  const somebody = async () => {
    const wallets = [
      { balance: 500_00, name: 'main' },
      { balance: 300_00, name: 'lottery' },
      { balance: 640_00, name: 'sport' },
    ]
    const member = await site.server.member({ wallets, mobile: `08990000${++made}` })
    await addBankAccount(site.server.db, member.id)
    await bindWallet(site.server.db, member, 2, 440_00)
    return member
  }
  const openReview = async ({ token }: { token: string }, baht = '') => {
    const visit = await site.renderAt('/member/withdraw', { token })
    const request = await form()
    if (baht) await visit.user.type(request.getByLabelText(withdraw.amount), baht)
    await visit.user.click(request.getByRole('button', { name: new RegExp(`^${withdraw.submit}`) }))
    const review = within(await screen.findByRole('dialog', { name: withdraw.reviewTitle }))
    return { ...visit, review }
  }
  const optionsOf = async (who: { token: string }) =>
    (await site.server.call(getWithdrawOptions, {}, { as: who })).data
  const isAsked = (address: () => string) =>
    waitFor(() => expect(address()).toMatch(/^\/member\/withdraw\/\d+$/))

  it('all of it says what each gives and what ends; one press keeps the bonus', async () => {
    const who = await somebody()
    const { user, review, address } = await openReview(who)
    expect(review.getByText(withdraw.endsTitle('sport'))).toBeVisible()
    for (const name of ['main', 'lottery', 'sport'])
      expect(review.getByText(withdraw.takenFromOne(name))).toBeVisible()
    expect(review.getByRole('button', { name: withdraw.takeAll('฿1,000.00') })).toBeEnabled()
    await user.click(review.getByRole('button', { name: withdraw.keepBonus('฿800.00') }))
    await isAsked(address)
    const { withdrawable, wallets, open } = await optionsOf(who)
    expect([withdrawable, open?.amount]).toEqual([200_00, 800_00])
    expect(wallets[2]).toMatchObject({ promotion_name: 'welcome', withdrawable: 200_00 })
  })

  it('all of it takes all, and ends what was told', async () => {
    const who = await somebody()
    const { user, review, address } = await openReview(who)
    await user.click(review.getByRole('button', { name: withdraw.takeAll('฿1,000.00') }))
    await isAsked(address)
    expect(await optionsOf(who)).toMatchObject({ withdrawable: 0, locked: 0, open: { amount: 1_000_00 } })
  })

  it('less than all comes from as few as have it, and no bonus is lost by it', async () => {
    const who = await somebody()
    const { review, user } = await openReview(who, '200')
    expect(review.getByText(withdraw.takenFrom)).toBeVisible()
    await user.click(review.getByRole('button', { name: withdraw.reviewBack }))
    const request = await form()
    const field = request.getByLabelText(withdraw.amount)
    await user.clear(field)
    await user.type(field, '600')
    expect(main().getByText(withdraw.andOthers('1'), { exact: false })).toBeVisible()
    await user.click(request.getByRole('button', { name: new RegExp(`^${withdraw.submit}`) }))
    const again = within(await screen.findByRole('dialog', { name: withdraw.reviewTitle }))
    expect(again.getByText(withdraw.takenFromOne('lottery')).closest('div')).toHaveTextContent('฿100.00')
    expect(again.queryByText(withdraw.endsTitle('sport'))).toBeNull()
    expect(again.getByRole('button', { name: withdraw.reviewConfirm })).toBeEnabled()
  })

  it('of a wallet whose bonus would end, the same sum of the others keeps it', async () => {
    const who = await somebody()
    const { user } = await site.renderAt('/member/withdraw', { token: who.token })
    const request = await form()
    await user.click(main().getByText(withdraw.fromWallet))
    await user.click(main().getByRole('radio', { name: /sport/ }))
    await user.type(request.getByLabelText(withdraw.amount), '600')
    await user.click(request.getByRole('button', { name: new RegExp(`^${withdraw.submit}`) }))
    const review = within(await screen.findByRole('dialog', { name: withdraw.reviewTitle }))
    expect(review.getByText(withdraw.endsTitle('sport'))).toBeVisible()
    expect(review.getByRole('button', { name: withdraw.keepBonus('฿600.00') })).toBeEnabled()
    expect(review.getByRole('button', { name: withdraw.take('฿600.00') })).toBeEnabled()
  })

  it('more than all is said beside the field', async () => {
    const who = await somebody()
    const { user } = await site.renderAt('/member/withdraw', { token: who.token })
    const request = await form()
    await user.type(request.getByLabelText(withdraw.amount), '1000.01')
    await user.click(request.getByRole('button', { name: new RegExp(`^${withdraw.submit}`) }))
    expect(await request.findByText(withdraw.overAll('฿1,000.00'))).toBeVisible()
  })

  it('a platform that takes from one wallet is asked for one', async () => {
    const who = await somebody()
    const { takes_several: _, ...single } = await optionsOf(who)
    site.answer(getWithdrawOptions, () =>
      success(z.encode(getWithdrawOptions.response, { ...single, takes_several: null })),
    )
    const { review } = await openReview(who)
    expect(review.getByText(withdraw.takenFrom).closest('div')).toHaveTextContent('main')
    expect(review.getAllByText('฿500.00').length).toBeGreaterThan(0)
  })
})

describe('PAY-2 the request', () => {
  it('is on its way, and is seen to arrive without reloading', async () => {
    const { address } = await askFor(AMOUNT_PAYOUT_BY_HAND, 'hero')
    await waitFor(() => expect(address()).toMatch(/^\/member\/withdraw\/\d+$/))
    expect(await screen.findByRole('heading', { level: 1, name: shell.oneWithdrawal })).toBeInTheDocument()
    expect(await main().findByText(withdraw.states.pending, { selector: 'span' })).toBeVisible()
    expect(screen.queryByRole('button', { name: signOutWords.cancel })).toBeNull()
    await waitFor(() => expect(row(withdraw.withdrawableLeft)).toHaveTextContent('฿249,223.00'))
    const ref = main().getByText(/^W\d{10,}$/).textContent
    await pay()
    expect(await main().findByText(withdraw.states.transferring, { selector: 'span' })).toBeVisible()
    await decide(site.server.db, ref, 'done', Date.now())
    later()
    await pay()
    await lookAgain()
    expect(await main().findByText(withdraw.doneTag)).toBeVisible()
    expect(main().getByText(withdraw.toAccount)).toBeVisible()
    expect(await balanceOf('hero')).toBe(250_000_00 - 777_00)
  })

  it('refused: why, the money back, what to do', async () => {
    await askFor(AMOUNT_PAYOUT_BY_HAND, 'arisa')
    const ref = (await main().findByText(/^W\d{10,}$/)).textContent
    await pay()
    await decide(site.server.db, ref, 'name_mismatch', Date.now())
    later()
    await pay()
    await lookAgain()
    expect(await main().findByRole('heading', { name: withdraw.refusedTitle })).toBeVisible()
    expect(main().getByText(withdrawMessages.reasons.name_mismatch)).toBeVisible()
    expect(main().getByText(/^คืนเงิน ฿777\.00/)).toBeVisible()
    expect(main().getByRole('link', { name: withdraw.checkAccount })).toHaveAttribute(
      'href',
      '/member/profile',
    )
    expect(await balanceOf('arisa')).toBe(4_300_00)
  })

  it('a refusal of the server is told in the form, and nothing is lost', async () => {
    site.answer(createWithdrawal, () => Response.json({ error: 1, message: 'no', data: null }))
    await askFor('300', 'boy')
    const request = await form()
    expect(await request.findByText('no')).toBeVisible()
    expect(request.getByLabelText(withdraw.amount)).toHaveValue('300')
  })

  it('an open request stands in the way of the next, and leads to itself', async () => {
    const token = await site.tokenOf('nid')
    const { data: options } = await site.server.call(getWithdrawOptions, {}, { as: token })
    const { data: open } = await site.server.call(
      createWithdrawal,
      {
        wallet_id: options.wallets[0]!.wallet_id,
        bank_account_id: options.bank_accounts[0]!.id,
        amount: satang(100_00),
      },
      { as: token },
    )
    await site.renderAt('/member/withdraw', { token })
    const link = await main().findByRole('link', { name: withdraw.lift.open_request! })
    expect(link).toHaveAttribute('href', `/member/withdraw/${open.withdrawal_id}`)
    expect(main().getByRole('link', { name: new RegExp(open.ref) })).toHaveAttribute(
      'href',
      `/member/withdraw/${open.withdrawal_id}`,
    )
  })

  it('one that is not there, or somebody else’s, says so', async () => {
    await site.renderAt('/member/withdraw/999999', { as: 'boy' })
    expect(await main().findByRole('heading', { name: withdraw.gone })).toBeVisible()
    site.answer(getWithdrawal, () => failure(500))
    await site.renderAt('/member/withdraw/999999', { as: 'boy' })
    expect(await screen.findByText(withdraw.oneFailed)).toBeVisible()
  })
})

describe('PAY-2 an unknown outcome', () => {
  it('carried out, but the answer is lost: it is asked about, never sent again', async () => {
    let sent = 0
    site.answer(createWithdrawal, async (request) => {
      sent++
      await site.server.app.fetch(request)
      return broken()
    })
    const { address } = await askFor('100', 'narin1990')
    await waitFor(() => expect(address()).toMatch(/^\/member\/withdraw\/\d+$/))
    expect(sent).toBe(1)
  })

  it('cannot be asked: says that it is not known, and finds out when asked to', async () => {
    let asking: Endpoint = getOperation
    site.answer(createWithdrawal, async (request) => {
      const key = request.headers.get('idempotency-key')
      asking = { ...getOperation, path: `/api/operations/${key}` }
      site.answer(asking, () => broken())
      await site.server.app.fetch(request)
      return broken()
    })
    const { user, address } = await askFor('150', 'boy')
    expect(await screen.findByText(moneyWrite.unknownTitle)).toBeVisible()
    expect(screen.queryByRole('region', { name: pin.part })).toBeNull()
    // What was sent and when; what could be withdrawn before it is no longer said.
    expect(row(withdraw.asked)).toHaveTextContent('฿150.00')
    expect(row(moneyWrite.sentAt)).toHaveTextContent(/\d\d:\d\d/)
    expect(screen.queryByText(withdraw.available)).toBeNull()
    site.mend(asking)
    await user.click(screen.getByRole('button', { name: moneyWrite.checkAgain }))
    await waitFor(() => expect(address()).toMatch(/^\/member\/withdraw\/\d+$/))
    expect(await balanceOf('boy')).toBe(1_050_00)
  })

  it('never arrived: the money is where it was, and it can be sent', async () => {
    site.answer(createWithdrawal, () => broken())
    await askFor('100', 'somchai')
    expect(await screen.findByRole('form', { name: withdraw.formLabel })).toBeVisible()
    expect(await screen.findByRole('region', { name: pin.part })).toBeVisible()
    await waitFor(() =>
      expect(screen.getAllByRole('alert').some((alert) => alert.textContent !== '')).toBe(true),
    )
    expect(await balanceOf('somchai')).toBe(1_500_00)
  })
})

describe('PAY-2 the PIN', () => {
  const title = (name: string) => screen.findByRole('dialog', { name })
  const lastSms = async () => {
    const rows = await site.server.db.select().from(sandboxMessages)
    const last = rows.toSorted((one, other) => Number(other.id) - Number(one.id))[0]!
    return /\b\d{6}\b/.exec(last.body)![0]
  }

  it('is set by a code on the way, then asked for; wrong ones are told, and the sum goes out once', async () => {
    await site.server.db
      .insert(agentSettings)
      .values({ agentCode: 'chokdee', configKey: 'pin_always', val: '1', defaultVal: '' })
    const { user, address } = await askFor('300', 'somchai')
    const sheet = within(await title(pin.setTitle))
    await user.click(await sheet.findByRole('button', { name: pin.send }))
    await user.type(await sheet.findByLabelText(pin.codeLabel), await lastSms())
    await user.type(await sheet.findByLabelText(pin.choose), '123456')
    expect(await sheet.findByText(pin.easy)).toBeVisible()
    for (const digit of '258036') await user.click(sheet.getByRole('button', { name: digit }))
    await user.type(await sheet.findByLabelText(pin.again), '258036')
    await waitFor(() => expect(address()).toMatch(/^\/member\/withdraw\/\d+$/))
    expect(await balanceOf('somchai')).toBe(1_200_00)
  })

  it('five wrong ones lock it; closing it has done nothing and keeps the sum', async () => {
    const before = await balanceOf('hero')
    const as = await site.tokenOf('hero')
    const { data } = await site.server.call(sendPinCode, {}, { as })
    const code = { otp_ref: data.otp_ref, otp_code: await lastSms() }
    expect((await site.server.call(setPin, { ...code, pin: '258036' }, { as })).error).toBe(0)
    const { user } = await askFor('300', 'hero')
    const sheet = within(await title(pin.title))
    expect(await sheet.findByText(pin.whyWithdraw('฿300.00'))).toBeVisible()
    await user.type(sheet.getByLabelText(pin.label), '300001')
    expect(await sheet.findByText(pin.wrong(4))).toBeVisible()
    for (const left of [3, 2, 1]) {
      await user.type(sheet.getByLabelText(pin.label), '300001')
      expect(await sheet.findByText(pin.wrong(left))).toBeVisible()
    }
    await user.type(sheet.getByLabelText(pin.label), '300001')
    const locked = within(await title(pin.lockedTitle))
    expect(locked.getByRole('button', { name: pin.reset })).toBeVisible()
    await user.click(locked.getByRole('button', { name: ui.close }))
    expect(await (await form()).findByText(errors.pin)).toBeVisible()
    expect((await form()).getByLabelText(withdraw.amount)).toHaveValue('300')
    expect(await balanceOf('hero')).toBe(before)
  })
})

it.each([true, false])(
  'PAY-2 the time that it takes is what was measured today, and nothing is said before there is any (%s)',
  async (measured) => {
    const before = await balanceOf('narin1990')
    const as = await site.tokenOf('narin1990')
    const { data } = await site.server.call(getWithdrawOptions, {}, { as })
    const free = { blocks: [], open: null, can_withdraw: true }
    const shown = { ...data, ...free, pace: measured ? { count: 128, average: 95, slowest: 360 } : null }
    site.answer(getWithdrawOptions, () => success(z.encode(getWithdrawOptions.response, shown)))
    const { user } = await site.renderAt('/member/withdraw', { as: 'narin1990' })
    const request = await form()
    expect(request.queryByText(withdraw.pace(95)) !== null).toBe(measured)
    await user.type(request.getByLabelText(withdraw.amount), '500')
    await user.click(request.getByRole('button', { name: new RegExp(`^${withdraw.submit}`) }))
    const review = within(await screen.findByRole('dialog', { name: withdraw.reviewTitle }))
    expect(review.queryByText(withdraw.paceOf(128, 360)) !== null).toBe(measured)
    await user.click(review.getByRole('button', { name: withdraw.reviewBack }))
    expect(request.getByLabelText(withdraw.amount)).toHaveValue('500')
    expect(await balanceOf('narin1990')).toBe(before)
  },
)
