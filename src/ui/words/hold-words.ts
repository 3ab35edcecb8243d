/**
 * Holds the words of a page together that a browser cuts, in all that stands on it: names, titles and what the platform says, which the
 * build does not join (decision 111). For who has large text, where lines are short; loaded for them alone.
 */
import { joined } from './joined.ts'

/** Of these the text is a value, or none that is laid out in lines. */
const ALONE = 'script, style, svg, textarea, option, [contenteditable]'

function hold(node: Node): void {
  const text = node.nodeValue!
  if (node.parentElement?.closest(ALONE)) return
  const held = joined(text)
  if (held === text) return
  node.nodeValue = held
  // A name of what holds the words has to have them as they are seen.
  const named = node.parentElement?.closest('[aria-label]')
  if (named) holdName(named)
}

function holdName(element: Element): void {
  const name = element.getAttribute('aria-label')!
  const held = joined(name)
  if (held !== name) element.setAttribute('aria-label', held)
}

function holdIn(tree: Node): void {
  if (tree.nodeType === Node.TEXT_NODE) return hold(tree)
  const texts = document.createTreeWalker(tree, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) hold(texts.currentNode)
}

/** Now, and in what comes later: before it is painted. Returns how to end it. */
export function holdWords(page: HTMLElement = document.body): () => void {
  const watch = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') hold(target)
      else for (const node of addedNodes) holdIn(node)
    }
  })
  watch.observe(page, { subtree: true, childList: true, characterData: true })
  holdIn(page)
  return () => watch.disconnect()
}
