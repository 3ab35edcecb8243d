/** The tasks of `bench/taps.ts`, each played from home to what it is for; also on a site that asks for more. */
import type { Locator, Page } from 'playwright-core'
import { auth } from '#src/strings/auth/auth.ts'
import { firstDay } from '#src/strings/auth/first-day.ts'
import { landing } from '#src/strings/landing.ts'
import { billCheck, receipt } from '#src/strings/lotto/bill.ts'
import { lottoEntry } from '#src/strings/lotto/lotto-entry.ts'
import { lottoLobby } from '#src/strings/lotto/lotto-lobby.ts'
import { bankName } from '#src/strings/money/banks.ts'
import { deposit, depositOrder } from '#src/strings/money/deposit.ts'
import { withdraw } from '#src/strings/money/withdraw.ts'
import { noticeText } from '#src/strings/notices.ts'
import { profile } from '#src/strings/profile.ts'
import { shell } from '#src/strings/shell.ts'
import type { Hand } from '../hand.ts'
import { codeOf, lotteries, newPerson, type Person } from './member.ts'

const TIME_TO_BET = 2 * 60_000

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name })
const starts = (text: string) => new RegExp(`^${text}`)
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: shell.mainTabs }).getByRole('link', { name })

/** Until the code is a picture on the phone: by itself, or by a press. */
async function toSavedQr(page: Page, hand: Hand, amount: string): Promise<void> {
  const field = page.getByRole('textbox', { name: deposit.amount })
  await field.waitFor()
  if ((await field.inputValue()) !== amount)
    await hand.tap(
      page
        .getByRole('group', { name: deposit.quick })
        .getByText(Number(amount).toLocaleString('en-US'), { exact: true }),
    )
  const saved = page.waitForEvent('download')
  await hand.tap(button(page, starts(deposit.submit.qr)))
  await page.waitForURL(/\/member\/payment/)
  const byItself = await Promise.race([saved.then(() => true), page.waitForTimeout(5_000).then(() => false)])
  if (!byItself) await hand.tap(button(page, depositOrder.saveQr))
  await saved
}

async function readNotices(page: Page, hand: Hand): Promise<void> {
  const dialog = page.getByRole('dialog', { name: starts(noticeText.noticeTitle) })
  const shown = await dialog.waitFor({ timeout: 8_000 }).then(
    () => true,
    () => false,
  )
  while (shown && (await dialog.isVisible())) {
    await hand.tap(
      dialog.getByRole('button', { name: shell.next, exact: true }),
      dialog.getByRole('button', { name: shell.close, exact: true }).last(),
    )
    await page.waitForTimeout(400)
  }
}

export async function depositAs(page: Page, hand: Hand, amount: string): Promise<void> {
  await hand.tap(tab(page, shell.deposit))
  await toSavedQr(page, hand, amount)
}

export async function withdrawAll(page: Page, hand: Hand): Promise<void> {
  await hand.tap(tab(page, shell.withdraw))
  const whole = button(page, starts(`${withdraw.submit} ${withdraw.all}`))
  await button(page, starts(withdraw.submit)).waitFor()
  if (!(await whole.isVisible())) await hand.tap(button(page, withdraw.all))
  await hand.tap(button(page, starts(withdraw.submit)))
  await hand.tap(
    page
      .getByRole('dialog', { name: withdraw.reviewTitle })
      .getByRole('button', { name: withdraw.reviewConfirm }),
  )
  await page.waitForURL(/\/member\/withdraw\/\d+/)
}

export async function lastGame(page: Page, hand: Hand): Promise<void> {
  await hand.tap(
    page.getByRole('region', { name: landing.lastPlayed }).getByRole('listitem').first().getByRole('link'),
  )
  await page.waitForURL(/\/play/)
}

/** The first game there is, so that there is a last one. */
export async function openGame(page: Page): Promise<void> {
  const hot = page.getByRole('region', { name: landing.hotGames }).getByRole('listitem').first()
  await hot.getByRole('link').click()
  await page.waitForURL(/\/play/)
  await page.locator('iframe').first().waitFor({ state: 'attached' })
}

/** The first round of the lobby in which there is time enough to bet by hand. */
async function openRound(page: Page): Promise<Locator> {
  const rounds = page
    .getByRole('main')
    .locator('a[href^="/lotto/"]')
    .filter({ has: page.getByRole('timer') })
  await rounds.first().waitFor()
  const lobby = await lotteries()
  for (const round of await rounds.all()) {
    const id = (await round.getAttribute('href'))!.split('/').pop()
    const closes = lobby.find(({ round_id }) => round_id === id)?.closes_at ?? ''
    if (Date.parse(closes) - Date.now() > TIME_TO_BET) return round
  }
  return rounds.first()
}

