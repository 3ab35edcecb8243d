import { isTest, readSources, type Source } from './sources.ts'
import type { Finding, Step } from './step.ts'

// U+0E00 to U+0E7F, spelt so that this file passes its own check. The baht sign (U+0E3F) is part of the block.
const thai = /[\u0e00-\u0e7f]/
/** A language of its own has the baht sign too, and no Thai: what it takes over it imports. */
const thaiOfLanguages = /[\u0e01-\u0e3a\u0e40-\u0e7f]/
const catalogues = ['src/strings/', 'server/strings/', 'sandbox/strings/']

/** Architecture §2.6: words for people live in the catalogues, not in components or handlers. */
export function thaiLetters(sources: readonly Source[]): Finding {
  const others = sources.filter(
    ({ path }) => !isTest(path) && !catalogues.some((folder) => path.startsWith(folder)),
  )
  const faults = others.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        (path.startsWith('languages/') ? thaiOfLanguages : thai).test(line)
          ? [`${path}:${index + 1}: ${line.trim()}`]
          : [],
      ),
  )
  return { faults, note: `${others.length} files outside the catalogues` }
}

export const thaiLettersStep: Step = {
  name: 'Thai letters only in the catalogues',
  look: async () => thaiLetters(readSources()),
}
