/** What a member's hand does on a platform: finds, presses, types; where the platform fails by itself it presses again, as a member does. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { ElementHandle, Frame, Page } from 'playwright-core'
import { auth } from '#src/strings/auth/auth.ts'
import { moneyWrite } from '#src/strings/money/money-write.ts'
import { ui } from '#src/strings/ui.ts'
import { button } from '../engines/drive.ts'
import { findInPage, type Wanted } from '../engines/find.ts'
import type { Visit } from './visit.ts'

/** In ms: until something is there, and until a press that brought nothing is made again. */
const WAIT = 40_000
const AGAIN = 6_000

/** These two run in the page. */
function beginPress(element: Element): void {
  delete (element as HTMLElement).dataset.pressed
  const note = () => ((element as HTMLElement).dataset.pressed = '')
  element.addEventListener('click', note, { once: true, capture: true })
}
const wasPressed = (element: Element): boolean => (element as HTMLElement).dataset.pressed !== undefined

export class Hand {
  readonly visit: Visit
  readonly #fails: boolean
  #room: Page | Frame

  constructor(visit: Visit, fails: boolean) {
    this.visit = visit
    this.#fails = fails
    this.#room = visit.page
  }

  open(path: string): Promise<void> {
    return this.visit.open(path)
  }

  async #here(what: Wanted): Promise<ElementHandle<Element> | null> {
    const handle = await this.#room.evaluateHandle(findInPage, what).catch(() => null)
    return handle?.asElement() ?? null
  }

  async isThere(what: Wanted): Promise<boolean> {
    return (await this.#here(what)) !== null
  }

  /** What a part offers that failed, or a write whose end is not known yet. */
  async #mend(): Promise<void> {
    if (!this.#fails || this.#room !== this.visit.page) return
    for (const name of [ui.retry, moneyWrite.checkAgain]) {
      const found = await this.#here(button(name))
      if (found) await found.click({ timeout: 1_500 }).catch(() => {})
    }
  }

  async see(what: Wanted, within = WAIT): Promise<ElementHandle<Element>> {
    for (const end = Date.now() + within; Date.now() < end; await sleep(250)) {
      const found = await this.#here(what)
      if (found) return found
      await this.#mend()
    }
    throw new Error(`not there: ${what.kind} “${what.name}” at ${this.visit.page.url()}`)
  }

  async press(what: Wanted): Promise<void> {
    for (const end = Date.now() + WAIT; ;) {
      const element = await this.see(what)
      const isInput = await element.evaluate((one) => one.tagName === 'INPUT').catch(() => false)
      await element.evaluate(beginPress).catch(() => {})
      try {
        // What a label draws over its field takes the press for it.
        if (isInput) await element.evaluate((one) => (one as HTMLInputElement).click())
        else await element.click({ timeout: 3_000 })
        return
      } catch (error) {
        // On a busy machine the word of it is late: what was pressed is not pressed twice.
        if (await element.evaluate(wasPressed).catch(() => false)) return
        if (Date.now() > end) throw error
        // It waits for a part that failed.
        await this.#mend()
      }
    }
  }

  /** Presses until something is there; again only where the platform fails, and only what the site lets be pressed again. */
  async pressFor(what: Wanted, wanted: Wanted): Promise<void> {
    await this.press(what)
    for (let times = 0; this.#fails && times < 12; times++) {
      const came = await this.see(wanted, AGAIN).catch(() => null)
      if (came) return
      // A refusal or a failure is a dialog or stands in the form.
      for (const name of [auth.ok, ui.retry]) {
        const found = await this.#here(button(name))
        if (found) await found.click({ timeout: 1_500 }).catch(() => {})
      }
      if (await this.isThere(wanted)) return
      const again = await this.#here(what)
      if (again && (await again.isEnabled())) await again.click({ timeout: 2_000 }).catch(() => {})
    }
    await this.see(wanted)
  }

  /** Presses one after another until the books say that it is done; from the first again only where the platform fails. */
  async pressUntil(all: readonly Wanted[], isDone: () => Promise<boolean>): Promise<void> {
    for (let times = 0; times === 0 || (this.#fails && times < 12); times++) {
      for (const what of all) await this.press(what)
      for (const end = Date.now() + (this.#fails ? AGAIN : WAIT); Date.now() < end; await sleep(250)) {
        if (await isDone()) return
        await this.#mend()
      }
    }
    throw new Error(`pressed “${all.at(-1)!.name}”, and nothing is in the books`)
  }

  async fill(what: Wanted, value: string): Promise<void> {
    const element = await this.see(what)
    const isList = await element.evaluate((one) => one.tagName === 'SELECT')
    if (isList) return void (await element.selectOption({ label: value }))
    // As a hand does: what lies over the field has to be gone first.
    await element.click({ timeout: WAIT })
    await element.fill(value)
  }

  async within(title: string, work: () => Promise<void>): Promise<void> {
    const end = Date.now() + WAIT
    let frame: Frame | null = null
    while (!frame && Date.now() < end) {
      const found = await this.visit.page.$(`iframe[title="${title}"]`)
      frame = (await found?.contentFrame()) ?? null
      if (!frame) await this.#mend()
      await sleep(250)
    }
    if (!frame) throw new Error(`no frame “${title}”`)
    this.#room = frame
    await work()
    this.#room = this.visit.page
  }
}
