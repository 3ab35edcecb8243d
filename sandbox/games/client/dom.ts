/** Elements without a framework. Texts are always text, never markup. */

type Child = Node | string | null | false
type Props = Readonly<Record<string, unknown>>

function give(element: Element, props: Props): void {
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue
    if (name.startsWith('on') && typeof value === 'function')
      element.addEventListener(name.slice(2), value as EventListener)
    else element.setAttribute(name, value === true ? '' : String(value))
  }
}

export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Props = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  give(element, props)
  element.append(...children.filter((child) => child !== null && child !== false))
  return element
}

export function svg<K extends keyof SVGElementTagNameMap>(
  tag: K,
  props: Props = {},
  ...children: Element[]
): SVGElementTagNameMap[K] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
  give(element, props)
  element.append(...children)
  return element
}

/** A button with a text or an icon; `label` names it where the text does not. A key that is held presses once: each bet has its own press. */
export function button(
  className: string,
  content: Child,
  onclick: () => void,
  label?: string,
): HTMLButtonElement {
  const onkeydown = (event: KeyboardEvent) => {
    if (event.repeat) event.preventDefault()
  }
  return h('button', { type: 'button', class: className, 'aria-label': label, onclick, onkeydown }, content)
}

const icons = {
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  close: 'M6 6l12 12M18 6L6 18',
  spin: 'M20 11a8 8 0 0 0-14.9-3M4 13a8 8 0 0 0 14.9 3M4 4v4h4M20 20v-4h-4',
  info: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M12 11v5M12 8h.01',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  target: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16M12 2v5M12 17v5M2 12h5M17 12h5',
  next: 'm9 6 6 6-6 6',
} as const

/** Line icons, stroke 1.6 as the design's. */
export const icon = (name: keyof typeof icons, size = 22): SVGSVGElement =>
  svg(
    'svg',
    {
      viewBox: '0 0 24 24',
      width: size,
      height: size,
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': 1.6,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      'aria-hidden': 'true',
    },
    svg('path', { d: icons[name] }),
  )
