/** What a member does by hand on any platform, with the documented calls alone: each ends in what the books of the reference server say. */
import { randomInt } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'
import { gamesUi } from '#sandbox/strings/games-ui.ts'
import { sandboxAgent } from '#sandbox/strings/agent.ts'
import { sandboxPolls } from '#sandbox/strings/polls.ts'
import { sandboxQuests } from '#sandbox/strings/quests.ts'
import { formatBaht } from '#rules/baht.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { byContact } from '#src/strings/by-contact.ts'
import { billCheck, receipt } from '#src/strings/lotto/bill.ts'
import { lottoEntry } from '#src/strings/lotto/lotto-entry.ts'
import { yeekee } from '#src/strings/lotto/yeekee.ts'
import { banks } from '#src/strings/money/banks.ts'
import { deposit, depositOrder } from '#src/strings/money/deposit.ts'
import { withdraw } from '#src/strings/money/withdraw.ts'
import { play } from '#src/strings/play.ts'
import { affiliate } from '#src/strings/rewards/affiliate.ts'
import { consent } from '#src/strings/rewards/consent.ts'
import { poll } from '#src/strings/rewards/poll.ts'
import { promotions } from '#src/strings/rewards/promotions.ts'
import { quests } from '#src/strings/rewards/quests.ts'
import { redeem } from '#src/strings/rewards/redeem.ts'
import { rewardDialog } from '#src/strings/rewards/reward-dialog.ts'
import { wheel } from '#src/strings/rewards/wheel.ts'
import { asShown } from '#src/ui/words/joined.ts'
import { button, buttonThatStarts, field, text } from '../engines/drive.ts'
import { openSandboxRound } from '../harness/e2e-lotto.ts'
import { api, balanceOf, inboxCode, newMember, tokenOf, type Person } from '../harness/e2e-people.ts'
import { freshMobile, freshName } from '../harness/e2e.ts'
import { games, playPath } from '../harness/e2e-shell.ts'
import {
  bearer,
  MAIN,
  named,
  press,
  satang,
  somebody,
  withAccount,
  withPoints,
  withQuest,
} from './arrange.ts'
import type { Hand } from './hand.ts'

/** Somebody is at the platform; `as` is null for a visitor. `arrange` speaks to the reference server itself. */
interface Stage {
  readonly hand: Hand
  readonly arrange: APIRequestContext
  /** The platform has our additions. */
  readonly hasAdditions: boolean
}

export interface Journey {
  readonly name: string
  /** Who makes it; a visitor by default. */
  readonly as?: (arrange: APIRequestContext) => Promise<Person>
  run(stage: Stage, token: string, person: Person): Promise<void>
}

async function signIn({ hand, arrange }: Stage): Promise<void> {
  const person = await newMember(arrange)
  await hand.open('/login')
  await hand.fill(field(auth.usernameOrMobile), person.username)
  await hand.fill(field(auth.password), person.password)
  await hand.pressFor(button(auth.login), text(MAIN))
}

async function register({ hand, arrange }: Stage): Promise<void> {
  const [mobile, username] = [freshMobile(), freshName()]
  await hand.open('/register')
  await hand.fill(field(auth.username), username)
  await hand.fill(field(auth.mobile), mobile)
  await hand.fill(field(auth.password), 'lamyai-2569')
  await hand.fill(field(auth.knowUs), auth.knowUsChannel[4])
  await hand.pressFor(button(auth.next), field(auth.otpLabel))
  for (let times = 0; !(await hand.isThere(text(auth.stepTitle.completed))) && times < 6; times++) {
    await hand.fill(field(auth.otpLabel), await inboxCode(arrange, mobile)).catch(() => {})
    await hand.see(text(auth.stepTitle.completed), 8_000).catch(() => {})
  }
  await hand.see(text(username))
  await tokenOf(arrange, { username, mobile, password: 'lamyai-2569' })
}

async function registerByBank({ hand, arrange }: Stage): Promise<void> {
  await press(arrange, '/sandbox/settings', { register: 'bank', username: 'made' })
  try {
    const mobile = freshMobile()
    await hand.open('/register')
    await hand.fill(field(auth.mobile), mobile)
    await hand.fill(field(auth.password), 'lamyai-2569')
    await hand.fill(field(auth.knowUs), auth.knowUsChannel[5])
    await hand.pressFor(button(auth.next), field(auth.fullName))
    await hand.press(buttonThatStarts(`${auth.bank} `))
    await hand.press(buttonThatStarts(banks[1].name))
    await hand.fill(field(auth.fullName), 'สมหญิง ใจดี')
    await hand.fill(field(auth.accountNo), `000${String(randomInt(1e7)).padStart(7, '0')}`)
    await hand.pressFor(button(auth.confirmRegister), text(auth.stepTitle.completed))
    await tokenOf(arrange, { username: mobile, mobile, password: 'lamyai-2569' })
  } finally {
    await press(arrange, '/sandbox/settings', { register: 'sms', username: 'chosen' })
  }
}

