/** What is on a page, as somebody sees it who looks for faults. These run within the page and use nothing outside of themselves. */

/** A button that can be pressed: its place among all, what it is called, and what is alike of all of its kind. */
export interface Pressable {
  readonly index: number
  readonly name: string
  readonly sign: string
  /** In header, tabs or footer, which every page has. */
  readonly everywhere: boolean
}

export interface Around {
  /** Texts that no member should read: `NaN`, `undefined`, … */
  readonly odd: readonly string[]
  /** Cards that say that a part could not be loaded; behind a dialog they are for when it has gone. */
  readonly failures: readonly string[]
  readonly isEmpty: boolean
  readonly heading: string
  /** Addresses of links in view. */
  readonly links: readonly string[]
  readonly buttons: readonly Pressable[]
  /** How many dialogs are open. */
  readonly dialogs: number
}

/** Of the newest dialog where one is open, else of the whole page. Marks each button with `data-walk`. */
export function lookAround(retry: string): Around {
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
  }
  const all = (root: ParentNode, what: string) => [...root.querySelectorAll(what)].filter(isSeen)
  const dialogs = all(document, 'dialog[open], [role=dialog], [role=alertdialog]')
  const room = dialogs.at(-1) ?? document.body
  const nameOf = (element: Element) => plain(element.getAttribute('aria-label') ?? element.textContent)
  const isTaken = (element: Element) =>
    ['aria-selected', 'aria-pressed', 'aria-current', 'aria-checked'].some((name) =>
      /^(true|page|step)$/.test(element.getAttribute(name) ?? ''),
    )
  const isOff = (element: Element) =>
    (element as HTMLButtonElement).disabled ||
    element.getAttribute('aria-disabled') === 'true' ||
    element.closest('[inert]') !== null ||
    getComputedStyle(element).pointerEvents === 'none'
  const signOf = (element: Element) => {
    const list = element.closest('ul, ol, table, [role=group], [role=radiogroup], [role=tablist], fieldset')
    const kind = `${element.tagName} ${element.className}`
    return list ? `${kind} in ${list.className}` : `${kind} ${nameOf(element).replaceAll(/\d/g, '')}`
  }
  for (const old of document.querySelectorAll('[data-walk]')) delete (old as HTMLElement).dataset.walk
  const buttons = all(room, 'button, [role=button], [role=tab], summary')
    .filter((element) => !isTaken(element) && !isOff(element))
    .map((element, index) => {
      ;(element as HTMLElement).dataset.walk = String(index)
      const everywhere = dialogs.length === 0 && element.closest('header, footer, nav') !== null
      return { index, name: nameOf(element), sign: signOf(element), everywhere }
    })
  const main = document.querySelector('main')
  const strange = /.{0,20}(?:\bNaN\b|\bundefined\b|\bInfinity\b|\[object |Invalid Date).{0,20}/g
  return {
    odd: [...document.body.innerText.matchAll(strange)].map(([text]) => text),
    failures: all(room, '[role=alert]')
      .filter((alert) => all(alert, 'button').some((button) => nameOf(button) === retry))
      .map((alert) => plain(alert.textContent).slice(0, 80)),
    isEmpty: dialogs.length === 0 && plain(main?.innerText).length < 3,
    heading: plain(document.querySelector('main h1, h1')?.textContent),
    links: all(room, 'a[href]').map((link) => (link as HTMLAnchorElement).href),
    buttons,
    dialogs: dialogs.length,
  }
}

/** Notes from now on whether anything changes that is no clock. Read by `hasChanged`. */
export function beginWatching(): void {
  const page = window as unknown as { walkChanged?: boolean; walkWatch?: MutationObserver }
  const wordsOf = (text: string | null) => (text ?? '').replaceAll(/[\d:.,]/g, '')
  page.walkChanged = false
  page.walkWatch?.disconnect()
  page.walkWatch = new MutationObserver((records) => {
    for (const { type, target, oldValue, attributeName } of records) {
      const isSame =
        type === 'attributes'
          ? (target as Element).getAttribute(attributeName!) === oldValue
          : type === 'characterData' && wordsOf(oldValue) === wordsOf(target.textContent)
      if (!isSame) page.walkChanged = true
    }
  })
  page.walkWatch.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeOldValue: true,
    characterData: true,
    characterDataOldValue: true,
  })
}

export const hasChanged = (): boolean => (window as unknown as { walkChanged?: boolean }).walkChanged ?? true
