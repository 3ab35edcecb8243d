/**
 * A page is served with its forms and buttons in it, and stands a second or two on a cheap phone before React takes it over. What was
 * typed there until then, or filled in by a password manager, goes on as if it had been typed now; a form that was sent is sent; the
 * button that was pressed last is pressed, if React kept it. The head's script notes both (`scripts/build/pages/first.ts`).
 */

/** The root as the head's script leaves it. */
export interface ServedRoot extends HTMLElement {
  /** Of no form. */
  pressed?: HTMLElement | null
}

type Box = HTMLInputElement | HTMLSelectElement
type Texts = ReadonlyMap<string, string>

export interface Before {
  texts: Texts
  pressed?: HTMLElement | null | undefined
}

const boxesOf = (root: HTMLElement) => [
  ...root.querySelectorAll<Box>('form :is(input:not([type=checkbox],[type=radio],[type=file]),select)[name]'),
]

const isInput = (box: Box): box is HTMLInputElement => box instanceof HTMLInputElement

export const doneBefore = (root: ServedRoot): Before => ({
  texts: textsOf(boxesOf(root)),
  pressed: root.pressed,
})

/** What the boxes hold that they were not served with, by their names. */
const textsOf = (boxes: readonly Box[]): Texts =>
  new Map(
    boxes.flatMap((box) =>
      box.value === (isInput(box) ? box.defaultValue : '') ? [] : [[box.name, box.value] as const],
    ),
  )

const setText = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!

/**
 * Once React has taken the page over, or drawn it anew: what was typed before it began, and what was typed on while it was at it, is typed
 * into the boxes of the same name.
 */
export function doAgain(root: HTMLElement, before: Before): void {
  const boxes = boxesOf(root)
  const texts = new Map([...before.texts, ...textsOf(boxes.filter(isInput))])
  for (const box of boxes) {
    const text = texts.get(box.name)
    if (text === undefined) continue
    // React hears of a text that differs from the one it knows of.
    box.value = ''
    if (isInput(box)) setText.call(box, text)
    else box.value = text
    box.dispatchEvent(new Event(isInput(box) ? 'input' : 'change', { bubbles: true }))
  }
  const { sent } = root.dataset
  delete root.dataset.sent
  if (sent !== undefined)
    [...root.querySelectorAll('form')]
      .find((form) => form.getAttribute('aria-label') === sent)
      ?.requestSubmit()
  if (before.pressed?.isConnected) before.pressed.click()
}
