/**
 * The daily tasks of `bench/taps.ts`, played by a keyboard alone, with what a screen reader is told at each stop and what the page says
 * by itself: `node bench/taps/transcripts.ts <url of a sandbox> [part of a task's name]`, as Markdown. Ends with 1 for a task that no
 * keyboard gets through, a stop without a name, and one that something lies over.
 */
import { chromium } from 'playwright-core'
import { Reader } from './heard.ts'
import { Phones } from './home.ts'
import { Keyboard } from './keyboard.ts'
import { begin, daily } from './daily.ts'

const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu', '--force-renderer-accessibility'],
  ...(process.env.E2E_CHROMIUM ? { executablePath: process.env.E2E_CHROMIUM } : {}),
})
const phones = new Phones(browser)
const table: string[] = []
const parts: string[] = []
let faults = 0
for (const task of await daily(process.argv[3])) {
  const { name, play } = task
  let reader: Reader | undefined
  const page = await begin(task, phones, async (opened) => {
    reader = await Reader.begin(opened)
  })
  const hand = new Keyboard(page, reader!)
  const failed = await play(page, hand).then(
    () => '',
    (error: unknown) => String(error).split('\n')[0]!,
  )
  await hand.end()
  const found = [...new Set(hand.faults), ...(failed ? [`stopped: ${failed}`] : [])]
  faults += found.length
  table.push(`| ${name} | ${hand.stops} | ${hand.presses} | ${found.length} |`)
  parts.push(
    `## ${name}`,
    '',
    ...hand.lines.map((line) => `- ${line}`),
    ...found.map((fault) => `- **${fault}**`),
    '',
  )
  await page.close()
}
await browser.close()
console.log(
  ['| task | stops on the way | keys | faults |', '| --- | --- | --- | --- |', ...table, '', ...parts].join(
    '\n',
  ),
)
process.exitCode = faults > 0 ? 1 : 0
