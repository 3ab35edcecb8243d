/**
 * What is on a page, by what a member reads: runs within the page, in whichever engine, so that the same thing is found the same
 * way in each. It uses nothing outside of itself.
 */

/** A button, link, field, tab or radio by its name, or any element by its own text; in the newest dialog first, then in the page's main part. */
export interface Wanted {
  readonly kind: 'button' | 'link' | 'field' | 'text'
  /** Whole name, or with `starts` its beginning. */
  readonly name: string
  readonly starts?: boolean
}

/** The first visible element that answers, or null. */
export function findInPage({ kind, name, starts = false }: Wanted): Element | null {
  const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const labelled = (element: Element) =>
    (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => plain(document.getElementById(id)?.textContent ?? ''))
      .join(' ')
  const labels = (element: Element) =>
    'labels' in element
      ? [...((element as HTMLInputElement).labels ?? [])]
          .map(({ textContent }) => plain(textContent))
          .join(' ')
      : ''
  const nameOf = (element: Element) =>
    plain(element.getAttribute('aria-label')) ||
    labelled(element) ||
    labels(element) ||
    plain(element.textContent)
  const answers = (text: string) => (starts ? text.startsWith(plain(name)) : text === plain(name))
  const isSeen = (element: Element) => {
    const shown = element.closest('label') ?? element
    const { width, height } = shown.getBoundingClientRect()
    return width > 0 && height > 0 && shown.checkVisibility({ visibilityProperty: true })
  }
  const kinds = {
    button: 'button, [role=button], [role=tab], [role=radio], input[type=radio], input[type=submit]',
    link: 'a[href]',
    field: 'input, select, textarea',
    text: 'body *',
  }
  const ownText = (element: Element) =>
    plain([...element.childNodes].map((node) => (node.nodeType === 3 ? node.textContent : '')).join(''))
  const read = kind === 'text' ? (element: Element) => ownText(element) || nameOf(element) : nameOf
  const rooms = [...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')].filter(
    isSeen,
  )
  const main = document.querySelector('main')
  for (const room of [...rooms.toReversed(), ...(main ? [main] : []), document])
    for (const element of room.querySelectorAll(kinds[kind])) {
      const text = read(element)
      const matched = kind === 'text' ? text.includes(plain(name)) && text.length < 400 : answers(text)
      if (matched && isSeen(element)) return element
    }
  return null
}

/** Runs in the page: whether the script has taken over what was served. A press before that leads nowhere. */
export function isTakenOver(): boolean {
  const root = document.getElementById('root')
  const drawn = root?.dataset.page || document.getElementById('seed')
  return !root || !drawn || Object.keys(root).some((key) => key.startsWith('__reactContainer'))
}

/** Runs in the page: what a member reads, of the newest dialog or else of the main part. */
export function readPage(): string {
  const rooms = document.querySelectorAll<HTMLElement>(
    'dialog[open], [role=dialog], [role=alertdialog], main',
  )
  const room = [...rooms].at(-1) ?? document.body
  return room.innerText.replaceAll(/\s+/g, ' ').slice(0, 600)
}