async function wallets({ hand, arrange }: Stage, token: string): Promise<void> {
  await hand.open('/member')
  await hand.see(text(formatBaht(await balanceOf(arrange, token))))
  await hand.see(text(MAIN))
}

interface BookOrder {
  order_id: string
  pay_amount: string
}

async function depositByCode({ hand, arrange }: Stage, token: string, { username }: Person): Promise<void> {
  const books = async () =>
    ((await (await arrange.get(`/sandbox/bank.json?username=${username}`)).json()) as { orders: BookOrder[] })
      .orders
  await hand.open('/member/deposit')
  await hand.press(button(deposit.baht('500')))
  await hand.pressFor(buttonThatStarts(deposit.submit.qr), text(depositOrder.payAmount))
  const orders = await books()
  expect(orders).toHaveLength(1)
  await press(arrange, '/sandbox/bank/pay', { order_id: orders[0]!.order_id, how: 'exact' })
  await hand.see(text(depositOrder.creditedTag))
  expect(await balanceOf(arrange, token)).toBe(satang(orders[0]!.pay_amount))
}

async function receivePromotion({ hand, arrange }: Stage, token: string): Promise<void> {
  await hand.open('/promotions')
  await hand.press(button(promotions.receiveNamed(sandboxAgent.promotions.freeCredit.name)))
  await hand.press(buttonThatStarts(MAIN))
  await hand.press(button(promotions.confirm))
  await hand.press(field(asShown(consent.agree)))
  await hand.pressFor(buttonThatStarts(consent.yes('')), text(promotions.doneTitle))
  expect(await balanceOf(arrange, token)).toBe(50_00)
}

async function playRound({ hand, arrange }: Stage, token: string): Promise<void> {
  await hand.open(playPath(games.slot))
  await hand.within(play.frame(games.slot.name), () => hand.press(button(gamesUi.slot.spin)))
  await expect.poll(() => balanceOf(arrange, token), { timeout: 20_000 }).not.toBe(500_00)
}

async function playDemo({ hand }: Stage): Promise<void> {
  await hand.open(playPath(games.slot, 'demo'))
  await hand.within(play.frame(games.slot.name), () => hand.press(button(gamesUi.slot.spin)))
}

async function placeBill({ hand, arrange }: Stage, token: string): Promise<void> {
  await hand.open(`/lotto/${await openSandboxRound(arrange, 15)}`)
  await hand.press(button(lottoEntry.digitTabs[2]!))
  for (const digit of '27') await hand.press(button(digit))
  await hand.press(button('20'))
  await hand.press(buttonThatStarts(lottoEntry.checkSlip))
  await hand.press(buttonThatStarts(lottoEntry.send))
  await hand.pressFor(buttonThatStarts(billCheck.send), text(receipt.placed))
  const list = '/api/lotto/bill/list?agent_id=7&state=pending'
  const bills = (await api<{ total: string }[]>(arrange, list, undefined, bearer(token))).data
  expect(bills).toHaveLength(1)
  expect(await balanceOf(arrange, token)).toBe(500_00 - satang(bills[0]!.total))
}

/** With most of a minute left. */
async function runningYeekee(arrange: APIRequestContext): Promise<string> {
  for (const end = Date.now() + 120_000; Date.now() < end;)
    for (const lottery of ['yeekee-test', 'yeekee']) {
      const reply = await arrange.get(`/sandbox/lotto.json?lottery=${lottery}`)
      const { rounds } = (await reply.json()) as { rounds: { round_id: string; closes_at: number }[] }
      const left = ({ closes_at }: { closes_at: number }) => closes_at - Date.now()
      const found = rounds.find((round) => left(round) > 45_000 && left(round) <= 900_000)
      if (found) return found.round_id
    }
  throw new Error('no round of yeekee runs')
}

