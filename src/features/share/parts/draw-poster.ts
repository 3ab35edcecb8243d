/**
 * The poster as a picture: one drawing for the screen, for saving and for printing, so that all three are the same. A
 * picture, because inside LINE only a real image can be kept (line.md §5).
 */
import lozenge from '#src/ui/motifs/prajamyam.svg?no-inline'
import spray from '#src/ui/motifs/spray.svg?no-inline'
import { POSTER, posterColours, type PosterTone } from './poster-look.ts'
import { qrLayout } from './qr.ts'

export interface PosterContent {
  tone: PosterTone
  /** The agent's name. */
  name: string
  headline: string
  modules: readonly (readonly boolean[])[]
  /** Label and referral code; none leaves the lines out. */
  code: { label: string; value: string } | null
  age: string
}

const PLATE_TOP = 432
/** Without a referral code under it the QR code has the room. */
const plateOf = ({ code }: PosterContent) => (code ? 760 : 980)
const MIDDLE = POSTER.width / 2

/** PNG. Rejects when the browser cannot draw it. */
export async function drawPoster(poster: PosterContent): Promise<Blob> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, POSTER)
  const draw = canvas.getContext('2d')
  if (!draw) throw new Error('no canvas')
  const [vine, mark] = await Promise.all([picture(spray), picture(lozenge), fontsFor(poster)])
  const colours = posterColours[poster.tone]

  drawGround(draw, poster.tone)
  draw.globalAlpha = poster.tone === 'paper' ? 0.4 : 0.26
  draw.drawImage(vine, MIDDLE - 60, -260, 1290, 1043)
  draw.globalAlpha = 1
  drawFrame(draw, colours.line)

  draw.textAlign = 'center'
  drawName(draw, poster.name, mark, colours.name)
  write(draw, poster.headline, 366, `600 76px ${display}`, colours.text)
  drawCode(draw, poster.modules, plateOf(poster))
  if (poster.code) {
    write(draw, poster.code.label, 1304, `400 46px ${text}`, colours.muted)
    write(draw, poster.code.value, 1430, `600 104px ${display}`, colours.name)
  }
  write(draw, poster.age, 1590, `400 42px ${text}`, colours.muted)
  return asPng(canvas)
}

const display = '"Noto Serif Thai", "Noto Serif Latin", serif'
const text = '"Anuphan", "Anuphan Latin", sans-serif'

/** A canvas does not wait for fonts by itself. */
async function fontsFor({ name, headline, code, age }: PosterContent): Promise<void> {
  const words = `${name}${headline}${code?.label}${code?.value}${age}`
  await Promise.all(
    [`600 76px ${display}`, `400 46px ${text}`].map((font) => document.fonts.load(font, words)),
  )
}

function drawGround(draw: CanvasRenderingContext2D, tone: PosterTone): void {
  const dye = draw.createLinearGradient(MIDDLE * 0.6, 0, MIDDLE * 1.4, POSTER.height)
  posterColours[tone].ground.forEach((colour, index) => dye.addColorStop([0, 0.55, 1][index]!, colour))
  draw.fillStyle = dye
  draw.fillRect(0, 0, POSTER.width, POSTER.height)
}

/** The redented corner of the design: three steps, in two lines. */
function drawFrame(draw: CanvasRenderingContext2D, colour: string): void {
  draw.strokeStyle = colour
  for (const { inset, step, line } of [
    { inset: 44, step: 20, line: 4 },
    { inset: 64, step: 18, line: 1.5 },
  ]) {
    draw.lineWidth = line
    draw.beginPath()
    for (const [x, y] of redented(inset, step)) draw.lineTo(x, y)
    draw.closePath()
    draw.stroke()
  }
}

/** The top left corner's stairs from bottom to top, and the other three as its mirror images, clockwise. */
function redented(inset: number, step: number): [x: number, y: number][] {
  const stairs = [0, 1, 2, 3].flatMap((n): [number, number][] => [
    ...(n > 0 ? [[inset + step * n, inset + step * (4 - n)] as [number, number]] : []),
    [inset + step * n, inset + step * (3 - n)],
  ])
  const right = ([x, y]: [number, number]): [number, number] => [POSTER.width - x, y]
  const down = ([x, y]: [number, number]): [number, number] => [x, POSTER.height - y]
  return [
    ...stairs,
    ...[...stairs].reverse().map(right),
    ...stairs.map(right).map(down),
    ...[...stairs].reverse().map(down),
  ]
}

function drawName(
  draw: CanvasRenderingContext2D,
  name: string,
  mark: HTMLImageElement,
  colour: string,
): void {
  const size = 104
  const gap = 28
  draw.font = `700 92px ${display}`
  const width = Math.min(draw.measureText(name).width, POSTER.width - 420)
  const left = MIDDLE - (size + gap + width) / 2
  draw.drawImage(mark, left, 142, size, size)
  draw.fillStyle = colour
  draw.textAlign = 'left'
  draw.fillText(name, left + size + gap, 226, width)
  draw.textAlign = 'center'
}

/** Dark on light with its quiet zone, whatever the poster's colour: readers want it so. */
function drawCode(draw: CanvasRenderingContext2D, modules: PosterContent['modules'], plate: number): void {
  const left = MIDDLE - plate / 2
  draw.fillStyle = '#fffbf3'
  draw.fillRect(left, PLATE_TOP, plate, plate)
  draw.fillStyle = '#1b0f0a'
  const { pixel, inset } = qrLayout(modules.length, plate)
  modules.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (dark) draw.fillRect(left + inset + x * pixel, PLATE_TOP + inset + y * pixel, pixel, pixel)
    }),
  )
}

function write(draw: CanvasRenderingContext2D, words: string, y: number, font: string, colour: string): void {
  draw.font = font
  draw.fillStyle = colour
  draw.fillText(words, MIDDLE, y, POSTER.width - 220)
}

async function picture(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

const asPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
