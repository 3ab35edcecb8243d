import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePaste, type PasteRow } from './parse-paste.ts'
import type { PasteChoices as Choices } from '#src/stores/paste-choices.ts'
import type { Reason } from './reasons.ts'

const takes = new Set('top3 tod3 front3 bottom3 top2 bottom2 tod2 run_top run_bottom top4 tod4'.split(' '))
const silent: Choices = { pairs: null, place: null, figures: null, counts: null, win: null }
const rowsOf = (text: string, choices: Partial<Choices> = {}): PasteRow[] =>
  parsePaste(text, { ...silent, ...choices, takes })
/** `top3 123 100`, a line of a bill in words. */
const linesOf = (text: string, choices: Partial<Choices> = {}): string[] =>
  rowsOf(text, choices)
    .flatMap(({ lines }) => lines)
    .map(({ bet_type, number, amount }) => `${bet_type} ${number} ${amount / 100}`)
const sixOrders = ['049', '094', '409', '490', '904', '940']

describe('LOTTO-1 what is written in chats, row by row of domain.md §4.2', () => {
  it.each([
    '123 บน 100',
    '123=100',
    '123 = 100',
    '123:100',
    '123 ตรง 100 บาท',
    'บน 123=100',
    '3 ตัวบน 123=100',
  ])('%s is three digits at the top', (text) => expect(linesOf(text)).toEqual(['top3 123 100']))

  it.each(['123=20*20', '123=20x20', '123=20X20', '123=20×20', '123 20*20', '123=20 * 20', '123*20*20'])(
    '%s is the exact order and tod',
    (text) => expect(linesOf(text)).toEqual(['top3 123 20', 'tod3 123 20']),
  )

  it.each(['409=30xชุด', '409=30*ช', '409 ชุด=30', '409 กลับ 30', '409 6กลับ=30', '409=30*ชุด'])(
    '%s is 30 on each of six orders',
    (text) => expect(linesOf(text)).toEqual(sixOrders.map((number) => `top3 ${number} 30`)),
  )

  it('409=30*6 is asked, and read as answered', () => {
    expect(rowsOf('409=30*6')).toMatchObject([{ state: 'ask', asks: ['counts'], lines: [] }])
    expect(linesOf('409=30*6', { counts: 'orders' })).toEqual(sixOrders.map((number) => `top3 ${number} 30`))
    expect(linesOf('409=30*6', { counts: 'tod' })).toEqual(['top3 409 30', 'tod3 409 6'])
  })

  it('112=20*3 is 20 on each of three orders', () => {
    expect(linesOf('112=20*3', { counts: 'orders' })).toEqual(['top3 112 20', 'top3 121 20', 'top3 211 20'])
  })

  it.each([
    ['112=20*6', 3],
    ['123=20*3', 6],
    ['111=20*3', 1],
  ])('%s counts other orders than the number has (%i): left out', (text, orders) => {
    expect(rowsOf(text, { counts: 'orders' })).toMatchObject([
      { state: 'skipped', reason: 'orders', orders, lines: [] },
    ])
  })

  it.each(['บล 45x50', 'บ-ล 45=50', '45 บนล่าง 50', 'บน+ล่าง 45=50', '45 บ ล 50', 'บนล่าง 45 = 50บ'])(
    '%s is top and bottom',
    (text) => expect(linesOf(text)).toEqual(['top2 45 50', 'bottom2 45 50']),
  )

  it('a list, then บนล่าง=10', () => {
    expect(linesOf('12\n34\nบนล่าง=10')).toEqual([
      'top2 12 10',
      'bottom2 12 10',
      'top2 34 10',
      'bottom2 34 10',
    ])
  })

  it('12=50*50 is asked, and read as answered', () => {
    expect(rowsOf('12=50*50')).toMatchObject([{ state: 'ask', asks: ['pairs'], lines: [] }])
    expect(linesOf('12=50*50', { pairs: 'bottom' })).toEqual(['top2 12 50', 'bottom2 12 50'])
    expect(linesOf('12=50*30', { pairs: 'reverse' })).toEqual(['top2 12 50', 'top2 21 30'])
  })

  it('a place beside it answers the question', () => {
    expect(linesOf('12 บล=50*30')).toEqual(['top2 12 50', 'bottom2 12 30'])
    expect(linesOf('12 ล่าง=50*30')).toEqual(['bottom2 12 50', 'bottom2 21 30'])
    expect(rowsOf('11 บน=50*30')).toMatchObject([{ state: 'skipped', reason: 'unclear' }])
  })

  it.each(['123\n456\n=10บาท', '123\n456\nตัวละ 10', '123 456\nละ 10', '123, 456 =10', '123/456=10'])(
    '%j: the price for all above',
    (text) => expect(linesOf(text)).toEqual(['top3 123 10', 'top3 456 10']),
  )

  it.each([
    ['19 ประตู 5=10', 19],
    ['19ประตู 5 = 10', 19],
    ['รูด 5=10', 19],
    ['รูดหน้า 5=10', 10],
    ['รูดหลัง 5=10', 10],
    ['พน 10', 20],
    ['พี่น้อง=10', 20],
    ['เบิ้ล 10', 10],
  ])('the tool %s gives %i numbers', (text, count) => {
    const lines = linesOf(text, { place: 'top' })
    expect(lines).toHaveLength(count)
    expect(lines.every((line) => /^top2 \d\d 10$/.test(line))).toBe(true)
    expect(linesOf(text, { place: 'both' })).toHaveLength(2 * count)
  })

  it('ตอง is of three digits', () => {
    expect(linesOf('ตอง=5')).toHaveLength(10)
    expect(linesOf('ตอง=5')[9]).toBe('top3 999 5')
  })

  it.each<[string, Reason]>([
    ['1/6/69', 'date'],
    ['งวด 16/11/2569', 'date'],
    ['16 พ.ย. 69', 'date'],
    ['16 พฤศจิกายน', 'date'],
    ['รวม 500 บาท', 'total'],
    ['ยอด 1,200', 'total'],
    ['แม่แดง', 'words'],
    ['ขอบคุณครับ', 'words'],
    ['พี่เอ 123=100', 'words'],
    ['123 456 789 012', 'noPrice'],
    ['123, 456', 'noPrice'],
    ['=50', 'nothingAbove'],
    ['123=0', 'price'],
    ['12345=10', 'digits'],
    ['123=10*10*10', 'unclear'],
    ['หน้า 12=10', 'unclear'],
    ['5=10', 'unclear'],
  ])('%s is left out: %s', (text, reason) => {
    expect(rowsOf(text)).toMatchObject([{ text, state: 'skipped', reason, lines: [] }])
  })
})