async function shoot({ hand, arrange }: Stage): Promise<void> {
  const number = String(randomInt(100_000)).padStart(5, '0')
  await hand.open(`/lotto/${await runningYeekee(arrange)}`)
  for (const digit of number) await hand.press(button(digit))
  await hand.pressFor(button(`${yeekee.shoot}${number}`), text(yeekee.you))
}

async function spendPoints({ hand, arrange }: Stage, token: string): Promise<void> {
  await hand.open('/redeem')
  await hand.see(text('100'))
  await hand.press(buttonThatStarts(redeem.redeemOne('สิทธิ์หมุน 1 ครั้ง')))
  await hand.pressFor(button(redeem.confirm('100')), text(rewardDialog.spinsAdded))
  const { data } = await api<{ point: number }>(arrange, '/api/member/points', {}, bearer(token))
  expect(Number(data.point)).toBe(0)
}

async function claimQuest({ hand }: Stage): Promise<void> {
  await hand.open('/member/creditfree')
  await hand.pressFor(
    button(quests.claimNamed(sandboxQuests.deposit500.title)),
    text(rewardDialog.spinsAdded),
  )
}

async function spinWheel({ hand, arrange }: Stage, token: string): Promise<void> {
  await hand.open('/member/wheel?tab=2')
  await hand.pressFor(button(wheel.spinWith('100')), button(rewardDialog.close))
  const { data } = await api<unknown[]>(arrange, '/api/wheel/history', undefined, bearer(token))
  expect(data).toHaveLength(1)
}

async function redeemCommission({ hand, arrange }: Stage, token: string): Promise<void> {
  const { data } = await api<{ redeemable: string }>(
    arrange,
    '/api/affiliate/summary',
    undefined,
    bearer(token),
  )
  const before = await balanceOf(arrange, token)
  await hand.open('/affiliate')
  await hand.pressUntil(
    [button(affiliate.redeem), button(affiliate.askConfirm)],
    async () => (await balanceOf(arrange, token)) !== before,
  )
  expect(await balanceOf(arrange, token)).toBe(before + satang(data.redeemable))
}

async function vote({ hand, arrange }: Stage, token: string): Promise<void> {
  const [choice] = sandboxPolls.champion.choices
  await hand.open('/poll/1')
  await hand.press(buttonThatStarts(choice))
  await hand.pressFor(button(poll.vote(choice)), text(poll.mine))
  const path = '/api/poll/quota/check?poll_id=1'
  const { data } = await api<{ votes: unknown[] }>(arrange, path, undefined, bearer(token))
  expect(data.votes).toHaveLength(1)
}

async function claimCashback({ hand, arrange }: Stage, token: string): Promise<void> {
  const before = await balanceOf(arrange, token)
  await hand.open('/cashback')
  await hand.pressUntil(
    [buttonThatStarts('รับเงินคืน')],
    async () => (await balanceOf(arrange, token)) !== before,
  )
  expect(await balanceOf(arrange, token)).toBe(before + 350_00)
}

/** Where withdrawing is not offered, the agent's people are, with the sentence written. */
async function moneyOut({ hand, hasAdditions }: Stage, _: string, { username }: Person): Promise<void> {
  await hand.open('/member/withdraw')
  if (hasAdditions) return void (await hand.see(text(withdraw.byWallet)))
  await hand.see(text(byContact.ways.memberWithdraw!.title))
  await hand.see(text(byContact.ways.memberWithdraw!.message(username).trim()))
}

/** In the order of a member's first days. */
export const journeys: readonly Journey[] = [
  { name: 'register by SMS', run: register },
  { name: 'register by bank account', run: registerByBank },
  { name: 'sign in', run: signIn },
  { name: 'wallets', as: somebody(1_234), run: wallets },
  { name: 'deposit', as: withAccount, run: depositByCode },
  { name: 'promotion', as: somebody(), run: receivePromotion },
  { name: 'game', as: somebody(500), run: playRound },
  { name: 'demo', run: playDemo },
  { name: 'bill', as: somebody(500), run: placeBill },
  { name: 'yeekee', as: somebody(), run: shoot },
  { name: 'points', as: withPoints, run: spendPoints },
  { name: 'quest', as: withQuest, run: claimQuest },
  { name: 'wheel', as: withPoints, run: spinWheel },
  { name: 'affiliate', as: named('arisa'), run: redeemCommission },
  { name: 'poll', as: somebody(), run: vote },
  { name: 'cashback', as: named('ploy'), run: claimCashback },
  { name: 'money out', as: withAccount, run: moneyOut },
]
