import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { statementKinds } from '#contracts/statement.ts'
import { journalKinds, journalKindsOf, readRef, refOf, ruleOf } from './kinds.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** Whether a file posts journals, or makes them for the files beside it that do. */
const posts = (source: string) => /\b(postJournals?|reverseJournal|beginCredit)\(/.test(source)
const makes = (source: string) =>
  /import type \{[^}]*\bJournal\b[^}]*\} from '[^']*ledger\/journal\.ts'/.test(source)

/** Kinds as they are written beside a journal: literally, or as the constant or the type beside it. */
function kindsWritten(source: string): string[] {
  if (!posts(source) && !makes(source)) return []
  const words = [
    ...source.matchAll(/\b(?:kind\??:|KIND =|RewardJournal =)\s*((?:(?:\|\s*)?'[a-z.-]+'\s*)+)/g),
  ]
  return words.flatMap((match) => [...match[1]!.matchAll(/'([a-z.-]+)'/g)].map((word) => word[1]!))
}

const sources = globSync('{server,sandbox}/**/*.ts', { cwd: ROOT })
  .filter((file) => !/\.test\.ts$|^server\/(testing|ledger|db)\//.test(file))
  .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const)

const text = new Map(sources)

/** What a file posts: the kinds in it, and those in the files that it takes its journals from. */
function kindsPosted(file: string, source: string): string[] {
  const imported = [...source.matchAll(/ from '(\.[^']+)'/g)].map((match) => join(dirname(file), match[1]!))
  const makers = imported.map((path) => text.get(path)).filter((other) => other !== undefined && makes(other))
  return [source, ...makers].flatMap((each) => kindsWritten(each!))
}

it('PAY-2 every kind of journal that the server posts has a name in the statement', () => {
  const posting = sources.filter(([, source]) => /\b(postJournals?|reverseJournal)\(tx/.test(source))
  expect(posting.length).toBeGreaterThan(5)
  for (const [file, source] of posting) {
    const kinds = kindsPosted(file, source)
    expect(kinds, `${file} posts a journal: write its kind literally beside it`).not.toEqual([])
    for (const kind of kinds) expect(Object.keys(journalKinds), `${file}: ${kind}`).toContain(kind)
  }
})

it('each has a title, and its kind is one of the contract', () => {
  for (const [name, rule] of Object.entries(journalKinds)) {
    if (rule === null) continue
    expect(rule.title).not.toBe('')
    expect(statementKinds).toContain(rule.kind)
    expect(journalKindsOf(rule.kind)).toContain(name)
  }
  expect(ruleOf('of.tomorrow')).toMatchObject({ kind: 'adjustment', target: 'none' })
})

it('numbers for people lead back to their journal', () => {
  expect(refOf({ kind: 'game.round', id: '42', memo: 'sl-1' })).toBe('G42')
  expect(refOf({ kind: 'withdraw', id: '42', memo: 'W6911200001' })).toBe('W6911200001')
  expect(readRef(' g42 ')).toEqual({ memo: 'G42', journalId: '42' })
  expect(readRef('W6911200001')).toEqual({ memo: 'W6911200001', journalId: null })
})
