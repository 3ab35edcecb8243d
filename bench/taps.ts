/**
 * The daily tasks of a member on a phone of 390 × 844, from home, by hand: `node bench/taps.ts <url of a sandbox> [part of a task's
 * name]`. Counted are taps, scrolls for what was not in view, and fields typed into. Who plays and what the bank does is arranged
 * over HTTP; a phone keeps from one task to the next what it kept. `TRACE=1` names what was tapped. The table is that of docs/taps.md.
 */
import { chromium } from 'playwright-core'
import { Hand } from './hand.ts'
import { begin, daily } from './taps/daily.ts'
import { Phones } from './taps/home.ts'

const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(process.env.E2E_CHROMIUM ? { executablePath: process.env.E2E_CHROMIUM } : {}),
})
const phones = new Phones(browser)
console.log('| task | taps | scrolls | fields | asked |\n|---|---|---|---|---|')
for (const task of await daily(process.argv[3])) {
  const { name, asked, play } = task
  const page = await begin(task, phones)
  const hand = new Hand(page)
  const failed = await play(page, hand).then(
    () => '',
    (error: unknown) => ` (stopped: ${String(error).split('\n')[0]})`,
  )
  console.log(`| ${name}${failed} | ${hand.taps} | ${hand.scrolls} | ${hand.fields} | ${asked} |`)
  if (failed && process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/${name}.png` })
  await page.close()
}
await browser.close()
