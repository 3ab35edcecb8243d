/** The receipt as a picture: inside LINE only a real image can be kept (line.md §5). */
import { QUIET_ZONE } from '#src/lib/image/qr-modules.ts'
import { type Mark, type ReceiptPlan, WIDTH } from './receipt-plan.ts'

/** Paper in both themes: it is a thing to be held. */
const colours = {
  paper: '#fffbf3',
  text: '#2b1912',
  muted: '#634c3d',
  gold: '#7b550d',
  won: '#176a48',
  line: '#a07327',
}
const faces = {
  display: '"Noto Serif Thai", "Noto Serif Latin", serif',
  text: '"Anuphan", "Anuphan Latin", sans-serif',
}
const weights = { display: 600, text: 500 }

/** Flames of the edge: width and height. */
const FLAME = { width: 30, height: 34 }

/** PNG. Rejects when the browser cannot draw it. */
export async function drawReceipt({ height, marks }: ReceiptPlan): Promise<Blob> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: WIDTH, height })
  const draw = canvas.getContext('2d')
  if (!draw) throw new Error('no canvas')
  await fontsOf(marks)
  draw.fillStyle = colours.paper
  draw.fillRect(0, 0, WIDTH, height)
  drawEdge(draw, 0, 1)
  drawEdge(draw, height, -1)
  for (const mark of marks) drawMark(draw, mark)
  return asPng(canvas)
}

/** A canvas does not wait for fonts by itself. */
async function fontsOf(marks: readonly Mark[]): Promise<void> {
  const words = marks.flatMap((mark) => (mark.kind === 'words' ? [mark.text] : [])).join('')
  await Promise.all(
    (['display', 'text'] as const).map((face) =>
      document.fonts.load(`${weights[face]} 40px ${faces[face]}`, words),
    ),
  )
}

function drawMark(draw: CanvasRenderingContext2D, mark: Mark): void {
  if (mark.kind === 'rule') {
    draw.strokeStyle = colours.line
    draw.lineWidth = 2
    draw.setLineDash([12, 10])
    draw.beginPath()
    draw.moveTo(60, mark.y)
    draw.lineTo(WIDTH - 60, mark.y)
    draw.stroke()
    return
  }
  if (mark.kind === 'code') return drawCode(draw, mark)
  draw.font = `${weights[mark.face]} ${mark.size}px ${faces[mark.face]}`
  draw.fillStyle = colours[mark.ink]
  draw.textAlign = mark.align
  draw.fillText(mark.text, mark.x, mark.y, mark.most)
}

/** Whole pixels for each module, so that no edge is blurred. */
function drawCode(
  draw: CanvasRenderingContext2D,
  { x, y, side, modules }: Extract<Mark, { kind: 'code' }>,
): void {
  const pixel = Math.floor(side / (modules.length + 2 * QUIET_ZONE))
  const inset = Math.floor((side - pixel * modules.length) / 2)
  draw.fillStyle = colours.text
  modules.forEach((row, down) =>
    row.forEach((dark, right) => {
      if (dark) draw.fillRect(x + inset + right * pixel, y + inset + down * pixel, pixel, pixel)
    }),
  )
}

/** A row of flames along the edge, pointing into the paper. */
function drawEdge(draw: CanvasRenderingContext2D, y: number, into: 1 | -1): void {
  draw.strokeStyle = colours.line
  draw.setLineDash([])
  draw.lineWidth = 2
  draw.beginPath()
  for (let x = 0; x < WIDTH; x += FLAME.width) {
    const tip = y + into * FLAME.height
    draw.moveTo(x, y)
    draw.quadraticCurveTo(x + FLAME.width * 0.5, y + into * 8, x + FLAME.width / 2, tip)
    draw.quadraticCurveTo(x + FLAME.width * 0.5, y + into * 8, x + FLAME.width, y)
  }
  draw.stroke()
}

const asPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
