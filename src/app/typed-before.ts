/**
 * A page is served with its forms in it, and stands a second or two on a cheap phone before React takes it over. What was typed there
 * until then, or filled in by a password manager, goes on as if it had been typed now; a form that was sent is sent.
 */

type Box = HTMLInputElement | HTMLSelectElement
type Texts = ReadonlyMap<string, string>

const boxesOf = (root: HTMLElement) => [
  ...root.querySelectorAll<Box>('form :is(input:not([type=checkbox],[type=radio],[type=file]),select)[name]'),
]

const isInput = (box: Box): box is HTMLInputElement => box instanceof HTMLInputElement

/** What the boxes hold that they were not served with, by their names. */
export const typedBefore = (root: HTMLElement): Texts => textsOf(boxesOf(root))

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
export function typeAgain(root: HTMLElement, before: Texts): void {
  const boxes = boxesOf(root)
  const texts = new Map([...before, ...textsOf(boxes.filter(isInput))])
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
}
