import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { seams, wholeWords } from '#src/strings/whole-words.ts'
import { at } from '../../lib/paths.mjs'
import { catalogueFiles, thaiFolder } from '../language/catalogue.ts'
import { joined } from '#src/ui/words/joined.ts'
import { shown, withWholeWords } from './whole-words.ts'

/** Of the kind that browsers break lines by: both have their words of Thai from one list. */
const segmenter = new Intl.Segmenter('th', { granularity: 'word' })
const joints = /[\u200b\u200d]/g
const plain = (word: string) => word.replaceAll(/[- ]/g, '')

/** Before which letters of the plain text a line may begin. */
function cutsOf(text: string): Set<number> {
  const cuts = new Set<number>()
  for (const { index } of segmenter.segment(text))
    cuts.add(text.slice(0, index).replaceAll(joints, '').length)
  return cuts
}

const sources = catalogueFiles(thaiFolder)
  .filter((file) => file !== 'whole-words.ts')
  .map((file) => ({ path: join(thaiFolder, file), source: readFileSync(join(thaiFolder, file), 'utf8') }))
const runsOf = (source: string) => source.match(/[\u0e00-\u0e7f\u200b\u200d]+/g) ?? []

/** Each run of Thai that is shown with joints in it. */
const runs = sources
  .flatMap(({ path, source }) => runsOf(shown(source, path)))
  .filter((run) => /[\u200b\u200d]/.test(run))

/** Where a word of the list stands in a plain text. */
const placesOf = (word: string, text: string): number[] =>
  [...text.matchAll(new RegExp(word, 'g'))].map(({ index }) => index)

const brokenIn = (run: string) => {
  const text = run.replaceAll(joints, '')
  const cuts = cutsOf(run)
  return wholeWords.map(plain).flatMap((word) =>
    placesOf(word, text)
      .filter((from) => [...cuts].some((cut) => from < cut && cut < from + word.length))
      .map(() => `${word}: ${[...segmenter.segment(run)].map(({ segment }) => segment).join('|')}`),
  )
}

it('no word of the list is cut in any sentence, and a line may end before and after each', () => {
  expect(runs.length).toBeGreaterThan(100)
  expect(runs.flatMap(brokenIn)).toEqual([])
  const seamed = runs.filter((run) => seams.some((seam) => run.replaceAll(joints, '').includes(plain(seam))))
  const unseen = seamed.filter((run) => {
    const text = run.replaceAll(joints, '')
    return seams.some((seam) => {
      const [first = ''] = seam.split(' ')
      return placesOf(plain(seam), text).some((from) => !cutsOf(run).has(from + first.length))
    })
  })
  expect(unseen).toEqual([])
})

it('every word of the list is said somewhere, where a browser would cut it', () => {
  const texts = sources.flatMap(({ source }) => runsOf(source))
  const needless = [...wholeWords, ...seams].filter((entry) => {
    const word = plain(entry)
    const ends = entry.includes(' ') ? [entry.indexOf(' ')] : []
    return !texts.some((text) =>
      placesOf(word, text).some((from) => {
        const cuts = cutsOf(text)
        const within = [...cuts].some(
          (cut) => from < cut && cut < from + word.length && !ends.includes(cut - from),
        )
        return within || ends.some((end) => !cuts.has(from + end))
      }),
    )
  })
  expect(needless).toEqual([])
})

it('adds nothing but joints, and none where no word of the list is', () => {
  expect(joined('โปรโมชั่นของฉัน')).toBe('โปร\u200dโม\u200dชั่น\u200bของฉัน')
  expect(joined('แล้วกลับมา')).toBe('แล้ว\u200bกลับมา')
  expect(joined('เงื่อนไขเทิร์น')).toBe('เงื่อน\u200dไข\u200bเทิร์\u200dน')
  expect(joined('ฝากเงิน ถอนเงิน')).toBe('ฝากเงิน ถอนเงิน')
  expect(runs.every((run) => joined(run.replaceAll(joints, '')) !== run.replaceAll(joints, ''))).toBe(true)
})

it('leaves names alone, and what is read aloud, sent or told elsewhere', () => {
  const sentence = 'ยังไม่มีโปรโมชั่นที่กำลังทำยอด'
  const kept = (source: string, path = 'a.ts') => withWholeWords(source, path) === source
  expect(kept(`export const a = { text: '${sentence}' }`)).toBe(false)
  expect(kept(`export const a = { text: (to: string) => \`${sentence} \${to}\` }`)).toBe(false)
  expect(kept(`export const a = { title: 'โปรโมชั่นของฉัน' }`)).toBe(true)
  expect(kept(`export const a = { qrAlt: '${sentence}', message: () => \`${sentence}\` }`)).toBe(true)
  expect(kept(`export const a = { '${sentence}': 1 }`)).toBe(true)
  expect(kept(`export const a = { text: '${sentence}' }`, 'previews.ts')).toBe(true)
  expect(shown(`export const a = '${sentence}'`, at('languages/en/a.ts'))).not.toContain('\u200d')
})
