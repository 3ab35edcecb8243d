/** Where lines of Thai break on a page, as the browser laid them out. Runs inside the page: nothing from outside is known there. */

interface LinesSeen {
  /** How many lines of Thai end within a text. */
  breaks: number
  /** One line for each that ends where it may not, and for each name that holds a joint of a text: kind, place, words. */
  faults: string[]
}

/** `words`: what is never broken, whatever the browser's dictionary says of it. */
export function linesHere(words: readonly string[]): LinesSeen {
  const seen: LinesSeen = { breaks: 0, faults: [] }
  const letter = /[\p{L}\p{N}]/u
  const thai = /[\u0e01-\u0e3a\u0e40-\u0e5b]/
  const segmenter = new Intl.Segmenter('th', { granularity: 'word' })
  const joints = /[\u200b\u200d]/g
  const range = document.createRange()

  /** Before which letters of the text a line begins. */
  const begins = (node: Node, text: string): number[] => {
    range.selectNodeContents(node)
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
    if (lines.size < 2) return []
    const found: number[] = []
    let last: DOMRect | undefined
    for (const { 0: sign, index } of text.matchAll(/[^\u200b\u200d]/g)) {
      range.setStart(node, index)
      range.setEnd(node, index + sign.length)
      const box = [...range.getClientRects()].at(-1)
      if (!box) continue
      if (last && box.top > last.top + last.height / 2) found.push(index)
      if (box.width > 0) last = box
    }
    return found
  }

  /** Links, checksums and the like have to break somewhere. */
  const isLong = (text: string, at: number): boolean =>
    (/[!-~]*$/.exec(text.slice(0, at))![0] + /^[!-~]*/.exec(text.slice(at))![0]).length > 30

  const cutsWord = (text: string, at: number): boolean =>
    words.some((word) =>
      [...text.matchAll(new RegExp(word, 'g'))].some(({ index }) => index < at && at < index + word.length),
    )

  const faultAt = (before: string, after: string): string | undefined => {
    if (cutsWord(before + after, before.length)) return 'line broken inside a word'
    if (/^[\u0e2f-\u0e3a\u0e45-\u0e4e]/.test(after)) return 'line begins with what belongs to the word before'
    const sign = /(?:^|[\s\u0e01-\u0e5b])[-+\u2212\u2264\u2265]$/
    if (/[\u0e3f-\u0e44]$/.test(before) || (sign.test(before) && /^[\d\u0e3f]/.test(after)))
      return 'line ends with what belongs to the word behind'
    return undefined
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent!
    const element = node.parentElement!
    if (!letter.test(text) || element.closest('script, style, noscript, option, svg, [inert]')) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    for (const index of begins(node, text)) {
      const [before, after] = [text.slice(0, index), text.slice(index)].map((part) =>
        part.replaceAll(joints, ''),
      )
      // By force: a word is longer than its line, or `word-break` lets the browser.
      const forced = segmenter.segment(text).containing(index)!.index < index && !isLong(text, index)
      const fault = faultAt(before!, after!) ?? (forced ? 'line broken by force' : undefined)
      if (thai.test(text)) seen.breaks += 1
      if (fault) seen.faults.push(`${fault}: ${before!.slice(-14)}|${after!.slice(0, 14)}`)
    }
  }

  // Names have the words as they are seen where text is large, and all of it is held (src/ui/words/hold-words.ts).
  if (parseFloat(getComputedStyle(document.documentElement).fontSize) > 16) return seen
  const names = [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes])
  for (const { name, value } of [...names, { name: 'title', value: document.title }])
    if (value.search(joints) !== -1)
      seen.faults.push(`joint in a name: ${name} ${value.replaceAll(joints, '')}`)
  return seen
}
