/**
 * Looks at every view at every window, with text as it is and twice as large, and tells what does not fit; axe over each
 * in both themes; and where lines of Thai break within a word.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core'
import { unbroken } from '#src/ui/words/joined.ts'
import { axeCheck } from '../test/axe.ts'
import { findBrowser } from '../test/browser.ts'
import { chromiumFlags } from '../test/e2e-server.ts'
import { at } from '../lib/paths.mjs'
import { faultsHere } from './fit.ts'
import { linesHere } from './lines.ts'
import { openSite, type LookSite } from './site.ts'
import { views, type View } from './views.ts'
import { contextFor, heights, openView, settle } from './visit.ts'

export interface AuditOptions {
  only: RegExp
  widths: readonly number[]
  pictures: boolean
  axe: boolean
}

/** Pixels of the browser's text size: as nobody changed it, and twice that. */
const texts = [16, 32]

/** How high a page is laid out for axe at most, in pixels: a lobby of three thousand games made whole takes a renderer 2 GB. */
const highest = 8_000

/** Where axe looks: what it asks hangs on theme and layout, not on each width. */
const axeWidths = [390, 1280]

class Audit {
  readonly options: AuditOptions
  readonly folder: string
  readonly #where = new Map<string, string[]>()
  readonly counts: Record<string, number> = {}
  looked = 0
  /** Lines of Thai that ended within a text. */
  breaks = 0

  constructor(options: AuditOptions) {
    this.options = options
    this.folder = at('.cache', 'look', 'audit')
    rmSync(this.folder, { recursive: true, force: true })
    mkdirSync(this.folder, { recursive: true })
  }

  add(fault: string, shot: string): void {
    this.#where.set(fault, [...(this.#where.get(fault) ?? []), shot])
  }

  /** What was found until now, also for who looks in while it goes on. */
  write(): string[] {
    const lines = [...this.#where]
      .map(([fault, shots]) => `${fault}\n    ${shots.length} × ${shots.slice(0, 4).join(' · ')}`)
      .toSorted()
    writeFileSync(join(this.folder, 'faults.txt'), `${lines.join('\n')}\n`)
    return lines
  }

  report(): number {
    for (const line of this.write()) console.log(line)
    for (const fault of this.#where.keys()) {
      const kind = fault.split(/[:0-9]/, 1)[0]!.trim()
      this.counts[kind] = (this.counts[kind] ?? 0) + 1
    }
    console.log(`${this.looked} looked at, ${this.breaks} lines of Thai broken.`, this.counts)
    return this.#where.size === 0 ? 0 : 1
  }
}

/** Says what does not fit where; 1 when something does not. */
export async function auditLook(options: AuditOptions): Promise<number> {
  const site = await openSite()
  const { path } = await findBrowser()
  const browser = await chromium.launch({ args: chromiumFlags, ...(path ? { executablePath: path } : {}) })
  const audit = new Audit(options)
  try {
    const wanted = views.filter((view) => options.only.test(view.name))
    const people = [...new Set(wanted.map(({ as }) => as))].map((as) =>
      wanted.filter((view) => view.as === as),
    )
    const takeTurns = async () => {
      for (let mine = people.shift(); mine; mine = people.shift()) await visitAll(browser, site, audit, mine)
    }
    await Promise.all([takeTurns(), takeTurns(), takeTurns()])
  } finally {
    await browser.close()
    await site.close()
  }
  return audit.report()
}

async function visitAll(browser: Browser, site: LookSite, audit: Audit, mine: readonly View[]) {
  const context = await contextFor(browser, site, mine[0]!.as)
  for (const view of mine) {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    for (const text of texts) {
      try {
        await setText(session, text)
        await openView(page, site, view)
        await page.evaluate(layAllOut)
        for (const width of audit.options.widths) await lookAt(page, audit, view, width, text)
      } catch (error) {
        console.log(`${view.name}: ${String(error).split('\n')[0]}`)
      }
    }
    await page.close()
    audit.write()
    console.log(`${view.name}: looked at`)
  }
  await context.close()
}

/** Rows far below the window have the size that is guessed for them until they come near: seen as they will be. */
function layAllOut(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** As high as the page, which may grow with its window: what lies under the tabs until it is scrolled is no target that is too small. */
async function layWhole(page: Page): Promise<void> {
  for (;;) {
    await settle(page)
    const { width, height } = page.viewportSize()!
    const whole = await page.evaluate(() => document.documentElement.scrollHeight)
    if (whole <= height || height >= highest) return
    await page.setViewportSize({ width, height: Math.min(whole, highest) })
  }
}

const setText = (session: CDPSession, size: number) =>
  session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })

async function lookAt(page: Page, audit: Audit, view: View, width: number, text: number) {
  await page.setViewportSize({ width, height: heights[width]! })
  await settle(page)
  const shot = `${view.name} @${width} ${text === 16 ? '100' : '200'} %`
  audit.looked += 1
  const lines = await page.evaluate(linesHere, unbroken)
  audit.breaks += lines.breaks
  for (const fault of [...(await page.evaluate(faultsHere)), ...lines.faults]) audit.add(fault, shot)
  if (audit.options.pictures) {
    const file = `${shot.replaceAll(/[^\w@.\u0e00-\u0e7f-]+/g, '_')}.png`
    await page.screenshot({ path: join(audit.folder, file), animations: 'disabled', caret: 'hide' })
  }
  if (!audit.options.axe || !axeWidths.includes(width)) return
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await layWhole(page)
    const coloursOnly = theme === 'light'
    for (const fault of await axeCheck(page, { coloursOnly }))
      audit.add(`axe: ${fault.split('\n')[0]}`, `${shot} ${theme}`)
  }
}