describe('LOTTO-1 characters of many keyboards', () => {
  it.each([
    ['๑๒๓=๒๐*๒๐', ['top3 123 20', 'tod3 123 20']],
    ['１２３＝２０＊２０', ['top3 123 20', 'tod3 123 20']],
    ['🙏 123=100 🎉🎉', ['top3 123 100']],
    ['1️⃣2️⃣3️⃣=100', ['top3 123 100']],
    ['  123   =  100  ', ['top3 123 100']],
    ['1) 123=100', ['top3 123 100']],
    ['10:32\tแม่แดง\t123=100', ['top3 123 100']],
    ['123=100 ครับ', ['top3 123 100']],
    ['123=1,500', ['top3 123 1500']],
    ['123=12.50', ['top3 123 12.5']],
    ['123.456=10', ['top3 123 10', 'top3 456 10']],
    ['007=10.-', ['top3 007 10']],
  ])('%s', (text, lines) => expect(linesOf(text)).toEqual(lines))
})

describe('LOTTO-1 places', () => {
  it.each([
    ['โต๊ด 123=10', ['tod3 123 10']],
    ['123 ต 10', ['tod3 123 10']],
    ['หน้า 690=10', ['front3 690 10']],
    ['3 ตัวล่าง 789=10', ['bottom3 789 10']],
    ['วิ่งบน 5=100', ['run_top 5 100']],
    ['วิ่ง 5 บนล่าง=100', ['run_top 5 100', 'run_bottom 5 100']],
    ['7456=10', ['top4 7456 10']],
    ['โต๊ด 7456=10', ['tod4 7456 10']],
    ['โต๊ดกลับ 123=10', ['tod3 123 10']],
  ])('%s', (text, lines) => expect(linesOf(text)).toEqual(lines))

  it('a line of its own says the place of those below', () => {
    const rows = rowsOf('ล่าง\n12=10\nบน\n34=10')
    expect(rows.map(({ state }) => state)).toEqual(['place', 'ok', 'place', 'ok'])
    expect(linesOf('ล่าง\n12=10\nบน\n34=10')).toEqual(['bottom2 12 10', 'top2 34 10'])
  })

  it('two digits, and running ones, without a place are asked', () => {
    expect(rowsOf('12=50')).toMatchObject([{ state: 'ask', asks: ['place'] }])
    expect(rowsOf('วิ่ง 5=50')).toMatchObject([{ state: 'ask', asks: ['place'] }])
    expect(linesOf('12=50\nวิ่ง 5=50', { place: 'bottom' })).toEqual(['bottom2 12 50', 'run_bottom 5 50'])
  })

  it('what the round does not take is told, and the line left out whole', () => {
    const rows = parsePaste('123=20*20', { ...silent, takes: new Set(['top3']) })
    expect(rows).toMatchObject([{ state: 'skipped', reason: 'notTaken', lines: [] }])
  })
})

it('whatever is pasted, every line is answered for and every number is as it was written', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (texts) => {
      const rows = rowsOf(texts.join('\n'), { pairs: 'bottom', place: 'both' })
      for (const { state, lines, reason } of rows) {
        expect(state === 'skipped').toBe(reason !== undefined)
        for (const line of lines) {
          expect(line.number).toMatch(/^\d{1,4}$/)
          expect(line.amount).toBeGreaterThan(0)
        }
      }
    }),
  )
})
