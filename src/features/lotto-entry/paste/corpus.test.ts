/** Every text of corpus.txt, as it is read there. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { PasteChoices } from '#src/stores/paste-choices.ts'
import { parsePaste, type PasteRow } from './parse-paste.ts'

const takes = new Set('top3 tod3 front3 bottom3 top2 bottom2 tod2 run_top run_bottom top4 tod4'.split(' '))
const silent: PasteChoices = { pairs: null, place: null, figures: null, counts: null, win: null }
/** As some member once answered everything. */
const answered: PasteChoices = {
  pairs: 'bottom',
  place: 'both',
  figures: 'price',
  counts: 'orders',
  win: 2,
}

/** Bets of the same type and price stand together: `top3 123 456 =20`. */
function betsText({ lines }: PasteRow): string {
  const groups = new Map<string, string[]>()
  for (const { bet_type, number, amount } of lines) {
    const key = `${bet_type} =${amount / 100}`
    groups.set(key, [...(groups.get(key) ?? []), number])
  }
  const text = [...groups].map(([key, numbers]) => {
    const [type, price] = key.split(' ')
    const named = numbers.length > 12 ? `(${numbers.length})` : numbers.join(' ')
    return `${type} ${named} ${price}`
  })
  return text.join(', ')
}

const rowText = (row: PasteRow): string => {
  if (row.state === 'ok') return betsText(row)
  if (row.state === 'skipped') return `skip ${row.reason}`
  return row.state === 'ask' ? `ask ${row.asks.join(' ')}` : row.state
}

const read = (text: string, choices: PasteChoices): string =>
  parsePaste(text, { ...choices, takes })
    .map(rowText)
    .join(' ; ')

interface Case {
  readonly text: string
  readonly reading: string
  readonly choices: PasteChoices
}

/** `text → reading`; `⏎` is a new line; below `## answered` the questions have been answered. */
function corpus(): Case[] {
  const lines = readFileSync(new URL('corpus.txt', import.meta.url), 'utf8').split('\n')
  let choices = silent
  return lines.flatMap((line): Case[] => {
    if (line.startsWith('## ')) choices = line === '## answered' ? answered : silent
    if (line === '' || line.startsWith('#')) return []
    const [text, reading] = line.split(/\s*→\s*/)
    return [{ text: text!.replaceAll('⏎', '\n'), reading: reading!, choices }]
  })
}

const cases = corpus()

it('holds at least four hundred texts, none twice', () => {
  expect(cases.length).toBeGreaterThanOrEqual(400)
  expect(new Set(cases.map(({ text, choices }) => `${choices === silent} ${text}`)).size).toBe(cases.length)
})

it.each(cases)('$text', ({ text, reading, choices }) => expect(read(text, choices)).toBe(reading))
