/**
 * A page is served with its forms in it, and stands a second or two on a cheap phone before React takes it over. What was typed there
 * until then, or filled in by a password manager, goes on as if it had been typed now; a form that was sent is sent.
 */

type Box = HTMLInputElement | HTMLSelectElement

export interface TypedBefore {
  readonly texts: readonly (readonly [name: string, text: string])[]
}

/** What the boxes hold that they were not served with. Read before React begins. */
export function typedBefore(root: HTMLElement): TypedBefore | null {
  const texts = [...root.querySelectorAll<Box>('form :is(input,select)[name]')].flatMap((box) =>
    box.value !== ((box as HTMLInputElement).defaultValue ?? '') ? [[box.name, box.value] as const] : [],
  )
  return texts.length > 0 || root.dataset.sent !== undefined ? { texts } : null
}

const setText = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!

/** Once React has taken the page over, or drawn it anew: boxes of the same name are typed into. */
export function typeAgain(root: HTMLElement, { texts }: TypedBefore): void {
  for (const [name, text] of texts) {
    const box = [...root.querySelectorAll<Box>('form :is(input,select)[name]')].find(
      (one) => one.name === name,
    )
    if (!box) continue
    // React hears of a text that differs from the one it knows of.
    box.value = ''
    if (box instanceof HTMLInputElement) setText.call(box, text)
    else box.value = text
    box.dispatchEvent(new Event(box instanceof HTMLInputElement ? 'input' : 'change', { bubbles: true }))
  }
  const { sent } = root.dataset
  delete root.dataset.sent
  if (sent !== undefined)
    [...root.querySelectorAll('form')]
      .find((form) => form.getAttribute('aria-label') === sent)
      ?.requestSubmit()
}
