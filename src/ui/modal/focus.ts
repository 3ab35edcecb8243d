const focusable =
  'a[href],button:not(:disabled),input:not(:disabled):not([type=hidden]),select:not(:disabled),textarea:not(:disabled),' +
  'summary,iframe,[tabindex]:not([tabindex="-1"])'

/** Some browsers of ours are older than `checkVisibility`; there every match counts. */
const isShown = (element: HTMLElement): boolean => element.checkVisibility?.() ?? true

function stops(root: HTMLElement): HTMLElement[] {
  return Array.from(root.querySelectorAll<HTMLElement>(focusable)).filter(
    (element) => element.tabIndex >= 0 && isShown(element),
  )
}

/** The element marked for it, else the title, so that a reader hears what opened, else the dialog. */
export function focusInside(dialog: HTMLElement): void {
  const target =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>('[data-title]')
  const chosen = target ?? dialog
  chosen.focus({ preventScroll: true })
}

/** Keeps Tab inside: a native modal dialog lets it out to the browser's own buttons and, in old WebViews, to the page. */
export function wrapTab(event: { shiftKey: boolean; preventDefault: () => void }, dialog: HTMLElement): void {
  const all = stops(dialog)
  const first = all[0]
  const last = all.at(-1)
  if (!first || !last) {
    event.preventDefault()
    return
  }
  const now = document.activeElement
  const before = now === dialog || !all.includes(now as HTMLElement)
  if (event.shiftKey && (now === first || (before && isBefore(now, first)))) {
    event.preventDefault()
    last.focus()
  } else if (!event.shiftKey && now === last) {
    event.preventDefault()
    first.focus()
  }
}

const isBefore = (a: Element | null, b: Element): boolean =>
  a !== null && (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
