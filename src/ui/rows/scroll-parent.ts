/** The element that scrolls this one: the nearest that clips and scrolls, the page where there is none. */
export function scrollParent(element: HTMLElement): HTMLElement {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at)
    if (overflowY === 'auto' || overflowY === 'scroll') return at
  }
  return document.documentElement
}
