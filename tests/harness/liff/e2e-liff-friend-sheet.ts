/** LINE's sheet that offers to add the agent's account as a friend: the app's own, so the test answers for the person. */
import { expect, type Page } from '@playwright/test'
import { originOf } from '../e2e-people.ts'

/** Chromium, which knows no such app, takes no press on the page afterwards (as after the picker). */
export async function answerFriendSheet(page: Page, told: readonly string[], added: boolean): Promise<void> {
  await expect.poll(() => told.some((each) => each.startsWith('liff://subwindow?'))).toBe(true)
  const opened = new URL(told.findLast((each) => each.startsWith('liff://subwindow?'))!)
  const answered = await page.request.post('/sandbox/line/friend-sheet', {
    headers: { origin: await originOf(page.request) },
    data: { msit: opened.searchParams.get('msit'), added },
  })
  expect(answered.status(), 'the sheet was answered').toBe(204)
}
