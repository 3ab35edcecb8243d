/** Walks every page of a platform in one role: reads it, follows its links, presses its buttons. */
import { setTimeout as sleep } from 'node:timers/promises'
import { pageAt } from '#src/lib/pages/hearts.ts'
import { everyPage } from '#src/lib/pages/pages.ts'
import { memberArea } from '#src/strings/member-area.ts'
import { shell } from '#src/strings/shell.ts'
import { signOutWords } from '#src/strings/sign-out.ts'
import { beginWatching, hasChanged, type Around, type Pressable } from './look-around.ts'
import type { Visit } from './visit.ts'

export interface Walked {
  pages: number
  links: number
  buttons: number
  /** Retries that were pressed on the way, on a platform that fails by itself. */
  retries: number
  readonly faults: string[]
}

interface Plan {
  readonly visit: Visit
  /** Error cards are the platform's doing there, as long as a retry mends them. */
  readonly fails: boolean
  readonly presses: boolean
  /** A round that is open. */
  readonly round: string
  /** Of the pages, those whose path has this in it. */
  readonly only: string
}

const samples: Readonly<Record<string, string>> = {
  '/poll/:id?': '/poll/1',
  '/lobby/:name?': '/lobby/slot',
  '/lotto/check/:code?': '/lotto/check',
  '/lotto/past/:lotteryId?': '/lotto/past',
  '/member/withdraw/:id': '/member/withdraw',
}

/** LINE's start and a game's window have journeys of their own; leaving the site is another test's. */
const APART = /^\/(start|play)\b/
const LEAVES = new Set<string>([memberArea.logout, signOutWords.confirm])
/** Presses on one page. */
const MOST = 40

const addressesOf = (round: string): string[] => [
  ...new Set(
    everyPage
      .map(({ path }) => (path === '/lotto/:roundId?' ? `/lotto/${round}` : (samples[path] ?? path)))
      .filter((path) => !APART.test(path)),
  ),
]

const faultsOf = ({ odd, failures, isEmpty, heading }: Around): string[] => [
  ...odd.map((text) => `reads “${text}”`),
  ...failures.map((text) => `failed: ${text}`),
  ...(isEmpty ? ['nothing on the page'] : []),
  ...(heading === shell.notFoundTitle ? ['no such page'] : []),
]

export async function walk(plan: Plan): Promise<Walked> {
  const walker = new Walker(plan)
  const addresses = addressesOf(plan.round).filter((path) => path.includes(plan.only))
  for (const path of addresses) {
    await walker.read(path)
    if (plan.presses) await walker.pressAll(path)
  }
  await walker.follow(addresses)
  walker.found.faults.push(...new Set(plan.visit.thrown.map((text) => `thrown: ${text}`)))
  return walker.found
}

class Walker {
  readonly found: Walked = { pages: 0, links: 0, buttons: 0, retries: 0, faults: [] }
  readonly #plan: Plan
  readonly #visit: Visit
  readonly #pressed = new Set<string>()
  /** Where each address was seen first. */
  readonly #links = new Map<string, string>()

  constructor(plan: Plan) {
    this.#plan = plan
    this.#visit = plan.visit
  }

