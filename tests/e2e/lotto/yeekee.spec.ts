/** Yeekee: members shoot in one round, it ends, the result proves itself, and a tampered list is caught (LOTTO-1). */
import { randomInt } from 'node:crypto'
import type { APIRequestContext, Browser } from '@playwright/test'
import type { YeekeeProof } from '#contracts/yeekee.ts'
import { yeekee } from '#src/strings/lotto/yeekee.ts'
import { asShown } from '#src/ui/words/joined.ts'
import { expect, test, type Page } from '../../harness/e2e.ts'
import { axeCheck } from '../../harness/axe.ts'
import { overflow, smallTargets } from '../../harness/e2e-measure.ts'
import { arriveAs, newMember } from '../../harness/e2e-people.ts'

interface SandboxRound {
  round_id: string
  closes_at: number
}

const minute = 60_000
/** What the members take until the last shot, on a machine that has other work to do. */
const enough = 1 * minute
const coolingDown = new RegExp(yeekee.waitFor(0).replace('0', '\\d+'))

/** One that is being shot in and lasts long enough; where all are about to end, the next begins within that time. */
async function runningRound(request: APIRequestContext): Promise<string> {
  let found: SandboxRound | undefined
  const look = async () => {
    for (const lottery of ['yeekee-test', 'yeekee']) {
      const reply = await request.get(`/sandbox/lotto.json?lottery=${lottery}`)
      const { rounds } = (await reply.json()) as { rounds: SandboxRound[] }
      const left = ({ closes_at }: SandboxRound) => closes_at - Date.now()
      found ??= rounds.find((round) => left(round) > enough && left(round) <= 15 * minute)
    }
    return found !== undefined
  }
  await expect.poll(look, { message: 'a round that runs', timeout: 1.3 * enough }).toBe(true)
  return found!.round_id
}

/** By the button of the sandbox's page. */
async function closeRound(page: Page, roundId: string): Promise<void> {
  const { origin } = new URL(page.url())
  const headers = { origin, accept: 'application/json' }
  const form = { round_id: roundId }
  expect((await page.request.post('/sandbox/lotto/close', { form, headers })).ok()).toBe(true)
}

/** Somebody with a browser of their own. */
async function another(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'th-TH', timezoneId: 'Asia/Bangkok' })
  return context.newPage()
}

const enter = async (page: Page, roundId: string) => {
  await page.goto(`/lotto/${roundId}`)
  await expect(page.getByRole('region', { name: yeekee.shoot })).toBeVisible()
}
const rowOf = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })
const HIDDEN = '•••••'

/** Of five digits, and told apart; others each time, since a second try may meet the round. */
function twoNumbers(): [string, string] {
  const first = randomInt(100)
  return [first, (first + 1 + randomInt(99)) % 100].map(
    (start) => String(start).padStart(2, '0') + String(randomInt(1000)).padStart(3, '0'),
  ) as [string, string]
}

test('LOTTO-1 two members shoot, the round ends before their eyes, and the proof tells truth from lie', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(330_000)
  const [mine, theirs] = twoNumbers()
  const friend = await another(browser, baseURL!)
  await arriveAs(page, await newMember(page.request))
  await arriveAs(friend, await newMember(friend.request))
  const roundId = await runningRound(page.request)
  await enter(page, roundId)
  await enter(friend, roundId)

  // One types on the page's keypad, the other on a keyboard.
  const pad = page.getByRole('group', { name: yeekee.slots })
  for (const digit of mine) await pad.getByRole('button', { name: digit, exact: true }).click()
  await page.getByRole('button', { name: new RegExp(`^${yeekee.shoot}`) }).click()
  await expect(rowOf(page, yeekee.you)).toContainText(mine)
  await expect(page.getByRole('button', { name: coolingDown })).toBeDisabled()
  await friend.keyboard.type(theirs)
  await friend.keyboard.press('Enter')
  await expect(rowOf(friend, yeekee.you)).toContainText(theirs)

  // Each sees the other's arrive, hidden.
  await expect(rowOf(page, HIDDEN)).toHaveCount(1)
  await expect(rowOf(friend, HIDDEN)).toHaveCount(1)
  await expect(page.getByText(theirs)).toHaveCount(0)
  expect(await axeCheck(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  expect(await overflow(page)).toBe(0)

  const stranger = await another(browser, baseURL!)
  await stranger.goto(`/lotto/${roundId}`)
  await expect(stranger.getByRole('main').getByRole('button', { name: yeekee.login })).toBeVisible()

  await closeRound(page, roundId)
  for (const one of [page, friend, stranger])
    await expect(one.getByText(yeekee.passed, { exact: true })).toBeVisible({ timeout: minute })
  await expect(page.getByText(/1 เลขอยู่ครบตามใบรับ/)).toBeVisible()
  // The sandbox's beacon is not a public one, and the page says so.
  await expect(page.getByText(asShown(yeekee.means.beaconOwner))).toBeVisible()
  expect(await axeCheck(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  expect(await overflow(page)).toBe(0)

  // The friend's network lies: somebody else's number is another one.
  await friend.route('**/api/lotto/yeekee/lists?*', async (route) => {
    const response = await route.fetch()
    const reply = (await response.json()) as { data: YeekeeProof }
    const first = reply.data.shots[0]!
    first.number = String((Number(first.number) + 1) % 100_000).padStart(5, '0')
    await route.fulfill({ response, json: reply })
  })
  await friend.reload()
  await expect(friend.getByText(yeekee.failed, { exact: true })).toBeVisible()
  for (const step of ['chain', 'sum'] as const)
    await expect(friend.getByText(yeekee.stepFailed(yeekee.steps[step].name), { exact: true })).toBeVisible()
  await expect(friend.getByRole('alert')).toContainText(yeekee.steps.chain.name)
})
