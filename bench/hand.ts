/** A hand at a phone, for counts of taps: it sees what it taps, and scrolls to it where it does not. */
import type { Locator, Page } from 'playwright-core'

const TAP_MS = 333
const SCROLL_MS = 1_000

export class Hand {
  taps = 0
  scrolls = 0
  fields = 0
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Taps the first of these that is there. */
  async tap(...targets: readonly Locator[]): Promise<void> {
    const [first, ...others] = targets
    const target = others
      .reduce((all, one) => all.or(one), first!)
      .filter({ visible: true })
      .first()
    await target.waitFor()
    await this.#page.waitForTimeout(TAP_MS)
    if (!(await seen(target))) {
      this.scrolls++
      await this.#page.waitForTimeout(SCROLL_MS)
    }
    if (process.env.TRACE) console.error(`tap ${this.taps + 1}: ${await named(target)}`)
    await target.tap()
    this.taps++
  }

  /** Fills a field; where the page has not put the caret there already, that is a tap as well. */
  async type(field: Locator, text: string): Promise<void> {
    await field.waitFor()
    await this.#page.waitForTimeout(TAP_MS)
    if (!(await field.evaluate((element) => element === document.activeElement))) await this.tap(field)
    await field.pressSequentially(text)
    this.fields++
  }
}

/** What a pressed thing is called, for who asks with `TRACE=1` what was counted. */
const named = (target: Locator) =>
  target.evaluate((element) =>
    (element.getAttribute('aria-label') ?? (element.textContent || element.id)).trim(),
  )

/** Whether a finger at its middle would touch it. */
function seen(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return there !== null && (element.contains(there) || there.contains(element))
  })
}
