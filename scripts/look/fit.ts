/** What does not fit on a page, as the browser laid it out. Runs inside the page: nothing from outside is known there. */

/** One line for each fault: its kind, its place, the words. */
export function faultsHere(): string[] {
  const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  const width = document.documentElement.clientWidth
  const faults = new Set<string>()
  const words = (element: Element) => element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 30)
  const named = (element: Element) => `${element.tagName.toLowerCase()} “${words(element)}”`

  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
  const ancestors = function* (element: Element) {
    for (let one = element.parentElement; one; one = one.parentElement) yield one
  }
  const cuts = (element: Element) => getComputedStyle(element).overflowX !== 'visible'
  const inScroller = (element: Element) => [...ancestors(element)].some((one) => scrolls(one) || cuts(one))
  /** What of a line is to be seen within the edges around it. */
  const within = (element: Element, box: DOMRect) => {
    let { left, top, right, bottom } = box
    for (const one of [element, ...ancestors(element)]) {
      if (one === document.body || one === document.documentElement) break
      if (!cuts(one)) continue
      const edge = one.getBoundingClientRect()
      left = Math.max(left, edge.left)
      right = Math.min(right, edge.right)
      top = Math.max(top, edge.top)
      bottom = Math.min(bottom, edge.bottom)
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }

  if (document.documentElement.scrollWidth > width) {
    for (const element of top.querySelectorAll('*')) {
      const box = element.getBoundingClientRect()
      if (box.right > width + 1 && box.width > 0 && !inScroller(element) && element.children.length === 0)
        faults.add(`wider than the window by ${Math.round(box.right - width)}: ${named(element)}`)
    }
    if (faults.size === 0) faults.add(`wider than the window: ${document.documentElement.scrollWidth}`)
  }

  /** What of a page does not scroll with it. */
  const barOf = (element: Element) =>
    [element, ...ancestors(element)].find((one) => /fixed|sticky/.test(getComputedStyle(one).position))

  interface Piece {
    element: Element
    box: DOMRect
    bar: Element | undefined
  }
  /** Each drawn line of text of its own. */
  const pieces: Piece[] = []
  for (const element of top.querySelectorAll<HTMLElement>('*')) {
    if (element.closest('svg, script, style, noscript, option, [inert]')) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const own = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '',
    )
    if (own.length === 0 || getComputedStyle(element).fontSize === '0px') continue
    // For who hears the page.
    if ([element, ...ancestors(element)].some((one) => getComputedStyle(one).clipPath === 'inset(50%)'))
      continue
    const outer = element.getBoundingClientRect()
    if (outer.width <= 2 || outer.height <= 2) continue
    const bar = barOf(element)
    for (const node of own) {
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) {
        if (box.width > 1) pieces.push({ element, box, bar })
      }
    }
  }

  for (const { element, box } of pieces) {
    const style = getComputedStyle(element)
    if (style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1) {
      faults.add(`cut with an ellipsis: ${named(element)}`)
      continue
    }
    for (const one of [element, ...ancestors(element)]) {
      if (one === document.body || one === document.documentElement) break
      const { overflowX, overflowY, textOverflow, webkitLineClamp, display } = getComputedStyle(one)
      if (display === 'inline') continue
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) break
      const edge = one.getBoundingClientRect()
      const out = Math.max(box.right - edge.right, edge.left - box.left)
      const below = Math.max(box.bottom - edge.bottom, edge.top - box.top) / box.height
      const clips = overflowX !== 'visible' && textOverflow !== 'ellipsis' && webkitLineClamp === 'none'
      if (clips && (out > 2 || below > 0.4)) {
        faults.add(`clipped: ${named(element)} in ${one.tagName.toLowerCase()}`)
        break
      }
      const control = one.matches('button, a, label, summary, input, li, th, td')
      if (control && (out > 2 || below > 0.45)) {
        faults.add(`out of its ${one.tagName.toLowerCase()}: ${named(element)}`)
        break
      }
    }
  }

  const sorted = pieces
    .map((piece) => ({ ...piece, box: within(piece.element, piece.box) }))
    .filter(({ box }) => box.width > 1 && box.height > 1)
    .toSorted((one, other) => one.box.top - other.box.top)
  for (const [index, one] of sorted.entries()) {
    for (const other of sorted.slice(index + 1)) {
      const depth = Math.min(one.box.height, other.box.height)
      if (other.box.top > one.box.bottom) break
      if (one.bar !== other.bar || one.element.contains(other.element) || other.element.contains(one.element))
        continue
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      if (across > 2 && down > depth * 0.4)
        faults.add(`over each other: ${named(one.element)} and ${named(other.element)}`)
    }
  }

  /** Signs of what can be pressed. */
  const icons = [...top.querySelectorAll<SVGElement>(':is(a, button) svg')]
    .filter((icon) => icon.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((icon) => ({
      control: icon.closest('a, button')!,
      box: within(icon, icon.getBoundingClientRect()),
      bar: barOf(icon),
    }))
    .filter(({ box }) => box.width > 8 && box.width < 40)
  for (const { element, box, bar } of sorted) {
    const icon = icons.find(
      (one) =>
        one.bar === bar &&
        !one.control.contains(element) &&
        Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 2 &&
        Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 4,
    )
    if (icon)
      faults.add(
        `over a sign: ${named(element)} and ${icon.control.getAttribute('aria-label') ?? words(icon.control)}`,
      )
  }

  const bars = [...new Set(pieces.map(({ bar }) => bar))].filter((bar) => bar !== undefined)
  const held = bars
    .filter((bar) => !bar.closest('dialog') && getComputedStyle(bar).zIndex !== 'auto')
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ width: wide, height }) => wide > width * 0.8 && height < innerHeight)
    .reduce((sum, { height }) => sum + height, 0)
  if (held > innerHeight * 0.5)
    faults.add(`bars hold ${Math.round((held / innerHeight) * 100)} % of the window’s height`)
  return [...faults]
}
