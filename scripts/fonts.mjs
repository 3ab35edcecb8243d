/**
 * Cuts the six web fonts down to what the site writes: Thai, the Latin of names and numbers, the weights in use.
 * `node scripts/fonts.mjs <folder with the full woff2 files>`; the output in src/ui/fonts is committed.
 * Sources: the variable woff2 files of Anuphan and Noto Serif Thai (OFL, see src/ui/fonts/OFL.txt).
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const out = fileURLToPath(new URL('../src/ui/fonts/', import.meta.url))
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')

// No-break space, copyright, registered, degree, plus-minus, middle dot, times; dashes, quotes, bullet, ellipsis; minus.
const signs =
  '\u00A0\u00A9\u00AE\u00B0\u00B1\u00B7\u00D7\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u2026\u2212'
const letters = range(0x41, 0x5a) + range(0x61, 0x7a)
// Spaces, digits and signs: no Thai sentence is without them, and most have no Latin letter.
const figures = range(0x20, 0x40) + range(0x5b, 0x60) + range(0x7b, 0x7e) + signs
const thai = range(0x0e01, 0x0e3a) + range(0x0e3f, 0x0e5b) + '\u200C\u200D\u25CC'
const thaiLetters = range(0x0e01, 0x0e3a) + range(0x0e3f, 0x0e4e) + '\u25CC'

// The display face sets headings and money only, always semibold: one weight, no Thai digits.
const fonts = [
  { from: 'anuphan-thai-wght-normal', to: 'anuphan-thai', text: thai, wght: { min: 400, max: 700 } },
  { from: 'anuphan-latin-wght-normal', to: 'anuphan-figures', text: figures, wght: { min: 400, max: 700 } },
  { from: 'anuphan-latin-wght-normal', to: 'anuphan-latin', text: letters, wght: { min: 400, max: 700 } },
  { from: 'noto-serif-thai-thai-wght-normal', to: 'noto-serif-thai', text: thaiLetters, wght: 600 },
  { from: 'noto-serif-thai-latin-wght-normal', to: 'noto-serif-figures', text: figures, wght: 600 },
  { from: 'noto-serif-thai-latin-wght-normal', to: 'noto-serif-latin', text: letters, wght: 600 },
]

const source = process.argv[2]
if (!source) {
  process.stderr.write('usage: node scripts/fonts.mjs <folder with the full woff2 files>\n')
  process.exit(1)
}

for (const { from, to, text, wght } of fonts) {
  const full = await readFile(join(source, `${from}.woff2`))
  const cut = await subsetFont(full, text, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    noHinting: true,
  })
  await writeFile(join(out, `${to}.woff2`), cut)
  process.stdout.write(`${to}.woff2 ${full.length} -> ${cut.length} bytes\n`)
}
