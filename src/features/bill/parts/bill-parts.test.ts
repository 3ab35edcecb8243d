import { describe, expect, it } from 'vitest'
import type { BillLine, BillWithLines, CheckedLine } from '#contracts/bills.ts'
import { satang } from '#contracts/money.ts'
import { receipt as words } from '#src/strings/lotto/bill.ts'
import { readBillsView, writeBillsView } from '../bills-url.ts'
import { daysOf, periodOf } from './bill-periods.ts'
import { byAsked, changedLines, fitted, sumsOf, withoutRefused } from '../check/check-sums.ts'
import { qrModules } from '#src/lib/image/qr-modules.ts'
import { receiptPlan, WIDTH } from '../receipt/receipt-plan.ts'
import { slipRows } from '../check/slip-rows.ts'

const checked = (number: string, change: Partial<CheckedLine> = {}): CheckedLine => ({
  bet_type: 'top2',
  number,
  amount: satang(20_00),
  state: 'ok',
  accepted_amount: satang(20_00),
  rate: 95,
  wins: satang(1_900_00),
  message: '',
  ...change,
})
const refused = { state: 'closed', accepted_amount: satang(0), wins: satang(0) } as const
const partly = { state: 'over_number_cap', amount: satang(600_00), accepted_amount: satang(500_00) } as const

function answered(lines: CheckedLine[]) {
  const total = satang(20_00 * lines.filter(({ state }) => state === 'ok').length)
  const check = {
    lines,
    accepted: 0,
    total,
    wins_max: satang(0),
    balance_after: satang(100_00 - total),
    limit_message: '',
  }
  const asked = lines.map(({ bet_type, number, amount }) => ({ bet_type, number, amount }))
  return { input: { roundId: '1', walletId: '1', lines: asked }, check }
}

describe('LOTTO-2 what a check comes to', () => {
  const all = answered([checked('11'), checked('68', refused), checked('99', partly)])

  it('sends only what is taken as it is', () => {
    const sums = sumsOf(all.check)
    expect(sums.taken.map(({ number }) => number)).toEqual(['11'])
    expect(sums.refused.map(({ number }) => number)).toEqual(['68', '99'])
    expect([sums.total, sums.balance, sums.after]).toEqual([20_00, 100_00, 80_00])
    expect(sums.closed).toBe(false)
  })

  it('fits lines to what is accepted, or drops what is not', () => {
    const answers = byAsked(all)
    expect(fitted(all.input.lines, answers).map(({ number, amount }) => [number, amount])).toEqual([
      ['11', 20_00],
      ['99', 500_00],
    ])
    expect(withoutRefused(all.input.lines, answers).map(({ number }) => number)).toEqual(['11'])
  })

  it('leaves a line alone that was edited since', () => {
    const [, closed] = all.input.lines
    const edited = [{ ...closed!, amount: satang(5_00) }]
    expect(fitted(edited, byAsked(all))).toEqual(edited)
    expect(withoutRefused(edited, byAsked(all))).toEqual(edited)
  })

  it('is closed when every line says so', () => {
    expect(sumsOf(answered([checked('11', { ...refused, state: 'round_closed' })]).check).closed).toBe(true)
  })

  it('names lines that have changed, and nothing that has not', () => {
    const seen = [checked('11'), checked('12'), checked('13'), checked('14')]
    const now = [checked('11'), checked('12', { rate: 47.5 }), checked('13', refused)]
    expect([...changedLines(seen, now).values()].map(({ number }) => number)).toEqual(['12', '13', '14'])
  })
})

it('LOTTO-3 rows stand by bet type in the order of the rates, each group led once', () => {
  const rate = { digits: 2, min_amount: satang(1_00), max_amount: satang(1_00), tiers: [] }
  const rates = [
    { ...rate, bet_type: 'top2', name: 'top', rate: 95 },
    { ...rate, bet_type: 'bottom2', name: 'bottom', rate: 95 },
  ]
  const line = (bet_type: string, number: string) => ({ bet_type, number, amount: satang(1_00) })
  const rows = slipRows(
    [line('new', '1'), line('bottom2', '07'), line('top2', '07'), line('bottom2', '70')],
    rates,
  )
  expect(rows.map(({ name, line: { number }, heads }) => [name, number, heads])).toEqual([
    ['top', '07', true],
    ['bottom', '07', true],
    ['bottom', '70', false],
    ['', '1', true],
  ])
})

describe('LOTTO-1 the address of the list', () => {
  it.each([
    ['', '?'],
    ['?state=won&bill=7', '?state=won&bill=7'],
    ['?from=2026-11-20&to=2026-11-01', '?from=2026-11-01&to=2026-11-20'],
    ['?state=never&from=2026-02-31&other=1', '?'],
  ])('%j means %j', (read, written) => {
    expect(writeBillsView(readBillsView(new URLSearchParams(read)))).toBe(written)
  })

  it('a period is its days, whatever today is', () => {
    for (const period of ['all', 'today', 'week', 'month'] as const)
      expect(periodOf(daysOf(period, '2026-11-20'), '2026-11-20')).toBe(period)
    expect(periodOf({ from_day: '2026-11-02', to_day: '2026-11-03' }, '2026-11-20')).toBe('own')
  })
})

function placed(count: number): BillWithLines {
  const line = (n: number): BillLine => ({
    line_id: String(n),
    bet_type: 'top3',
    name: 'type',
    number: String(n).padStart(3, '0'),
    amount: satang(1_00),
    rate: 900,
    state: 'pending',
    won: satang(0),
  })
  const round = {
    round_id: '1',
    lottery_id: '1',
    category_id: '1',
    lottery_name: 'lottery',
    title: 'draw',
    state: 'open' as const,
    opens_at: 0,
    closes_at: 1,
  }
  return {
    bill_id: '1',
    bill_no: 'B1',
    round,
    state: 'pending',
    placed_at: 0,
    line_count: count,
    total: satang(count * 1_00),
    won: satang(0),
    refunded: satang(0),
    wallet_id: '1',
    wallet_name: 'wallet',
    check_code: 'CODE',
    rule_version: '1',
    lines: Array.from({ length: count }, (_, n) => line(n)),
  }
}

describe('LOTTO-3 the receipt as a picture', () => {
  const modules = qrModules('https://www.example.com/lotto/check/7K3M-Q9X2-TA4B-W8ZC')!
  const around = { name: 'brand', age: words.age, check: { modules, address: 'www.example.com/lotto/check' } }
  const textsOf = (count: number) =>
    receiptPlan(placed(count), around).marks.flatMap((mark) => (mark.kind === 'words' ? [mark] : []))

  it('says brand, number, lines, total and check code; neither wallet nor name of a member', () => {
    const texts = textsOf(2).map(({ text }) => text)
    for (const said of ['brand', 'B1', 'lottery', 'draw', '000', '001', 'CODE', words.age])
      expect(texts).toContain(said)
    expect(texts.join(' ')).not.toContain('wallet')
  })

  it.each([1, 30, 31, 160, 161, 1000])(
    'holds all of %i lines in a picture that a phone can draw',
    (count) => {
      const { height, marks } = receiptPlan(placed(count), around)
      const texts = textsOf(count)
      expect(texts.filter(({ text }) => /^\d{3}$/.test(text))).toHaveLength(count)
      expect(WIDTH * height).toBeLessThan(16_700_000)
      for (const mark of marks) expect(mark.y).toBeLessThan(height)
      for (const { x } of texts) expect(x).toBeLessThan(WIDTH)
      for (const mark of marks) if (mark.kind === 'code') expect(mark.y + mark.side).toBeLessThan(height)
    },
  )
})
