/** A bank's own picture: its short code on its colour, on a redented plate. Never a logo, those are trademarks. */
import * as harfbuzz from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { bankPlate } from '#src/ui/display/bank-plate.ts'

/** Three steps of 2.6 at each corner of a 46-unit square. */
const outline =
  'M8.8 1H39.2V3.6H41.8V6.2H44.4V8.8H47V39.2H44.4V41.8H41.8V44.4H39.2V47H8.8V44.4H6.2V41.8H3.6V39.2H1V8.8H3.6V6.2H6.2V3.6H8.8Z'

/** A gable on three pillars: a bank, and no particular one. */
const gable =
  '<path d="M24 11L37 18.5V21.5H11V18.5ZM13.5 24H17.5V32H13.5ZM22 24H26V32H22ZM30.5 24H34.5V32H30.5ZM11 34.5H37V37.5H11Z" fill="INK"/>'

/** By how many letters the code has. */
const sizes = [22, 22, 19, 16, 12.6, 10.6]

export type Letters = (text: string, size: number) => { path: string; width: number }

/** Outlines of the site's own letters in bold: a picture in a file has no fonts but its own. `woff2`: Anuphan, Latin. */
export async function boldLetters(woff2: Buffer): Promise<Letters> {
  const bold = await subsetFont(woff2, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', {
    targetFormat: 'sfnt',
    variationAxes: { wght: 700 },
    noHinting: true,
  })
  const face = new harfbuzz.Face(new harfbuzz.Blob(bold))
  const font = new harfbuzz.Font(face)
  return (text, size) => {
    const buffer = new harfbuzz.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    harfbuzz.shape(font, buffer)
    const scale = size / face.upem
    let x = 0
    const parts = buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0 }) => {
      const path = moved(font.glyphToPath(codepoint), scale, x)
      x += xAdvance * scale
      return path
    })
    return { path: parts.join(''), width: x }
  }
}

/** Scales a path of absolute commands, moves it to the right, and turns it over: letters grow upwards. */
function moved(path: string, scale: number, right: number): string {
  return path.replaceAll(/([A-Z])([^A-Z]*)/g, (_, command: string, rest: string) => {
    const numbers = rest
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((text, at) => (at % 2 === 0 ? Number(text) * scale + right : -Number(text) * scale))
    return command + numbers.map((number) => String(Math.round(number * 100) / 100)).join(' ')
  })
}

/** The picture as SVG; without a code it is the one of banks that are not known. */
export function bankPicture(letters: Letters, bank?: { short_name: string; color: string }): string {
  const { plate, ink } = bankPlate(bank?.color)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">',
    `<path d="${outline}" fill="${plate}"/>`,
    `<path d="${outline}" transform="translate(2.6 2.6) scale(.892)" fill="none" stroke="${ink}" stroke-opacity=".35"/>`,
    bank ? lettering(letters, bank.short_name, ink) : gable.replace('INK', ink),
    '</svg>\n',
  ].join('')
}

function lettering(letters: Letters, code: string, ink: string): string {
  const size = sizes[code.length] ?? 10.6
  const { path, width } = letters(code, size)
  const round = (number: number) => Math.round(number * 100) / 100
  return `<path transform="translate(${round(24 - width / 2)} ${round(24 + size * 0.355)})" d="${path}" fill="${ink}"/>`
}
