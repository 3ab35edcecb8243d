/**
 * Where everything of a receipt stands in its picture: one column of lines, two or four as they grow more, so that a
 * thousand still make a picture that every phone can draw (iOS draws at most 16.7 million pixels).
 */
import type { BillWithLines } from '#contracts/bills.ts'
import { formatAmount, formatBaht, formatCount } from '#rules/baht.ts'
import { receipt as words } from '#src/strings/lotto/bill.ts'
import { lineGroups } from './line-groups.ts'
import { timesOf } from './line-times.ts'
import type { PaperLine } from './paper-bill.ts'
import { receiptFacts } from './receipt-facts.ts'

export const WIDTH = 1080
const EDGE = 76
const LEFT = EDGE
const RIGHT = WIDTH - EDGE
const MIDDLE = WIDTH / 2

type Face = 'display' | 'text'
type Ink = 'text' | 'muted' | 'gold' | 'won'

export type Mark =
  | { kind: 'rule'; y: number }
  /** A QR code with its corner there, its quiet zone in it. */
  | { kind: 'code'; x: number; y: number; side: number; modules: readonly (readonly boolean[])[] }
  | {
      kind: 'words'
      x: number
      y: number
      text: string
      size: number
      face: Face
      ink: Ink
      align: 'left' | 'center' | 'right'
      /** Narrower than this, px. */
      most: number
    }

export interface ReceiptPlan {
  height: number
  marks: readonly Mark[]
}

const shapes = [
  { upTo: 30, columns: 1, row: 62, size: 40 },
  { upTo: 160, columns: 2, row: 50, size: 32 },
  { upTo: Number.POSITIVE_INFINITY, columns: 4, row: 40, size: 24 },
] as const

interface Around {
  /** The agent's. */
  name: string
  /** The line that stands under everything of ours that leaves the site. */
  age: string
  /** How whoever has the picture checks it: the code of the link, and where the code is typed. */
  check: { modules: readonly (readonly boolean[])[]; address: string } | null
}

/** Side of the QR code, px. */
const CODE = 300

export function receiptPlan(bill: BillWithLines, { name, age, check }: Around): ReceiptPlan {
  const marks: Mark[] = []
  let y = 0
  const put = (
    text: string,
    size: number,
    { x = MIDDLE, align = 'center', face = 'text', ink = 'text', most = RIGHT - LEFT }: Partial<Look> = {},
  ) => void marks.push({ kind: 'words', x, y, text, size, face, ink, align, most })
  const pair = (label: string, value: string, ink: Ink = 'text') => {
    put(label, 34, { x: LEFT, align: 'left', ink: 'muted', most: 330 })
    put(value, 34, { x: RIGHT, align: 'right', ink, most: RIGHT - LEFT - 350 })
  }
  const rule = () => {
    marks.push({ kind: 'rule', y: y + 30 })
    y += 44
  }

  put(name, 66, { face: 'display', ink: 'gold' })
  marks[0]!.y = y = 150
  y += 66
  put(words.title, 34, { ink: 'muted' })
  y += 84
  put(bill.round.lottery_name, 54, { face: 'display' })
  y += 58
  put(bill.round.title, 34, { ink: 'muted' })
  rule()
  for (const { label, value } of receiptFacts(bill)) {
    y += 54
    pair(label, value)
  }
  rule()

  const { columns, row, size } = shapes.find(({ upTo }) => bill.lines.length <= upTo)!
  const width = (RIGHT - LEFT) / columns
  for (const group of lineGroups(bill.lines)) {
    y += 62
    put(group.name, 32, { x: LEFT, align: 'left', ink: 'muted' })
    y += 8
    group.lines.forEach((line, at) => {
      const column = at % columns
      if (column === 0) y += row
      const x = LEFT + column * width
      put(line.number, size, { x, align: 'left', face: 'display', most: width / 2 })
      put(lineWords(line, columns), size * 0.8, {
        x: x + width - (columns === 1 ? 0 : 28),
        align: 'right',
        ink: 'muted',
        most: width * 0.62,
      })
    })
  }
  rule()

  y += 54
  pair(words.lines(formatCount(bill.line_count)), '')
  y += 66
  put(words.total, 40, { x: LEFT, align: 'left' })
  put(formatBaht(bill.total), 66, { x: RIGHT, align: 'right', face: 'display', most: 700 })
  if (bill.won > 0) {
    y += 66
    pair(words.result, formatBaht(bill.won, { sign: true }), 'won')
  }
  rule()
  y += 54
  pair(words.checkCode, bill.check_code)
  if (check) {
    marks.push({ kind: 'code', x: LEFT, y: y + 30, side: CODE, modules: check.modules })
    const beside = { x: LEFT + CODE + 24, align: 'left', most: RIGHT - LEFT - CODE - 24 } as const
    y += 30 + CODE / 2 - 20
    put(words.scan, 36, beside)
    y += 56
    put(words.checkAt(check.address), 30, { ...beside, ink: 'muted' })
    y += CODE / 2 - 36
  }
  y += 84
  put(age, 30, { ink: 'muted' })
  return { height: y + 90, marks }
}

interface Look {
  x: number
  align: 'left' | 'center' | 'right'
  face: Face
  ink: Ink
  most: number
}

/** In narrow columns there is room for the amount alone; the rate stands in the bill itself. */
const lineWords = (line: PaperLine, columns: number): string =>
  columns === 4
    ? formatAmount(line.amount, { whole: true })
    : `${timesOf(line)}   ${formatAmount(line.amount)}`
