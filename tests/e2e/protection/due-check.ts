/** A reality check that is due, without an hour of play: the server's own answers, with their moment passed. */
import type { Locator, Page } from '@playwright/test'
import { pause as words } from '#src/strings/protection/pause.ts'

/** Baht, as calls have them. */
const session = { minutes: 85, staked: 1_020, returned: 900, net: -120, balance: 380, due: true }

/** From the next look on, until it is let go. Answers the dialog. */
export async function dueCheck(page: Page): Promise<{ dialog: Locator; letGo: () => Promise<void> }> {
  const started = Date.now() - session.minutes * 60_000
  const add = (path: string, more: object) =>
    page.route(path, async (route) => {
      try {
        const reply = await route.fetch()
        const body = (await reply.json()) as { data: object | null }
        await route.fulfill({ response: reply, json: { ...body, data: { ...body.data, ...more } } })
      } catch {
        // The page has gone: nobody waits for it.
      }
    })
  const paths = ['**/api/member/protection/watch*', '**/api/member/play_session']
  await add(paths[0]!, { check_at: started + 3_600_000 })
  await add(paths[1]!, { ...session, started_at: new Date(started).toISOString() })
  return {
    dialog: page.getByRole('alertdialog', { name: words.checkTitle(words.hours(1, 25)) }),
    letGo: async () => {
      for (const path of paths) await page.unroute(path)
    },
  }
}
