/** What a member does most, the same in every engine. Who they are and what the bank does is arranged over HTTP; the rest is done by hand. */
import { randomInt } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'
import { gamesUi } from '#sandbox/strings/games-ui.ts'
import { formatBaht } from '#rules/baht.ts'
import { authMessages } from '#server/strings/auth.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { billCheck, receipt } from '#src/strings/lotto/bill.ts'
import { lottoEntry } from '#src/strings/lotto/lotto-entry.ts'
import { yeekee } from '#src/strings/lotto/yeekee.ts'
import { deposit, depositOrder } from '#src/strings/money/deposit.ts'
import { withdraw } from '#src/strings/money/withdraw.ts'
import { coupon } from '#src/strings/rewards/coupon.ts'
import { rewardDialog } from '#src/strings/rewards/reward-dialog.ts'
import { wheel } from '#src/strings/rewards/wheel.ts'
import { play } from '#src/strings/play.ts'
import { shell } from '#src/strings/shell.ts'
import { depositBaht, giveBankAccount } from '../harness/e2e-deposits.ts'
import { openSandboxRound } from '../harness/e2e-lotto.ts'
import {
  api,
  balanceOf,
  inboxCode,
  newMember,
  originOf,
  tokenOf,
  type Person,
} from '../harness/e2e-people.ts'
import { freshMobile, freshName } from '../harness/e2e.ts'
import { games, playPath } from '../harness/e2e-shell.ts'
import { button, buttonThatStarts, field, text, type Drive } from './drive.ts'