export async function twoDigits(page: Page, hand: Hand): Promise<void> {
  await hand.tap(tab(page, shell.categories.lottery))
  await hand.tap(await openRound(page))
  const tabs = page.getByRole('tablist', { name: lottoEntry.tabsLabel })
  const two = tabs.getByRole('tab', { name: lottoEntry.digitTabs[2]! })
  await two.waitFor()
  if ((await two.getAttribute('aria-selected')) !== 'true') await hand.tap(two)
  const types = page.getByRole('group', { name: lottoEntry.betTypes }).getByRole('button')
  for (const at of [0, 1])
    if ((await types.nth(at).getAttribute('aria-pressed')) !== 'true') await hand.tap(types.nth(at))
  const price = page.getByRole('button', { name: '20', exact: true }).first()
  if ((await price.isVisible()) && (await price.getAttribute('aria-pressed')) !== 'true')
    await hand.tap(price)
  const keys = page.getByRole('group', { name: lottoEntry.slots(2) })
  for (const digit of '27') await hand.tap(keys.getByRole('button', { name: digit }))
  await hand.tap(button(page, starts(lottoEntry.send)))
  await hand.tap(page.getByRole('dialog').getByRole('button', { name: starts(billCheck.send) }))
  await page.getByText(receipt.placed).waitFor()
}

export async function didItWin(page: Page, hand: Hand): Promise<void> {
  await hand.tap(tab(page, shell.categories.lottery))
  await hand.tap(page.getByRole('link', { name: lottoLobby.bills }))
  await page
    .getByRole('main')
    .getByRole('article')
    .or(page.getByRole('main').getByRole('listitem'))
    .first()
    .waitFor()
}

/** How long a hand waits for what is under way before it presses, ms. */
const AT_ONCE = 10_000

/** Registers with no more than must be said, gives an account, and has a code on the phone. */
export async function firstVisit(page: Page, hand: Hand): Promise<void> {
  const { username, mobile, password } = newPerson()
  await hand.tap(
    page.getByRole('navigation', { name: shell.mainTabs }).getByRole('button', { name: shell.register }),
  )
  const form = page.getByRole('dialog', { name: auth.stepTitle.pending })
  const name = form.getByLabel(auth.username, { exact: true })
  await form.getByLabel(auth.mobile, { exact: true }).waitFor()
  if ((await name.isVisible()) && (await name.inputValue()) === '') await hand.type(name, username)
  await hand.type(form.getByLabel(auth.mobile, { exact: true }), mobile)
  await hand.type(form.getByLabel(auth.password, { exact: true }), password)
  const heard = form.getByLabel(auth.knowUs)
  if (!(await form.getByText(auth.optional).nth(1).isVisible())) {
    await heard.selectOption('1')
    hand.taps += 2
    hand.fields++
  }
  await hand.tap(button(form, auth.next))
  const code = page.getByLabel(auth.otpLabel)
  await code.waitFor()
  await hand.type(code, await codeOf(mobile))
  const enter = page
    .getByRole('dialog', { name: auth.stepTitle.completed })
    .getByRole('button', { name: auth.login, exact: true })
  const member = page.locator('html[data-member]')
  // It signs in at once; its button is there meanwhile, and to be pressed only where that has failed.
  await member.waitFor({ timeout: AT_ONCE }).catch(() => hand.tap(enter))
  await member.waitFor()
  await readNotices(page, hand)
  await hand.tap(page.getByRole('link', { name: firstDay.account.action }), tab(page, shell.deposit))
  await giveAccount(page, hand, { username, mobile, password })
  await toSavedQr(page, hand, '100')
}

/** In place, or by way of the profile and back. */
async function giveAccount(page: Page, hand: Hand, { username, mobile, password }: Person): Promise<void> {
  const choose = button(page, new RegExp(auth.bankChoose))
  const away = page.getByRole('main').getByRole('link', { name: firstDay.account.title })
  await choose.or(away).first().waitFor()
  const inPlace = await choose.isVisible()
  if (!inPlace) {
    await hand.tap(away)
    await hand.tap(button(page, profile.addFirst))
  }
  await hand.tap(choose)
  await hand.tap(
    page
      .getByRole('dialog', { name: auth.bankChoose })
      .getByRole('button', { name: new RegExp(bankName(1)) }),
  )
  await hand.type(page.getByLabel(auth.fullName), `Tapper ${username}`)
  await hand.type(page.getByLabel(auth.accountNo), `01${mobile.slice(2)}`)
  if (inPlace) return hand.tap(button(page, deposit.addAccount))
  await hand.type(page.getByLabel(profile.yourPassword), password)
  await hand.tap(button(page, profile.saveAccount))
  await page.waitForTimeout(2_000)
  if (!page.url().includes('/member/deposit'))
    await hand.tap(tab(page, shell.deposit), page.getByRole('button', { name: shell.back }))
}
