/** A new selection starts at its top: scrolls back up to `element` when the page is below it, never down. */
export function scrollToTopOf(element: HTMLElement | null): void {
  if (!element) return
  const margin = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const top = element.getBoundingClientRect().top - margin
  if (top < 0) window.scrollTo({ top: window.scrollY + top })
}