  #note(path: string, faults: readonly string[]): void {
    for (const fault of faults) this.found.faults.push(`${path}: ${fault}`)
  }

  #remember(path: string, links: readonly string[]): void {
    for (const link of links) if (!this.#links.has(link)) this.#links.set(link, path)
  }

  /** Where the platform fails by itself, what failed is tried again first; a late answer may fail after that. */
  async #lookMended(): Promise<Around> {
    for (let times = 0; ; times++) {
      if (this.#plan.fails) this.found.retries += await this.#visit.mend()
      const around = await this.#visit.look()
      if (!this.#plan.fails || around.failures.length === 0 || times === 3) return around
    }
  }

  async read(path: string): Promise<void> {
    await this.#visit.open(path)
    this.found.pages += 1
    const around = await this.#lookMended()
    this.#note(path, faultsOf(around))
    this.#remember(path, around.links)
  }

  /** Every button in turn, and those of what opens. */
  async pressAll(path: string): Promise<void> {
    const visit = this.#visit
    const page = pageAt(new URL(path, 'https://site').pathname) ?? path
    const signOf = ({ everywhere, sign }: Pressable) => `${everywhere ? 'everywhere' : page} ${sign}`
    for (let presses = 0; presses < MOST; presses++) {
      const { buttons, dialogs } = await visit.look()
      const next = buttons.find((button) => !LEAVES.has(button.name) && !this.#pressed.has(signOf(button)))
      if (!next) {
        if (dialogs === 0) return
        await this.#leaveDialog(path, dialogs)
        continue
      }
      this.#pressed.add(signOf(next))
      this.found.buttons += 1
      if (!(await press(visit, next))) this.#note(path, [`“${next.name}” does nothing`])
      await visit.rest()
      await this.#after(path, next.name)
    }
    if ((await visit.look()).dialogs > 0) await visit.open(path)
  }

  /** What came of a press is read; whoever was led away comes back. */
  async #after(path: string, name: string): Promise<void> {
    const visit = this.#visit
    const here = new URL(visit.page.url()).pathname
    const isAway = here !== new URL(path, 'https://site').pathname
    const around = await this.#lookMended()
    const isOurs = pageAt(here) !== null
    if (isOurs)
      this.#note(
        path,
        faultsOf(around).map((fault) => `after “${name}”, ${here}: ${fault}`),
      )
    if (!isAway) this.#remember(path, around.links)
    else await visit.open(path)
  }

  async #leaveDialog(path: string, before: number): Promise<void> {
    await this.#visit.page.keyboard.press('Escape')
    await sleep(450)
    if ((await this.#visit.look()).dialogs >= before) await this.#visit.open(path)
  }

  /** Each address that was seen: one of ours is opened, a hundred games once. */
  async follow(addresses: readonly string[]): Promise<void> {
    const opened = new Set(addresses.map((path) => kindOf(new URL(path, 'https://site'))))
    const { origin } = new URL(this.#visit.page.url())
    for (const [link, from] of this.#links) {
      const url = new URL(link)
      this.found.links += 1
      // A bank's app has an address of its own.
      if (!/^(https?|tel|mailto|line|scbeasy):$/.test(url.protocol)) this.#note(from, [`leads to ${link}`])
      if (url.origin !== origin || /^\/(sandbox|docs|cards|assets|art|posters)\b/.test(url.pathname)) continue
      if (pageAt(url.pathname) === null) this.#note(from, [`leads to ${url.pathname}, which is no page`])
      const kind = kindOf(url)
      if (APART.test(url.pathname) || opened.has(kind)) continue
      opened.add(kind)
      await this.read(url.pathname + url.search)
    }
  }
}

/** A page and the names of what is asked of it. */
const kindOf = ({ pathname, searchParams }: URL) => {
  const view = searchParams.get('view') ?? searchParams.get('tab') ?? ''
  return `${pageAt(pathname)} ${[...searchParams.keys()].join()} ${view}`
}

/** Whether anything came of it. */
async function press(visit: Visit, { index }: Pressable): Promise<boolean> {
  const { page } = visit
  const [url, signs] = [page.url(), visit.signs]
  await page.evaluate(beginWatching)
  try {
    await page.locator(`[data-walk="${index}"]`).first().click({ timeout: 3_000, noWaitAfter: true })
  } catch {
    // Gone, or under something that came meanwhile: nobody can press it, so nobody is led astray.
    return true
  }
  for (const end = Date.now() + 2_500; Date.now() < end; await sleep(60)) {
    if (page.url() !== url || visit.signs !== signs) return true
    if (await page.evaluate(hasChanged).catch(() => true)) return true
  }
  return false
}