export interface Journey {
  readonly name: string
  /** Of the few that every run of the tests makes. */
  readonly short?: true
  run(drive: Drive, request: APIRequestContext): Promise<void>
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Signed in as on a later visit. */
async function arrive(drive: Drive, request: APIRequestContext, person: Person): Promise<string> {
  const token = await tokenOf(request, person)
  await drive.open('/favicon.svg')
  const user = { v: 1, data: { token, username: person.username, vipLevel: 0 } }
  await drive.keep('chokdee.user', JSON.stringify(user))
  return token
}

interface BookOrder {
  order_id: string
  pay_amount: string
}

async function payNewestOrder(request: APIRequestContext, username: string): Promise<number> {
  const books = await request.get(`/sandbox/bank.json?username=${username}`)
  const { orders } = (await books.json()) as { orders: BookOrder[] }
  const { order_id, pay_amount } = orders[0]!
  const headers = { origin: await originOf(request), accept: 'application/json' }
  const paid = await request.post('/sandbox/bank/pay', { form: { order_id, how: 'exact' }, headers })
  expect(paid.status()).toBe(200)
  return Math.round(Number(pay_amount) * 100)
}

/** Of yeekee, with a minute and a half left. */
async function runningYeekee(request: APIRequestContext): Promise<string> {
  const left = ({ closes_at }: { closes_at: number }) => closes_at - Date.now()
  for (const end = Date.now() + 120_000; Date.now() < end;)
    for (const lottery of ['yeekee-test', 'yeekee']) {
      const reply = await request.get(`/sandbox/lotto.json?lottery=${lottery}`)
      const { rounds } = (await reply.json()) as { rounds: { round_id: string; closes_at: number }[] }
      const found = rounds.find((round) => left(round) > 90_000 && left(round) <= 900_000)
      if (found) return found.round_id
    }
  throw new Error('no round of yeekee runs')
}

async function signIn(drive: Drive, request: APIRequestContext): Promise<void> {
  const person = await newMember(request)
  await drive.open('/login')
  await drive.fill(field(auth.usernameOrMobile), person.username)
  await drive.fill(field(auth.password), 'wrong-password')
  await drive.press(button(auth.login))
  await drive.see(text(authMessages.wrongLogin))
  await drive.fill(field(auth.password), person.password)
  await drive.press(button(auth.login))
  await drive.arrive(/^\/member$/)
  await drive.see(text(person.username))
}

async function register(drive: Drive, request: APIRequestContext): Promise<void> {
  const [mobile, username] = [freshMobile(), freshName()]
  await drive.open('/register')
  await drive.fill(field(auth.username), username)
  await drive.fill(field(auth.mobile), mobile)
  await drive.fill(field(auth.password), 'lamyai-2569')
  await drive.fill(field(auth.knowUs), auth.knowUsChannel[4])
  await drive.press(button(auth.next))
  await drive.see(field(auth.otpLabel))
  await drive.fill(field(auth.otpLabel), await inboxCode(request, mobile))
  await drive.see(text(username))
}

async function depositByCode(drive: Drive, request: APIRequestContext): Promise<void> {
  const person = await newMember(request)
  const token = await arrive(drive, request, person)
  await giveBankAccount(request, person, token)
  await drive.open('/member/deposit')
  await drive.press(button(deposit.baht('500')))
  await drive.press(buttonThatStarts(deposit.submit.qr))
  await drive.see(button(depositOrder.ask))
  const paid = await payNewestOrder(request, person.username)
  await drive.see(text(depositOrder.creditedTag))
  await drive.see(text(`+${formatBaht(paid)}`))
  expect(await balanceOf(request, token)).toBe(paid)
}

async function withdrawSome(drive: Drive, request: APIRequestContext): Promise<void> {
  const person = await newMember(request, { funds: 3_000 })
  const token = await arrive(drive, request, person)
  await giveBankAccount(request, person, token)
  await drive.open('/member/withdraw')
  await drive.fill(field(withdraw.amount), '1000')
  await drive.press(buttonThatStarts(withdraw.submit))
  await drive.press(buttonThatStarts(withdraw.reviewConfirm))
  await drive.arrive(/^\/member\/withdraw\/\d+$/)
  await drive.see(text(withdraw.doneTag))
  expect(await balanceOf(request, token)).toBe(2_000_00)
}

async function playRound(drive: Drive, request: APIRequestContext): Promise<void> {
  const person = await newMember(request, { funds: 500 })
  const token = await arrive(drive, request, person)
  await drive.open(playPath(games.slot))
  const lines = '/api/member/statement/list?limit=10'
  // One that gives the stake back leaves no line in the statement, whoever plays presses again.
  await expect(async () => {
    await drive.within(play.frame(games.slot.name), () => drive.press(button(gamesUi.slot.spin)))
    await expect
      .poll(async () => (await api<unknown[]>(request, lines, undefined, bearer(token))).data.length, {
        timeout: 4_000,
      })
      .toBeGreaterThan(1)
  }).toPass({ timeout: 40_000 })
  await drive.see(text(formatBaht(await balanceOf(request, token))))
  await drive.press(button(play.close))
  await drive.arrive(/^\/lobby/)
}

async function placeBill(drive: Drive, request: APIRequestContext): Promise<void> {
  const person = await newMember(request, { funds: 500 })
  const token = await arrive(drive, request, person)
  await drive.open(`/lotto/${await openSandboxRound(request, 15)}`)
  await drive.press(button(lottoEntry.digitTabs[2]!))
  for (const digit of '27') await drive.press(button(digit))
  await drive.press(button('20'))
  await drive.press(buttonThatStarts(lottoEntry.checkSlip))
  await drive.press(buttonThatStarts(lottoEntry.send))
  await drive.press(buttonThatStarts(billCheck.send))
  await drive.see(text(receipt.placed))
  const list = '/api/lotto/bill/list?agent_id=7&state=pending'
  const bills = (await api<{ total: string }[]>(request, list, undefined, bearer(token))).data
  expect(bills).toHaveLength(1)
  const total = Math.round(Number(bills[0]!.total) * 100)
  expect(await balanceOf(request, token)).toBe(500_00 - total)
  await drive.see(text(formatBaht(total)))
}

async function shoot(drive: Drive, request: APIRequestContext): Promise<void> {
  const roundId = await runningYeekee(request)
  await arrive(drive, request, await newMember(request))
  const number = String(randomInt(100_000)).padStart(5, '0')
  await drive.open(`/lotto/${roundId}`)
  await drive.see(button('1'))
  for (const digit of number) await drive.press(button(digit))
  const send = button(`${yeekee.shoot}${number}`)
  await drive.press(send)
  await drive.seeNot(send)
  await drive.see(text(yeekee.you))
  await drive.see(text(number))
}

async function spinWheel(drive: Drive, request: APIRequestContext): Promise<void> {
  const token = await arrive(drive, request, await newMember(request))
  await drive.open('/member/coupon')
  await drive.fill(field(coupon.code), 'POINTS100')
  await drive.press(button(coupon.use))
  await drive.press(button(coupon.ok))
  await drive.open('/member/wheel?tab=2')
  await drive.press(button(wheel.spinWith('100')))
  await drive.press(button(rewardDialog.close))
  const { data } = await api<unknown[]>(request, '/api/wheel/history', undefined, bearer(token))
  expect(data).toHaveLength(1)
}

async function readStatement(drive: Drive, request: APIRequestContext): Promise<void> {
  const person = await newMember(request)
  const token = await arrive(drive, request, person)
  await giveBankAccount(request, person, token)
  await depositBaht(request, token, 300)
  await drive.open('/member/statement')
  const paid = await balanceOf(request, token)
  await drive.see(text(formatBaht(paid, { sign: true })))
  await drive.press(buttonThatStarts('ฝากเงิน'))
  await drive.press(button(shell.close))
}

/** In the order of a member's first days. */
export const journeys: readonly Journey[] = [
  { name: 'sign in', short: true, run: signIn },
  { name: 'register', run: register },
  { name: 'deposit', short: true, run: depositByCode },
  { name: 'play', run: playRound },
  { name: 'bill', short: true, run: placeBill },
  { name: 'yeekee', run: shoot },
  { name: 'wheel', run: spinWheel },
  { name: 'statement', run: readStatement },
  { name: 'withdraw', run: withdrawSome },
]
