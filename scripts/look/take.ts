/** Takes a set: visits every view at every width in both themes, and keeps styles and boxes (and pictures, if asked). */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Browser, type Page } from 'playwright-core'
import { at } from '../lib/paths.mjs'
import { findBrowser } from '../test/browser.ts'
import { chromiumFlags } from '../test/e2e-server.ts'
import { openSite, type LookSite } from './site.ts'
import { properties, snapshotHere, type Snapshot } from './snapshot.ts'
import { views, type View } from './views.ts'
import { contextFor, heights, openView, settle } from './visit.ts'

export interface TakeOptions {
  only: RegExp
  pictures: boolean
  quick: boolean
  /** Every button of every view is pressed, and what opens is looked at too. */
  press: boolean
}

/** A set as it is kept: the styles of all its snapshots are numbered together. */
export interface Look {
  styles: string[]
  snapshots: Record<string, Snapshot['elements']>
}

const widths = [320, 390, 768, 1280]
const themes = ['dark', 'light'] as const
/** A theme changes colours alone: what a press opens, and styles at other widths, are looked at in the first. */
const themesAt = (width: number, at: readonly number[], { pictures }: TakeOptions) =>
  pictures || (width === 390 && at !== pressedWidths) ? themes : themes.slice(0, 1)
/** What a press opens is looked at here alone: each style sheet has its say at one of them. */
const pressedWidths = [390, 1280]

export const lookFolder = (name: string): string => at('.cache', 'look', name)

export async function takeLook(name: string, options: TakeOptions): Promise<void> {
  const folder = lookFolder(name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const site = await openSite()
  const { path } = await findBrowser()
  const browser = await chromium.launch({ args: chromiumFlags, ...(path ? { executablePath: path } : {}) })
  const set = new LookSet(folder, options)
  const began = performance.now()
  try {
    const wanted = views.filter((view) => options.only.test(view.name))
    const people = [...new Set(wanted.map(({ as }) => as))].map((as) =>
      wanted.filter((view) => view.as === as),
    )
    const takeTurns = async () => {
      for (let mine = people.shift(); mine; mine = people.shift()) await visitAll(browser, site, set, mine)
    }
    await Promise.all([takeTurns(), takeTurns()])
  } finally {
    await browser.close()
    await site.close()
  }
  set.write()
  const minutes = ((performance.now() - began) / 60_000).toFixed(1)
  console.log(`${name}: ${set.size} snapshots in ${minutes} minutes.`)
}

class LookSet {
  readonly folder: string
  readonly options: TakeOptions
  readonly #numbers = new Map<string, number>()
  readonly #look: Look = { styles: [], snapshots: {} }

  constructor(folder: string, options: TakeOptions) {
    this.folder = folder
    this.options = options
  }

  get size(): number {
    return Object.keys(this.#look.snapshots).length
  }

  add(name: string, { styles, elements }: Snapshot): void {
    const numbers = styles.map((style) => this.#number(style))
    this.#look.snapshots[name] = elements.map(([what, style, ...box]) => [what, numbers[style]!, ...box])
  }

  #number(style: string): number {
    const known = this.#numbers.get(style)
    if (known !== undefined) return known
    this.#numbers.set(style, this.#look.styles.length)
    return this.#look.styles.push(style) - 1
  }

  write(): void {
    writeFileSync(join(this.folder, 'look.json.gz'), gzipSync(JSON.stringify(this.#look)))
  }
}

/** One person's views, one after the other: what they press may change what the next one shows. */
async function visitAll(
  browser: Browser,
  site: LookSite,
  set: LookSet,
  mine: readonly View[],
): Promise<void> {
  const context = await contextFor(browser, site, mine[0]!.as)
  const pressed = new Set<string>()
  for (const view of mine) {
    const page = await context.newPage()
    try {
      await openView(page, site, view)
      await lookAt(page, set, view.name, set.options.quick ? pressedWidths : widths)
      if (view.press && set.options.press) await pressAll(page, site, set, view, pressed)
    } catch (error) {
      console.log(`${view.name}: ${String(error).split('\n')[0]}`)
    }
    await page.close()
  }
  await context.close()
}

/** Each set's server has a port of its own, and seeds that nobody can foretell. */
const alike = (text: string) =>
  text.replaceAll(/127\.0\.0\.1:\d+/g, 'site').replaceAll(/[0-9a-f]{10,}/g, 'seed')
const withoutChance = ({ styles, elements }: Snapshot): Snapshot => ({
  styles: styles.map(alike),
  elements: elements.map(([name, ...rest]) => [alike(name), ...rest]),
})

async function lookAt(page: Page, set: LookSet, name: string, at: readonly number[]): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: heights[width]! })
    for (const theme of themesAt(width, at, set.options)) {
      await page.emulateMedia({ colorScheme: theme })
      await page.waitForFunction(
        (asked) => (document.documentElement.dataset.theme ?? asked) === asked,
        theme,
      )
      await settle(page)
      const shot = `${name} @${width} ${theme}`
      set.add(shot, withoutChance(await page.evaluate(snapshotHere, properties)))
      if (!set.options.pictures) continue
      const file = `${shot.replaceAll(/[^\w@.\u0e00-\u0e7f-]+/g, '_')}.png`
      await page.screenshot({
        path: join(set.folder, file),
        fullPage: true,
        animations: 'disabled',
        caret: 'hide',
      })
    }
  }
}

/** Presses each button that this person has not pressed elsewhere, each on a fresh view. */
async function pressAll(page: Page, site: LookSite, set: LookSet, view: View, pressed: Set<string>) {
  const pressable = '#root button:enabled:not([type=submit])'
  await openView(page, site, view)
  const names = await page
    .locator(pressable)
    .evaluateAll((buttons) =>
      buttons.map((one) =>
        one.getClientRects().length > 0 ? `${one.ariaLabel ?? one.textContent}`.replaceAll(/\d/g, '0') : '',
      ),
    )
  let fresh = true
  for (const [index, name] of names.entries()) {
    const key = name.slice(0, 20)
    if (name === '' || pressed.has(key)) continue
    pressed.add(key)
    if (!fresh) await openView(page, site, view)
    fresh = false
    const button = page.locator(pressable).nth(index)
    const done = await button.click({ timeout: 1_500 }).then(
      () => true,
      () => false,
    )
    if (!done) continue
    await settle(page)
    await lookAt(page, set, `${view.name}, pressed ${index} ${key}`, pressedWidths)
  }
}
