/** What the rounds played on a page cost and brought, read from the games' own answers. */
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { gamesUi } from '#sandbox/strings/games-ui.ts'

export interface RoundAnswer {
  stake: number
  win: number
  balance: number
}

/** Once in many runs the browser loses a press into a frame of another origin: a hand that sees nothing give way presses again. */
async function press(button: Locator): Promise<void> {
  await expect(async () => {
    const heard = await button.evaluateHandle((one) => {
      const told = { press: false }
      one.addEventListener('click', () => (told.press = true), { once: true, capture: true })
      return told
    })
    await button.click({ timeout: 8_000 }).catch(() => {})
    expect(await heard.evaluate(({ press: came }) => came)).toBe(true)
  }).toPass({ timeout: 25_000 })
}

/** Presses something that plays a round, and answers what the provider said. */
export async function roundBy(page: Page, button: Locator): Promise<RoundAnswer> {
  const [response] = await Promise.all([
    page.waitForResponse((each) => new URL(each.url()).pathname === '/api/round'),
    press(button),
  ])
  const { error, data } = (await response.json()) as { error: number; data: RoundAnswer }
  expect(error).toBe(0)
  return data
}

type Frame = Pick<FrameLocator, 'getByRole' | 'locator'>

/** One round of each kind, the way a hand plays it. */
export const rounds = {
  async slot(page: Page, frame: Frame): Promise<RoundAnswer> {
    const spin = frame.getByRole('button', { name: gamesUi.slot.spin, exact: true })
    const answer = await roundBy(page, spin)
    // Free spins are shown one by one before the machine is ready again.
    await expect(spin).toBeEnabled({ timeout: 40_000 })
    return answer
  },
  async hilo(page: Page, frame: Frame): Promise<RoundAnswer> {
    await frame.locator('.cell.low').click()
    await frame.locator('.cell.single').first().click()
    const open = frame.getByRole('button', { name: gamesUi.hilo.open, exact: true })
    const answer = await roundBy(page, open)
    await expect(frame.locator('.history li')).not.toHaveCount(0)
    return answer
  },
  async fish(page: Page, frame: Frame): Promise<RoundAnswer> {
    return roundBy(page, frame.getByRole('button', { name: gamesUi.fish.shoot, exact: true }))
  },
  async sport(page: Page, frame: Frame): Promise<RoundAnswer> {
    await frame.locator('.odd[data-pick="1"]').first().click()
    await frame.locator('.match').nth(1).locator('.odd[data-pick="X"]').click()
    const place = frame.getByRole('button', { name: gamesUi.sport.place, exact: true })
    const answer = await roundBy(page, place)
    await expect(frame.getByRole('button', { name: gamesUi.sport.next, exact: true })).toBeVisible()
    return answer
  },
}
