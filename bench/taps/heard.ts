/** What a screen reader would be told: of what has the focus, by Chromium's accessibility tree, and what the page says by itself. */
import type { CDPSession, Page } from 'playwright-core'

interface AxValue {
  value?: unknown
}
interface AxNode {
  nodeId: string
  parentId?: string
  ignored: boolean
  role?: AxValue
  name?: AxValue
  value?: AxValue
  description?: AxValue
  properties?: { name: string; value: AxValue }[]
}

/** Said when the focus comes into one of them. */
const places = new Set([
  'dialog',
  'alertdialog',
  'navigation',
  'main',
  'region',
  'group',
  'radiogroup',
  'tablist',
  'list',
  'form',
  'search',
])
/** States that a reader says. */
const states = new Set([
  'checked',
  'pressed',
  'expanded',
  'selected',
  'required',
  'invalid',
  'disabled',
  'hasPopup',
])
/** Chromium's own words for what readers call otherwise. */
const roles: Record<string, string> = { DisclosureTriangle: 'summary', RootWebArea: 'page' }
const silent = new Set<unknown>([undefined, '', 'false', false])

const text = (value: AxValue | undefined) =>
  typeof value?.value === 'string' ? value.value.trim().replaceAll(/\s+/g, ' ') : ''

function said(node: AxNode): string {
  const told = (node.properties ?? [])
    .filter(({ name, value }) => states.has(name) && !silent.has(value.value))
    .map(({ name, value }) =>
      value.value === true || value.value === 'true' ? name : `${name} ${String(value.value)}`,
    )
  const parts = [`“${text(node.name)}”`, roles[text(node.role)] ?? text(node.role), ...told]
  if (text(node.value)) parts.push(`holds “${text(node.value)}”`)
  if (text(node.description)) parts.push(`– ${text(node.description)}`)
  return parts.join(' ')
}

export interface Stop {
  /** Of the control itself. */
  said: string
  /** Places that the focus came into, the outermost first. */
  into: readonly string[]
  nameless: boolean
}

/** Listens to one page; `begin` before it is opened. */
export class Reader {
  readonly #page: Page
  #session: CDPSession | null = null
  #within: readonly string[] = []

  constructor(page: Page) {
    this.#page = page
  }

  /** Keeps what live regions say, from each document's beginning. */
  static async begin(page: Page): Promise<Reader> {
    await page.addInitScript(() => {
      const heard: string[] = []
      Object.assign(window, { heard })
      const live =
        '[role=status],[role=alert],[role=log],[role=timer][aria-live],[aria-live=polite],[aria-live=assertive]'
      const last = new WeakMap<Element, string>()
      const look = (node: Node) => {
        const element = node instanceof Element ? node : node.parentElement
        const region = element?.closest(live)
        const inside = element ? [...element.querySelectorAll(live)] : []
        for (const one of region ? [region] : inside) {
          const now = (one as HTMLElement).innerText?.trim().replaceAll(/\s+/g, ' ') ?? ''
          if (now === (last.get(one) ?? '')) continue
          last.set(one, now)
          if (now) heard.push(now)
        }
      }
      new MutationObserver((changes) => {
        for (const { target } of changes) look(target)
      }).observe(document, { subtree: true, childList: true, characterData: true })
    })
    return new Reader(page)
  }

  /** What the page said by itself since it was last asked. */
  async live(): Promise<string[]> {
    return this.#page
      .evaluate(() => ((window as unknown as { heard?: string[] }).heard ?? []).splice(0))
      .catch(() => [])
  }

  /** What has the focus, or null where nothing has it. */
  async stop(): Promise<Stop | null> {
    this.#session ??= await this.#page.context().newCDPSession(this.#page)
    const { result } = await this.#session.send('Runtime.evaluate', {
      expression: 'document.activeElement === document.body ? null : document.activeElement',
    })
    if (!result.objectId) return null
    const answer = await this.#session.send('Accessibility.getPartialAXTree', { objectId: result.objectId })
    const nodes = answer.nodes as AxNode[]
    const node = nodes[0]
    if (!node) return null
    const way: string[] = []
    const byId = new Map(nodes.map((one) => [one.nodeId, one]))
    for (let at = byId.get(node.parentId ?? ''); at; at = byId.get(at.parentId ?? ''))
      if (!at.ignored && places.has(text(at.role)) && text(at.name))
        way.unshift(`${text(at.role)} “${text(at.name)}”`)
    const into = way.filter((place) => !this.#within.includes(place))
    this.#within = way
    return { said: said(node), into, nameless: text(node.name) === '' }
  }
}
