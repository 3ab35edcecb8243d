/** Lotteries in the end-to-end tests: a round that stays open, a slip for it, its end, and its bills settled. */
import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { formatBaht } from '#rules/baht.ts'
import { billCheck, receipt } from '#src/strings/lotto/bill.ts'
import { lottoEntry } from '#src/strings/lotto/lotto-entry.ts'
import { api } from './e2e-people.ts'

interface SandboxRound {
  round_id: string
  state: string
  closes_at: number
}

const MINUTE = 60_000

/** Bills can be cancelled until ten minutes before the close, and tests take their time. */
const CANCELLABLE = 20

/** Longer than the first round of three minutes can last, and not the last there is. */
export const LASTING = 15

/**
 * Of the sandbox's own lottery, which has a round every ten minutes: one that stays open for so many minutes more. The
 * last of those that can be cancelled, else the first: tests that end theirs take the last, or the first of three
 * minutes, and those that only look at one `LASTING`, so that nobody's is ended by another.
 */
export async function openSandboxRound(request: APIRequestContext, minutes = CANCELLABLE): Promise<string> {
  let lasting: SandboxRound[] = []
  // A server whose clock was moved opens the rounds of its new day within a minute.
  await expect(async () => {
    const asked = await request.get('/api/agent/validate?code=chokdee')
    const now = Number(asked.headers()['x-server-time'])
    const reply = await request.get('/sandbox/lotto.json?lottery=test&closing=later')
    const { rounds } = (await reply.json()) as { rounds: SandboxRound[] }
    lasting = rounds.filter(({ state, closes_at }) => state === 'open' && closes_at - now > minutes * MINUTE)
    expect(lasting.length, 'rounds that stay open').toBeGreaterThan(0)
  }).toPass({ timeout: 120_000 })
  return lasting[minutes === CANCELLABLE ? lasting.length - 1 : 0]!.round_id
}

/** Bet type, number, baht. */
type Stake = readonly [type: string, number: string, baht: number]

/** Opens the bill dialog over a slip of these lines, as one put together on an earlier visit. */
export async function openSlip(page: Page, path: string, roundId: string, stakes: readonly Stake[]) {
  const lines = stakes.map(([bet_type, number, baht]) => ({ bet_type, number, amount: baht * 100 }))
  // Before the site's own scripts, and at this visit only.
  await page.addInitScript(
    ({ id, rows, mark }) => {
      if (window !== window.top || sessionStorage.getItem(mark)) return
      sessionStorage.setItem(mark, '1')
      const slip = { walletId: '', price: null, prices: null, lines: rows, at: Date.now() }
      localStorage.setItem('chokdee.slips', JSON.stringify({ v: 1, data: { [id]: slip } }))
    },
    { id: roundId, rows: lines, mark: `e2e.slip.${randomUUID()}` },
  )
  await page.goto(path)
  await page.getByRole('button', { name: new RegExp(`^${lottoEntry.send}`) }).click()
  await expect(page.getByRole('dialog', { name: billCheck.title })).toBeVisible()
}

/** Sends what the dialog holds, for this many satang; the receipt is open then. */
export async function placeSlip(page: Page, total: number): Promise<void> {
  const dialog = page.getByRole('dialog', { name: billCheck.title })
  await dialog.getByRole('button', { name: `${billCheck.send} ${formatBaht(total)}` }).click()
  const paper = page.getByRole('dialog', { name: receipt.title })
  await expect(paper.getByText(receipt.placed)).toBeVisible()
  await expect(paper.getByText(formatBaht(total))).toBeVisible()
}

/** Presses a button of the sandbox's own page. */
async function pressSandbox(page: Page, action: string, form: Readonly<Record<string, string>>) {
  const { origin } = new URL(page.url())
  const response = await page.request.post(`/sandbox/lotto/${action}`, {
    form,
    headers: { origin, accept: 'application/json' },
  })
  expect(response.status(), await response.text()).toBe(200)
}

interface Restriction {
  bet_type: string
  number: string
  state: 'closed' | 'reduced' | 'capped'
  /** Baht: the rate of a reduced number, the cap of a capped one. */
  amount?: string
}

/** From now on, for every member. */
export const restrictNumber = (page: Page, roundId: string, restriction: Restriction): Promise<void> =>
  pressSandbox(page, 'number', { round_id: roundId, ...restriction })

/** These prizes, or for null no result; answers when the member's bills are settled. */
export async function endRound(
  page: Page,
  token: string,
  roundId: string,
  prizes: Readonly<Record<string, string>> | null,
): Promise<void> {
  await pressSandbox(page, prizes === null ? 'no-result' : 'draw', { round_id: roundId, ...prizes })
  const headers = { authorization: `Bearer ${token}` }
  const waiting = async () => {
    const list = '/api/lotto/bill/list?agent_id=7&state=pending'
    return (await api<unknown[]>(page.request, list, undefined, headers)).data.length
  }
  await expect.poll(waiting, { timeout: 90_000 }).toBe(0)
}
