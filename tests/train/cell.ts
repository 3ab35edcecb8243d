/** One journey with the signal lost at one of its steps, and what came of it. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { APIRequestContext, Page, Route } from '@playwright/test'
import { shell } from '#src/strings/shell.ts'
import { isTakenOver } from '../engines/find.ts'
import type { Journey, Step } from './journeys.ts'

/** Before the press, with the request on its way, or with the answer on its way back. */
export const cuts = ['before', 'in flight', 'after'] as const
export type Cut = (typeof cuts)[number]

export interface Cell {
  readonly journey: Journey
  readonly at: number
  readonly cut: Cut
}

/** How long the signal is away by the page's clock; ms. */
const AWAY = 20_000
/** What a press may take to be answered by anything at all; ms. */
const SAID = 4_000
/** What a page may take to go on after that; ms. */
const HEALED = 30_000
/** Somebody who waits presses again; ms. */
const AGAIN = 5_000

/** What went wrong; empty: nothing did. */
export async function playCell(page: Page, request: APIRequestContext, cell: Cell): Promise<string[]> {
  const faults: string[] = []
  await page.clock.install()
  const goto = page.goto.bind(page)
  page.goto = async (...where) => {
    const response = await goto(...where)
    await page.waitForFunction(isTakenOver)
    return response
  }
  const { steps, effects } = await cell.journey.begin(page, request)
  for (const [index, step] of steps.entries()) {
    await step.target(page).waitFor({ timeout: HEALED })
    await fill(page, step)
    if (index !== cell.at) {
      await press(page, step)
      await step.after(page).waitFor({ timeout: HEALED })
      continue
    }
    // What comes when nothing else is to do has come.
    await page.clock.fastForward(10_000)
    await sleep(2_000)
    await loseSignal(page, step, cell.cut, faults)
    await page.clock.fastForward(AWAY)
    await sleep(500)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.context().setOffline(false)
    await goOn(page, steps.slice(0, index + 1), faults)
  }
  const times = await effects()
  if (times !== 1) faults.push(`the server did it ${times} times`)
  return faults
}

const press = async (page: Page, { target, act }: Step): Promise<void> =>
  act ? act(page) : target(page).click({ timeout: 5_000 })

/** As a thumb does it: nobody types into a field that was not touched. */
async function fill(page: Page, { typed = [] }: Step): Promise<void> {
  for (const [field, value] of typed)
    if (typeof value === 'string') {
      await field(page).tap()
      await field(page).fill(value)
    } else await field(page).selectOption(value)
}

/** What a member sees, and where. */
const picture = async (page: Page) =>
  page.url() +
  (await page.evaluate(
    () => document.body.innerText + document.querySelectorAll('[aria-busy=true], dialog[open]').length,
  ))

async function loseSignal(page: Page, step: Step, cut: Cut, faults: string[]): Promise<void> {
  const offline = () => page.context().setOffline(true)
  if (cut === 'before') {
    await offline()
    await sleep(700)
  } else {
    const catchOne = async (route: Route) => {
      if (cut === 'after') await route.fetch().catch(() => {})
      await offline()
      await route.abort('internetdisconnected').catch(() => {})
    }
    await page.route((url) => (step.write ?? /\/api\//).test(url.pathname), catchOne)
  }
  const before = await picture(page)
  await press(page, step).catch(() => faults.push('the press was not possible'))
  const end = Date.now() + SAID
  let still = true
  while (still && Date.now() < end) {
    await sleep(100)
    still = (await picture(page)) === before
  }
  if (still) faults.push('a dead tap')
  // A step that asks for nothing is cut as well, only later.
  await offline()
}

const isReady = async (page: Page, { target }: Step): Promise<boolean> =>
  (await target(page).isVisible()) &&
  // Gone between two looks, it is not there; asked without a limit, it would be waited for.
  (await target(page)
    .isEnabled({ timeout: 1_000 })
    .catch(() => false))

/**
 * The signal is back: it goes on by itself, or the member finds all as it was and presses again; where the page has told that nothing was
 * done and shows the form again, from there.
 */
async function goOn(page: Page, steps: readonly Step[], faults: string[]): Promise<void> {
  const step = steps.at(-1)!
  const end = Date.now() + HEALED
  let pressed = Date.now()
  let looked = false
  while (Date.now() < end) {
    if (await step.after(page).isVisible()) return
    let next: Step | undefined
    for (const one of steps.toReversed()) if (!next && (await isReady(page, one))) next = one
    if (next && Date.now() - pressed > AGAIN) {
      if (!looked) faults.push(...(await lost(page, next)))
      looked = true
      await fill(page, next).catch(() => {})
      await press(page, next).catch(() => {})
      pressed = Date.now()
    }
    await sleep(150)
  }
  const failed = await page.getByText(shell.errorTitle).isVisible()
  faults.push(failed ? 'an error page stayed' : 'it did not go on')
}

/** Without what a field puts between the digits of money and of numbers of phones. */
const bare = (typed: string) => typed.replaceAll(/[,-]/g, '')

/** Typed before and not there any more. */
async function lost(page: Page, { typed = [] }: Step): Promise<string[]> {
  const faults: string[] = []
  for (const [field, value] of typed) {
    const box = field(page)
    if (typeof value !== 'string' || !(await box.isVisible())) continue
    const there = await box.inputValue()
    if (bare(there) !== bare(value)) faults.push('something typed was lost')
  }
  return faults
}
