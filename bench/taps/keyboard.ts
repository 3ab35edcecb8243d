/** A hand that has only a keyboard and hears what a screen reader is told: it writes down both. */
import type { Locator, Page } from 'playwright-core'
import { Hand } from '../hand.ts'
import { Reader } from './heard.ts'

/** Stops before it gives up; the longest page has fewer. */
const MOST_STOPS = 250

/** How a control is to be reached and pressed. */
interface Way {
  here: boolean
  /** One of a group that arrows move in, the focus being on another of them. */
  arrow: boolean
  press: 'Enter' | 'Space' | 'none'
  inMain: boolean
}

export class Keyboard extends Hand {
  /** Lines of the transcript. */
  readonly lines: string[] = []
  readonly faults: string[] = []
  presses = 0
  stops = 0
  readonly #page: Page
  readonly #reader: Reader

  constructor(page: Page, reader: Reader) {
    super(page)
    this.#page = page
    this.#reader = reader
  }

  override async tap(...targets: readonly Locator[]): Promise<void> {
    const [first, ...others] = targets
    const target = others
      .reduce((all, one) => all.or(one), first!)
      .filter({ visible: true })
      .first()
    await target.waitFor()
    await this.#hear()
    const way = await this.#reach(target)
    if (way.press !== 'none') await this.#press(way.press)
    this.taps++
    await this.#page.waitForTimeout(400)
    await this.#hear()
  }

  override async type(field: Locator, text: string): Promise<void> {
    await field.waitFor()
    await this.#hear()
    await this.#reach(field)
    await this.#page.keyboard.type(text)
    this.presses += text.length
    this.lines.push(`types ${text.length} characters`)
    this.fields++
    await this.#page.waitForTimeout(200)
    await this.#hear()
  }

  /** What is heard when the task is done. */
  async end(): Promise<void> {
    await this.#page.waitForTimeout(1_500)
    await this.#hear()
    const heard = await this.#reader.stop()
    this.lines.push(
      `is on “${await this.#page.title()}”${heard ? `, at ${[...heard.into, heard.said].join(', ')}` : ''}`,
    )
  }

  /** What the page said by itself. */
  async #hear(): Promise<void> {
    for (const line of await this.#reader.live()) this.lines.push(`*says by itself:* ${line}`)
  }

  async #press(key: string): Promise<void> {
    await this.#page.keyboard.press(key)
    this.presses++
    if (key !== 'Tab' && !key.startsWith('Arrow')) this.lines.push(`presses ${key}`)
  }

  async #reach(target: Locator): Promise<Way> {
    const passed: string[] = []
    for (let stop = 0; stop < MOST_STOPS; stop++) {
      const way = await wayTo(target)
      if (way.here) {
        const heard = await this.#reader.stop()
        if (passed.length > 0) this.lines.push(`passes ${passed.length}: ${short(passed)}`)
        this.lines.push(`hears ${[...(heard?.into ?? []), heard?.said ?? 'nothing'].join(', ')}`)
        return way
      }
      if (stop > 0) {
        const heard = await this.#reader.stop()
        this.stops++
        if (heard?.nameless) this.faults.push(`nameless: ${heard.said}`)
        const covered = await this.#page.evaluate(isCovered)
        if (covered) this.faults.push(`covered: ${heard?.said}`)
        passed.push(...(heard ? [...heard.into, heard.said] : ['the end of the page']))
        if (heard && way.inMain && (await this.#page.evaluate(onSkipLink))) {
          await this.#page.keyboard.press('Enter')
          this.presses++
          passed.push('*Enter*')
        }
      }
      await this.#press(way.arrow ? 'ArrowRight' : 'Tab')
    }
    throw new Error(`not reached by the keyboard: ${target.toString()}`)
  }
}

/** The first and last few of a long row. */
function short(passed: readonly string[]): string {
  return passed.length <= 6
    ? passed.join(' · ')
    : [...passed.slice(0, 3), '…', ...passed.slice(-2)].join(' · ')
}

const onSkipLink = () => document.activeElement?.getAttribute('href') === '#main'

/** Whether something lies over what has the focus, or it is out of the window (WCAG 2.4.11). */
function isCovered(): boolean {
  const active = document.activeElement
  if (!active || active === document.body) return false
  const { left, top, right, bottom, width, height } = active.getBoundingClientRect()
  if (width <= 1 || height <= 1) return false
  const [fromLeft, fromTop] = [Math.max(left, 0), Math.max(top, 0)]
  const [toRight, toBottom] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)]
  if (toRight <= fromLeft || toBottom <= fromTop) return true
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map(
      (y) => [fromLeft + (toRight - fromLeft) * x, fromTop + (toBottom - fromTop) * y] as const,
    ),
  )
  return points.every(([x, y]) => {
    const there = document.elementFromPoint(x, y)
    return there !== null && !active.contains(there) && !there.contains(active)
  })
}

function wayTo(target: Locator): Promise<Way> {
  return target.evaluate((element): Way => {
    const control =
      element.closest('label')?.control ??
      element.closest<HTMLElement>(
        'a,button,input,select,textarea,[role=tab],[role=radio],[role=option],[tabindex]',
      ) ??
      (element as HTMLElement)
    const active = document.activeElement
    const here = control === active
    const radio = control instanceof HTMLInputElement && control.type === 'radio'
    const roving = ['tab', 'radio', 'option'].includes(control.getAttribute('role') ?? '')
    const group = control.closest('[role=tablist],[role=radiogroup],[role=listbox],fieldset')
    const sibling =
      radio && active instanceof HTMLInputElement && active.type === 'radio' && active.name === control.name
    const arrow = !here && (sibling || (roving && group !== null && group.contains(active)))
    const chosen = control.getAttribute('aria-selected') === 'true' || (radio && control.checked)
    const field = control.matches('input:not([type=radio],[type=checkbox],[type=submit]),select,textarea')
    const press =
      field || (chosen && (radio || roving))
        ? 'none'
        : radio || control.matches('[type=checkbox]')
          ? 'Space'
          : 'Enter'
    return { here, arrow, press, inMain: element.closest('main') !== null }
  })
}
