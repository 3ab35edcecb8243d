import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { at } from '../../lib/paths.mjs'
import { catalogueFiles, isLanguage, languageBuilt, standIn, thaiFolder } from './catalogue.ts'
import { languageFaults, wordFaults } from './faults.ts'
import { language } from './plugin.ts'
import { thaiLeft } from './scan.ts'
import { language as english } from '../../../languages/en/language.ts'
import { time } from '../../../languages/en/time.ts'

afterEach(() => vi.unstubAllEnvs())

it('finds nothing missing in English, and nothing besides', async () => {
  expect(catalogueFiles(thaiFolder).length).toBeGreaterThan(70)
  expect(await languageFaults('en')).toEqual([])
})

describe('a catalogue that lacks something', () => {
  const thai = { greeting: 'สวัสดี', count: (n: number) => `${n} คน`, steps: ['หนึ่ง', 'สอง'], none: '' }
  const english = { greeting: 'Hello', count: (n: number) => `${n} people`, steps: ['One', 'Two'], none: '' }

  it.each([
    ['nothing', english, []],
    ['a sentence', { ...english, greeting: undefined }, ['a.ts greeting is missing']],
    ['its text', { ...english, greeting: '' }, ['a.ts greeting is missing']],
    ['a step', { ...english, steps: ['One'] }, ['a.ts steps 1 is missing']],
    ['the figure', { ...english, count: 'people' }, ['a.ts count is a string, in Thai a function']],
    ['a translation', { ...english, greeting: 'สวัสดี Hello' }, ['a.ts greeting is still Thai']],
    ['a Thai sentence', { ...english, farewell: 'Bye' }, ['a.ts farewell is not in Thai']],
  ])('is told by file and key: %s', (_, other, faults) => {
    expect(wordFaults('a.ts', thai, other)).toEqual(faults)
  })

  it('stops the build', async () => {
    vi.stubEnv('VITE_LANG', 'en')
    const folder = mkdtempSync(join(tmpdir(), 'language-'))
    writeFileSync(join(folder, 'language.ts'), `export const language = { tag: 'en' }\n`)
    const { buildStart } = language(folder)
    const started = (buildStart as (this: unknown) => Promise<void>).call({
      error: (text: string) => {
        throw new Error(text)
      },
    })
    await expect(started).rejects.toThrow(
      /languages\/en: shell\.ts is missing[\s\S]*languages\/en: language\.ts language dates is missing/,
    )
  })
})

it('puts a file in the place of the Thai one, for whoever is no catalogue', () => {
  const shell = join(thaiFolder, 'shell.ts')
  expect(standIn(shell, at('src/app/main.tsx'), 'en')).toBe(at('languages/en/shell.ts'))
  expect(standIn(shell, at('src/app/main.tsx'), 'th')).toBeNull()
  expect(standIn(shell, at('languages/en/shell.ts'), 'en')).toBeNull()
  expect(standIn(at('src/lib/time.ts'), at('src/app/main.tsx'), 'en')).toBeNull()
})

it('knows which language is built', () => {
  expect(languageBuilt({})).toBe('th')
  expect(languageBuilt({ VITE_LANG: 'en' })).toBe('en')
  expect(['th', 'en', 'xx', '../src'].filter(isLanguage)).toEqual(['th', 'en'])
})

it('finds Thai in what was built, but for what is read and never shown', () => {
  expect(thaiLeft({ 'a.js': 'say("Hello ฿1")', 'index.html': '<p>Baccarat</p>' })).toEqual([])
  const seed = '<script type="application/json" id="seed">[{"game_name":"บาคาร่า"}]</script>'
  expect(thaiLeft({ 'pages/slot.html': `<p>บาคาร่า</p>${seed}` })).toEqual([])
  expect(thaiLeft({ 'pages/slot.html': `<p>เข้าสู่ระบบ</p>${seed}` })).toEqual(['pages/slot.html: เข้าสู่ระบบ'])
  expect(thaiLeft({ 'a.js': 'read("รูดหน้า|พี่น้อง")' })).toEqual([])
  expect(thaiLeft({ 'a.js': 'say("เข้าสู่ระบบ")' })).toEqual(['a.js: เข้าสู่ระบบ'])
  expect(thaiLeft({ 'pages/login.html': '<p>เข้าสู่ระบบ</p>' })).toEqual(['pages/login.html: เข้าสู่ระบบ'])
})

it('months in English are in the words that the platform itself has for them', () => {
  const format = new Intl.DateTimeFormat(english.dates, { month: 'short', timeZone: 'UTC' })
  const told = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 15)))
  expect(time.months).toEqual(told)
  expect(time.year(2026)).toBe('2026')
})
