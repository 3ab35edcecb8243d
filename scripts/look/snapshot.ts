/** What a page looks like, as the browser computed it. Runs inside the page: nothing from outside is known there. */

/** Of one element (or of what is drawn before or after it): its name, the number of its style, its box. */
export type Seen = [name: string, style: number, ...box: number[]]

export interface Snapshot {
  /** Each style that occurs, as far as it differs from what no style sheet had touched. */
  styles: string[]
  elements: Seen[]
}

/** What style sheets here set, as the browser names it; sizes are in the boxes. */
export const properties = `
align-content align-items align-self animation-name appearance aspect-ratio backdrop-filter background-attachment
background-clip background-color background-image background-position background-repeat background-size
border-bottom-color border-bottom-left-radius border-bottom-right-radius border-bottom-style border-bottom-width
border-collapse border-image-slice border-image-source border-image-width border-left-color border-left-style
border-left-width border-right-color border-right-style border-right-width border-spacing border-top-color
border-top-left-radius border-top-right-radius border-top-style border-top-width bottom box-shadow box-sizing clip-path
color column-gap content counter-increment counter-reset cursor direction display fill filter flex-basis flex-direction
flex-grow flex-shrink flex-wrap font-family font-size font-style font-variant-numeric font-weight grid-auto-columns
grid-auto-flow grid-auto-rows grid-column-end grid-column-start grid-row-end grid-row-start grid-template-areas
grid-template-columns grid-template-rows isolation justify-content justify-items justify-self left letter-spacing
line-height list-style-type margin-bottom margin-left margin-right margin-top mask-image max-height max-width min-height
min-width mix-blend-mode object-fit object-position opacity order outline-color outline-offset outline-style
outline-width overflow-wrap overflow-x overflow-y overscroll-behavior-y padding-bottom padding-left padding-right
padding-top pointer-events position resize right row-gap scroll-margin-top scroll-snap-align scroll-snap-type stroke
stroke-width text-align text-decoration-line text-overflow text-shadow text-transform text-wrap-style top touch-action
transform transition-duration transition-property user-select vertical-align visibility white-space-collapse
text-wrap-mode word-break z-index`
  .trim()
  .split(/\s+/)

export function snapshotHere(names: readonly string[]): Snapshot {
  const root = document.documentElement
  const untouched = document.createElement('div')
  untouched.style.all = 'initial'
  root.append(untouched)
  const initial = getComputedStyle(untouched)
  const defaults = names.map((name) => initial.getPropertyValue(name))
  untouched.remove()
  const numbers = new Map<string, number>()
  const elements: Seen[] = []
  const round = (value: number) => Math.round(value * 100) / 100

  const record = (name: string, style: CSSStyleDeclaration, box: number[]) => {
    let text = ''
    names.forEach((property, index) => {
      const value = style.getPropertyValue(property)
      if (value !== defaults[index]) text += `${property}: ${value};\n`
    })
    if (!numbers.has(text)) numbers.set(text, numbers.size)
    elements.push([name, numbers.get(text)!, ...box])
  }

  const look = (element: Element) => {
    if (/^(script|style|link|head|noscript|template)$/i.test(element.tagName)) return
    const style = getComputedStyle(element)
    const { x, y, width, height } = element.getBoundingClientRect()
    const words = element.textContent.trim().slice(0, 24)
    const name = `${element.tagName.toLowerCase()} “${words}”`
    record(name, style, [x, y + scrollY, width, height].map(round))
    if (style.display === 'none') return
    for (const part of ['::before', '::after']) {
      const drawn = getComputedStyle(element, part)
      if (drawn.content !== 'none' && drawn.content !== 'normal') record(name + part, drawn, [])
    }
    // An icon is one drawing.
    if (element.matches('svg.lucide')) return
    for (const child of element.children) look(child)
  }
  look(root)
  return { styles: [...numbers.keys()], elements }
}
