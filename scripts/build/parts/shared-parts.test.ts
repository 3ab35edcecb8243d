import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { root as project } from '../../lib/paths.mjs'
import type { Module } from './module-graph.ts'
import { sharedParts, type Visit } from './shared-parts.ts'

/** A text that no packing makes smaller than so many bytes, by a little. */
const long = (size: number) => {
  const words = Array.from({ length: Math.ceil(size / 32) }, (_, n) =>
    createHash('sha256').update(`${size} ${n}`).digest('base64'),
  )
  return `\n'${words.join('').slice(0, (size * 4) / 3)}'`
}

/** Modules by name: what they import, as written, and how long they are. */
function bundle(files: Record<string, { code: string; lazy?: string[]; size?: number }>) {
  return (id: string): Module | null => {
    const file = files[id]
    if (!file) return null
    const importedIds = [...new Set([...file.code.matchAll(/from '([^']+)'/g)].map(([, source]) => source!))]
    return {
      code: file.code + (file.size ? long(file.size) : ''),
      importedIds,
      dynamicallyImportedIds: file.lazy ?? [],
    }
  }
}

const eachAlone = (entries: readonly string[]): Visit[] =>
  entries.map((entry) => ({ entries: [entry], weight: 1 }))

const of = (parts: ReadonlyMap<string, string>, ...ids: string[]) => ids.map((id) => parts.get(id))

const pages = ['a', 'b', 'c']
const root = { code: "import 'x' ; export {} from 'core'", lazy: pages }

it('parts what the same visits need, and leaves what one visit or the first load brings to them', () => {
  const parts = sharedParts(
    ['root'],
    eachAlone,
    bundle({
      root,
      core: { code: '' },
      a: {
        code: "import { f } from 'form'; import { g } from 'core'; import { o } from 'own'",
        size: 40_000,
      },
      b: { code: "import { f } from 'form'; import { l } from 'list'", size: 40_000 },
      c: { code: "import { l } from 'list'", size: 40_000 },
      own: { code: '' },
      form: { code: 'export const f = 1', size: 20_000 },
      list: { code: 'export const l = 1', size: 20_000 },
    }),
  )
  const [form, list] = of(parts, 'form', 'list')
  expect([form !== undefined, list !== undefined, form === list]).toEqual([true, true, false])
  expect(of(parts, 'own', 'core', 'a')).toEqual([undefined, undefined, undefined])
})

/** Two parts that the pages a and b share, and c needs only one of. */
const formAndList = (form: { code: string; size?: number }, list = form) =>
  sharedParts(
    ['root'],
    eachAlone,
    bundle({
      root,
      core: { code: '' },
      a: { code: "import { f } from 'form'; import { l } from 'list'" },
      b: { code: "import { f } from 'form'; import { l } from 'list'" },
      c: { code: "import { l } from 'list'" },
      form,
      list,
    }),
  )

it('makes one of two parts where a request is dearer than the bytes', () => {
  const parts = formAndList({ code: 'export const x = 1', size: 200 })
  expect(parts.get('form')).toBeDefined()
  expect(parts.get('form')).toBe(parts.get('list'))
})

it('parts alike in whatever folder the project lies', () => {
  const paths = (folder: string) => ({
    code: Array.from({ length: 500 }, (_, n) => `import '${folder}/${n}.ts'`).join('\n'),
  })
  expect(formAndList(paths(project))).toEqual(formAndList(paths('')))
})

it('counts a style sheet by its own bytes, not by the few of the names it gives', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chokdee-parts-'))
  const sheet = join(folder, 'List.module.css')
  const joined = (bytes: number) => {
    writeFileSync(sheet, long(bytes))
    const files = bundle({
      root,
      core: { code: '' },
      a: { code: "import { f } from 'form'" },
      b: { code: `import { f } from 'form'; import { l } from '${sheet}'` },
      c: { code: `import { f } from 'form'; import { l } from '${sheet}'` },
      form: { code: 'export const f = 1', size: 5_000 },
      [sheet]: { code: 'export const l = 1' },
    })
    const [form, list] = of(sharedParts(['root'], eachAlone, files), 'form', sheet)
    return form === list
  }
  expect([joined(200), joined(40_000)]).toEqual([true, false])
  rmSync(folder, { recursive: true })
})

it('joins nothing that would bring what only one of them imports', () => {
  const parts = sharedParts(
    ['root'],
    eachAlone,
    bundle({
      root: { ...root, lazy: [...pages, 'd'] },
      core: { code: '' },
      a: { code: "import { f } from 'form'; import { l } from 'list'" },
      b: { code: "import { f } from 'form'; import { l } from 'list'" },
      c: { code: "import { l } from 'list'" },
      d: { code: "import { s } from 'send'" },
      form: { code: "import { s } from 'send'", size: 4_000 },
      list: { code: 'export const l = 1', size: 4_000 },
      send: { code: 'export const s = 1', size: 25_000 },
    }),
  )
  const [form, list, send] = of(parts, 'form', 'list', 'send')
  expect([form === list, list === send, list === undefined]).toEqual([false, false, false])
})

it('puts nothing beside what is to stand apart', () => {
  const files = bundle({
    root,
    core: { code: '' },
    a: { code: "import { f } from 'form'; import { k } from 'kit'" },
    b: { code: "import { f } from 'form'; import { k } from 'kit'" },
    c: { code: "import { f } from 'form'" },
    form: { code: 'export const f = 1', size: 200 },
    kit: { code: 'export const k = 1', size: 200 },
  })
  const joined = of(sharedParts(['root'], eachAlone, files), 'form', 'kit')
  const apart = of(
    sharedParts(['root'], eachAlone, files, (id) => id === 'kit'),
    'form',
    'kit',
  )
  expect([joined[0] === joined[1], apart[0] !== undefined, apart[1]]).toEqual([true, true, undefined])
})

it('leaves none that is too small for a request of its own, whoever loads it in vain', () => {
  const parts = sharedParts(
    ['root'],
    eachAlone,
    bundle({
      root: { ...root, lazy: [...pages, 'd'] },
      core: { code: '' },
      a: { code: "import { f } from 'form'; import { t } from 'tiny'" },
      b: { code: "import { f } from 'form'; import { t } from 'tiny'" },
      c: { code: "import { f } from 'form'" },
      d: { code: "import { f } from 'form'" },
      form: { code: 'export const f = 1', size: 150_000 },
      tiny: { code: 'export const t = 1', size: 3_000 },
    }),
  )
  const [form, tiny] = of(parts, 'form', 'tiny')
  expect([form !== undefined, tiny === form]).toEqual([true, true])
})

it('asks a file of re-exports for the names alone that are taken from it', () => {
  const parts = sharedParts(
    ['root'],
    eachAlone,
    bundle({
      root,
      core: { code: '' },
      a: { code: "import { Bell } from 'icons'" },
      b: { code: "import { Bell as B } from 'icons'" },
      c: { code: "import { Star } from 'icons'" },
      icons: { code: "export { default as Bell } from 'bell'; export { default as Star } from 'star'" },
      bell: { code: 'export default 1' },
      star: { code: 'export default 2' },
    }),
  )
  expect(of(parts, 'bell', 'star', 'icons').map((name) => name !== undefined)).toEqual([true, false, false])
})

it('leaves an entry alone whose names are asked for as a whole', () => {
  const get = bundle({
    root,
    core: { code: '' },
    a: { code: "import { l } from 'list'" },
    b: { code: "import { l } from 'list'; import { a } from 'a'" },
    c: { code: "import { l } from 'list'" },
    list: { code: 'export const l = 1' },
  })
  const visits = (entries: readonly string[]) => eachAlone(entries).map((visit) => ({ ...visit, alone: 'a' }))
  expect(of(sharedParts(['root'], eachAlone, get), 'a')).not.toEqual([undefined])
  const parts = sharedParts(['root'], visits, get)
  expect(of(parts, 'a')).toEqual([undefined])
  expect(parts.get('list')).toBeDefined()
})

const sizes = [5, 100, 1000, 20_000] as const

it('puts every shared module into one part, and no part into a circle', () => {
  const graphs = fc.array(
    fc.record({ needs: fc.array(fc.nat(30), { maxLength: 4 }), size: fc.constantFrom(...sizes) }),
    { minLength: 8, maxLength: 30 },
  )
  fc.assert(
    fc.property(graphs, fc.integer({ min: 2, max: 6 }), (modules, count) => {
      // A module needs only later ones; the first `count` are pages.
      const needs = modules.map((module, n) => module.needs.filter((to) => to > n && to < modules.length))
      const files = modules.map(({ size }, n) => [
        `m${n}`,
        { code: needs[n]!.map((to) => `import { x } from 'm${to}'`).join(';'), size },
      ])
      const lazy = modules.slice(0, count).map((_, n) => `m${n}`)
      const get = bundle({ ...Object.fromEntries(files), root: { code: '', lazy } })
      const parts = sharedParts(['root'], eachAlone, get)

      const users = modules.map((_, n) => lazy.filter((_page, page) => reaches(needs, page, n)))
      expect(modules.flatMap((_, n) => (users[n]!.length > 1 && !parts.has(`m${n}`) ? [n] : []))).toEqual([])
      const arrows = needs.flatMap((to, n) =>
        to.map((one) => [parts.get(`m${n}`) ?? `m${n}`, parts.get(`m${one}`) ?? `m${one}`] as const),
      )
      expect(circle(arrows.filter(([from, to]) => from !== to))).toBe(false)
    }),
    { numRuns: 300 },
  )
})

const reaches = (needs: readonly number[][], from: number, to: number): boolean =>
  from === to || needs[from]!.some((next) => reaches(needs, next, to))

/** Takes away what nothing points to, until nothing is left or all that is left stands in circles. */
function circle(arrows: readonly (readonly [string, string])[]): boolean {
  const next = arrows.filter(([from]) => arrows.some(([, to]) => to === from))
  return next.length > 0 && (next.length === arrows.length || circle(next))
}
