/**
 * An hour of use under a slow processor: `node bench/by-hand/use.ts <url of a sandbox> [minutes=60]`. Members of the sandbox do their daily tasks by hand
 * (`bench/taps/`) and look for games (open a lobby, search, open a game, come back), one after the other and again, on phones of
 * 390 × 844, the processor four times slower. Told is every interaction, from the input to the next paint (`bench/by-hand/interactions.ts`), those too short to be
 * told left out. Fails when the 95th percentile reaches 150 ms.
 */
import { chromium, type Page } from 'playwright-core'
import { searches } from '#sandbox/strings/searches.ts'
import { lobby } from '#src/strings/lobby.ts'
import { shell } from '#src/strings/shell.ts'
import { Hand } from '../hand.ts'
import { hearInteractions, reportOf, slowDown } from './interactions.ts'
import { begin, daily } from '../taps/daily.ts'
import { Phones } from '../taps/home.ts'

const minutes = Number(process.argv[3] ?? '60')
const LIMIT_MS = 150
let rounds = 0
let played = 0

const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(process.env.E2E_CHROMIUM ? { executablePath: process.env.E2E_CHROMIUM } : {}),
})
/** Of the task that is played. */
let heard = new Map<string, number>()
const byTask = new Map<string, number[]>()
const stopped: string[] = []
const until = Date.now() + minutes * 60_000
const withGames = { name: 'look for a game', as: null, play: lookForGames }

while (Date.now() < until) {
  const phones = new Phones(browser, (phone) => hearInteractions(phone, (name, ms) => heard.set(name, ms)))
  const amount = String(500 + (played++ % 400))
  for (const task of [...(await daily('', amount)), withGames, withGames]) {
    heard = new Map()
    const page = await begin({ asked: '', ...task }, phones, slowDown)
    await task.play(page, new Hand(page)).catch((error: unknown) => {
      stopped.push(`${task.name}: ${String(error).split('\n')[0]}`)
    })
    await page.waitForTimeout(500)
    await page.close()
    byTask.set(task.name, [...(byTask.get(task.name) ?? []), ...heard.values()])
    if (Date.now() > until) break
  }
}
await browser.close()
for (const [name, durations] of byTask)
  if (durations.length > 0)
    reportOf(
      name,
      durations.toSorted((a, b) => a - b),
      LIMIT_MS,
    )
const all = [...byTask.values()].flat().sort((a, b) => a - b)
const slow = reportOf('all of it', all, LIMIT_MS)
for (const what of stopped) console.log(`stopped: ${what}`)
process.exit(slow ? 1 : 0)

async function lookForGames(page: Page, hand: Hand): Promise<void> {
  const main = page.getByRole('main')
  await hand.tap(main.getByRole('link', { name: new RegExp(`^${shell.categories.slot}`) }))
  const search = page.getByRole('searchbox', { name: lobby.search })
  await search.waitFor()
  await hand.type(search, searches[rounds++ % searches.length]!)
  await search.fill('')
  const grid = page.getByRole('list', { name: lobby.grid(lobby.names.slot) })
  await grid.getByRole('link').first().waitFor()
  await hand.tap(grid.getByRole('link').nth(rounds % 6))
  await page.waitForURL(/\/play/)
  await page.goBack()
  await grid.getByRole('link').first().waitFor()
}
