/** What a member does with money, an account or a game, step by step, for a train that loses its signal (decision 116). */
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { formatBaht } from '#rules/baht.ts'
import { AMOUNT_PAYOUT_BY_HAND } from '#sandbox/sentinels.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { billCheck, receipt } from '#src/strings/lotto/bill.ts'
import { lottoEntry } from '#src/strings/lotto/lotto-entry.ts'
import { deposit, depositOrder } from '#src/strings/money/deposit.ts'
import { transfer } from '#src/strings/money/transfer.ts'
import { withdraw } from '#src/strings/money/withdraw.ts'
import { play } from '#src/strings/play.ts'
import { coupon } from '#src/strings/rewards/coupon.ts'
import { giveBankAccount } from '../harness/e2e-deposits.ts'
import { openSandboxRound } from '../harness/e2e-lotto.ts'
import { api, arriveAs, inboxCode, newMember } from '../harness/e2e-people.ts'
import { games } from '../harness/e2e-shell.ts'
import { freshMobile, freshName } from '../harness/e2e.ts'

/** A text, or a choice of a list. */
type Typed = readonly [field: (page: Page) => Locator, value: string | { index: number }]

export interface Step {
  readonly name: string
  /** Filled in before, and still there afterwards where the form is. */
  readonly typed?: readonly Typed[]
  /** What is pressed. */
  readonly target: (page: Page) => Locator
  /** The press, where it is more than a click. */
  readonly act?: (page: Page) => Promise<void>
  /** What stands there once it is done. */
  readonly after: (page: Page) => Locator
  /** The request that does it, for a cut in flight or after it; the first there is where it is not told. */
  readonly write?: RegExp
}

/** One member in one journey. */
interface Scene {
  readonly steps: readonly Step[]
  /** How often the server has done it; it should be once. */
  readonly effects: () => Promise<number>
}

export interface Journey {
  readonly name: string
  /** Arranges and opens the first page. */
  readonly begin: (page: Page, request: APIRequestContext) => Promise<Scene>
}

