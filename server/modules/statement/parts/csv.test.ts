import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import type { StatementLine } from '#contracts/statement.ts'
import { statementWords } from '../../../strings/statement.ts'
import { cell, rowOf, toCsv } from './csv.ts'

const line: StatementLine = {
  id: '7-1',
  at: Date.UTC(2026, 10, 20, 10, 21),
  kind: 'withdraw',
  title: 'ถอนเงิน',
  ref: 'W6911200001',
  wallet_id: '1',
  wallet_name: 'กระเป๋าหลัก',
  amount: satang(-1_500_00),
  balance: satang(10_650_50),
  state: 'pending',
  note: '',
  target: 'withdrawal',
  target_id: '1',
  stake: null,
  win: null,
}

/** A reader of the format, for the test alone. */
function parse(text: string): string[][] {
  return [...text.replace(/^\uFEFF/, '').matchAll(/((?:"(?:[^"]|"")*",?)+)\r\n/g)].map((row) =>
    [...row[1]!.matchAll(/"((?:[^"]|"")*)"/g)].map((one) => one[1]!.replaceAll('""', '"')),
  )
}

describe('PAY-2 the file', () => {
  it('begins with a byte order mark and Thai headings, amounts in a column each', () => {
    const text = toCsv([line, { ...line, amount: satang(500_00), balance: null, state: 'done' }])
    expect(text.startsWith('\uFEFF"วันที่","เวลา","รายการ"')).toBe(true)
    expect(parse(text).slice(1)).toEqual([
      [
        '2026-11-20',
        '17:21:00',
        'ถอนเงิน',
        'กระเป๋าหลัก',
        'W6911200001',
        '',
        '1500.00',
        '10650.50',
        statementWords.states.pending,
        '',
      ],
      [
        '2026-11-20',
        '17:21:00',
        'ถอนเงิน',
        'กระเป๋าหลัก',
        'W6911200001',
        '500.00',
        '',
        '',
        statementWords.states.done,
        '',
      ],
    ])
  })

  it.each(['=1+1', '+66', '-1', '@SUM(A1)', '\tx', '\rx', ' =1', '\n=1'])(
    '%j is no formula in it',
    (text) => {
      expect(cell(text).startsWith(`"'`)).toBe(true)
    },
  )

  it('whatever the words are, a spreadsheet reads them back and runs none', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (title, note) => {
        const read = parse(toCsv([{ ...line, title, note }]))[1]!
        expect(read).toHaveLength(statementWords.file.columns.length)
        expect(read[2]!.replace(/^'/, '')).toBe(title.replace(/^'/, ''))
        for (const one of read) expect(one).not.toMatch(/^\s*[=+\-@]/)
      }),
    )
  })

  it('has a cell for each heading', () => {
    expect(rowOf(line)).toHaveLength(statementWords.file.columns.length)
    expect(rowOf({ ...line, state: 'unknown' })[8]).toBe('')
  })
})