const starting = (name: string) => new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`)
const button = (name: string) => (page: Page) => page.getByRole('button', { name: starting(name) }).last()
const exact = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).last()
const field = (label: string) => (page: Page) => page.getByLabel(label, { exact: true }).last()
const text = (words: string) => (page: Page) => page.getByText(words).filter({ visible: true }).first()
const once = () => Promise.resolve(1)

/** The length of a list of the member's. */
const counted = (request: APIRequestContext, token: string, path: string, body?: object) => async () =>
  (await api<unknown[]>(request, path, body, { authorization: `Bearer ${token}` })).data.length

const signIn: Journey = {
  name: 'sign in',
  async begin(page, request) {
    const person = await newMember(request)
    await page.goto('/login')
    const step: Step = {
      name: 'send',
      typed: [
        [field(auth.usernameOrMobile), person.username],
        [field(auth.password), person.password],
      ],
      target: exact(auth.login),
      after: text(person.username),
      write: /\/api\/login$/,
    }
    return { steps: [step], effects: once }
  },
}

const register: Journey = {
  name: 'register',
  async begin(page, request) {
    const [mobile, username] = [freshMobile(), freshName()]
    await page.goto('/register')
    const form: Step = {
      name: 'form',
      typed: [
        [field(auth.username), username],
        [field(auth.mobile), mobile],
        [field(auth.password), 'lamyai-2569'],
      ],
      target: exact(auth.next),
      act: async (shown) => {
        const source = field(auth.knowUs)(shown)
        if (await source.isVisible()) await source.selectOption({ label: auth.knowUsChannel[4] })
        await exact(auth.next)(shown).click()
      },
      after: field(auth.otpLabel),
      write: /request_otp$/,
    }
    const code: Step = {
      name: 'code',
      target: exact(auth.confirm),
      act: async (shown) => {
        const box = field(auth.otpLabel)(shown)
        const sent = await inboxCode(request, mobile)
        // Proved already, or a code that could not be sent and still stands there.
        const there = !(await box.isVisible()) || (await box.inputValue()) === sent
        if (there) await exact(auth.confirm)(shown).click()
        else await box.fill(sent)
      },
      // The page says that it is done only until the new member is signed in.
      after: text(username),
      write: /\/api\/register$/,
    }
    return { steps: [form, code], effects: once }
  },
}

const byCode: Journey = {
  name: 'deposit',
  async begin(page, request) {
    const person = await newMember(request)
    const token = await arriveAs(page, person)
    await giveBankAccount(request, person, token)
    await page.goto('/member/deposit')
    await exact(deposit.baht('500'))(page).click()
    const step: Step = {
      name: 'make the code',
      target: button(deposit.submit.qr),
      after: button(depositOrder.ask),
      write: /create_order$|generate_qr$/,
    }
    const effects = async () => {
      const books = await request.get(`/sandbox/bank.json?username=${person.username}`)
      return ((await books.json()) as { orders: unknown[] }).orders.length
    }
    return { steps: [step], effects }
  },
}

const moneyOut: Journey = {
  name: 'withdraw',
  async begin(page, request) {
    const person = await newMember(request, { funds: 3_000 })
    const token = await arriveAs(page, person)
    await giveBankAccount(request, person, token)
    await page.goto('/member/withdraw')
    const review: Step = {
      name: 'review',
      // Of that sum the bank answers only by hand: paid out, it has no step that is under way.
      typed: [[field(withdraw.amount), AMOUNT_PAYOUT_BY_HAND]],
      target: button(withdraw.submit),
      after: button(withdraw.reviewConfirm),
    }
    const send: Step = {
      name: 'send',
      target: button(withdraw.reviewConfirm),
      after: (shown) => shown.locator('[aria-current="step"]').first(),
      write: /withdraw\/create$/,
    }
    return { steps: [review, send], effects: counted(request, token, '/api/member/withdraw/list') }
  },
}

const bet: Journey = {
  name: 'bet',
  async begin(page, request) {
    const token = await arriveAs(page, await newMember(request, { funds: 500 }))
    await page.goto(`/lotto/${await openSandboxRound(request, 15)}`)
    await page.getByRole('tab', { name: lottoEntry.digitTabs[2]!, exact: true }).click()
    for (const digit of '27') await page.getByRole('button', { name: digit, exact: true }).first().click()
    const check: Step = { name: 'review', target: button(lottoEntry.send), after: button(billCheck.send) }
    const send: Step = {
      name: 'send',
      target: button(billCheck.send),
      after: text(receipt.placed),
      write: /bill\/create$/,
    }
    return { steps: [check, send], effects: counted(request, token, '/api/lotto/bill/list?agent_id=7') }
  },
}

const openGame: Journey = {
  name: 'game',
  async begin(page, request) {
    await arriveAs(page, await newMember(request, { funds: 500 }))
    await page.goto('/lobby/hot')
    const step: Step = {
      name: 'open',
      target: (shown) => shown.getByRole('link', { name: starting(games.slot.name) }).first(),
      after: (shown) => shown.locator(`iframe[title="${play.frame(games.slot.name)}"]`),
    }
    return { steps: [step], effects: once }
  },
}

const redeem: Journey = {
  name: 'coupon',
  async begin(page, request) {
    const token = await arriveAs(page, await newMember(request))
    await page.goto('/member/coupon')
    const step: Step = {
      name: 'redeem',
      typed: [[field(coupon.code), 'LOYKRATHONG']],
      target: exact(coupon.use),
      after: text(coupon.doneTitle),
      write: /coupon\/redeem$/,
    }
    return { steps: [step], effects: counted(request, token, '/api/member/coupon/history') }
  },
}

/** Somebody of the sandbox: who has just registered has one wallet. */
const narin = { username: 'narin1990', mobile: '', password: 'chokdee2569' }
const MOVED = 10

const between: Journey = {
  name: 'transfer',
  async begin(page, request) {
    const token = await arriveAs(page, narin)
    const main = async () => {
      const asked = { authorization: `Bearer ${token}` }
      const { data } = await api<{ balance: string }[]>(request, '/api/member/wallets', {}, asked)
      return Number(data[0]!.balance)
    }
    const before = await main()
    await page.goto('/member')
    const open: Step = { name: 'open', target: exact(transfer.open), after: exact(transfer.confirm) }
    const send: Step = {
      name: 'send',
      typed: [
        [field(transfer.from), { index: 1 }],
        [field(transfer.to), { index: 1 }],
        [field(transfer.amount), String(MOVED)],
      ],
      target: exact(transfer.confirm),
      after: text(transfer.done(formatBaht(MOVED * 100), '|').split('|')[0]!),
      write: /wallet\/transfer$/,
    }
    return { steps: [open, send], effects: async () => (before - (await main())) / MOVED }
  },
}

export const journeys: readonly Journey[] = [
  signIn,
  register,
  byCode,
  moneyOut,
  bet,
  openGame,
  redeem,
  between,
]
