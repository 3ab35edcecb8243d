import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { NAMES, withOwnNames, type Names } from './own-names.ts'
import { givenByPack, packsIn } from './packs.ts'

let site: string
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'packs-'))
})
afterEach(() => {
  rmSync(site, { recursive: true, force: true })
})

/** A built site of these chunks; `asked` are those that are asked for by a name of the source. */
function build(
  chunks: Readonly<Record<string, string>>,
  asked: Readonly<Record<string, readonly string[]>> = {},
) {
  mkdirSync(join(site, 'assets'))
  mkdirSync(join(site, '.vite'))
  const names: Record<string, Names> = {}
  for (const [file, code] of Object.entries(chunks)) {
    const own = withOwnNames(file, code, (of) => new Set(asked[of]))
    writeFileSync(join(site, 'assets', file), own.code)
    names[file] = own.names
  }
  writeFileSync(join(site, NAMES), JSON.stringify(names))
  return names
}

const chunks = {
  'core-aaaaaaa.js': '//# allFunctionsCalledOnLoad\nglobalThis.order=["core"];var a=1;export{a as t};',
  's-bbbbbbb.js':
    'import{t as e}from"./core-aaaaaaa.js";order.push("s");var n=e+1,o=9;export{n as t,o as n};',
  'Page-ccccccc.js':
    'import{t as e}from"./core-aaaaaaa.js";import{t as n}from"./s-bbbbbbb.js";order.push("page");var t=[e,n],l=()=>import("./s-bbbbbbb.js").then(m=>({nine:m.n}));export{t as Page,l as later};',
  'Next-ddddddd.js': 'import{t as e}from"./core-aaaaaaa.js";export{e as Next};',
}
const asked = { 'Page-ccccccc.js': ['Page', 'later'], 'Next-ddddddd.js': ['Next'] }
const path = (file: string) => `assets/${file}`
const start = { name: 'web', parts: [path('core-aaaaaaa.js')] }
const page = { name: 'Page', parts: [...start.parts, path('s-bbbbbbb.js'), path('Page-ccccccc.js')] }

it('gives of its parts what others take, and what is asked for later, also by themselves', () => {
  const names = build(chunks, asked)
  expect(Object.fromEntries(givenByPack(Object.keys(chunks).slice(0, 3), names))).toEqual({
    'core-aaaaaaa.js': ['taaaa'],
    's-bbbbbbb.js': ['nbbbb'],
    'Page-ccccccc.js': ['Page', 'later'],
  })
})

it('says which parts give the same name', () => {
  const names = build(
    { 'a-1111111.js': 'var a=1;export{a as One};', 'b-2222222.js': 'var a=1;export{a as One};' },
    { 'a-1111111.js': ['One'], 'b-2222222.js': ['One'] },
  )
  expect(() => givenByPack(['a-1111111.js', 'b-2222222.js'], names)).toThrow(
    'give "One": a-1111111.js, b-2222222.js',
  )
})

it('makes one file of the parts of a stage; one part alone stands for itself', async () => {
  build(chunks, asked)
  const { files, stands } = await packsIn(site).of([start, page])
  expect(files).toEqual([
    'assets/core-aaaaaaa.js',
    expect.stringMatching(/^assets\/Page\.pack-[\w-]{7}\.js$/),
  ])
  expect(stands).toEqual({ [page.parts[1]!]: files[1], [page.parts[2]!]: files[1] })
})

it('does what the parts did, in their order, with their hint to the browser', async () => {
  build(chunks, asked)
  const { files } = await packsIn(site).of([page])
  expect(files).toHaveLength(1)
  const text = readFileSync(join(site, files[0]!), 'utf8')
  expect(text).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  const made = (await import(/* @vite-ignore */ pathToFileURL(join(site, files[0]!)).href)) as {
    Page: unknown
    later: () => Promise<{ nine: number }>
  }
  expect(made.Page).toEqual([1, 2])
  expect((globalThis as { order?: string[] }).order).toEqual(['core', 's', 'page'])
  // By its own address: without an import map that is the part itself.
  expect(text).toMatch(/import\([`"]\.\/s-bbbbbbb\.js[`"]\)/)
  expect(await made.later()).toEqual({ nine: 9 })
})

it('is made once for the same parts, and called by what it holds', async () => {
  build(chunks, asked)
  const packs = packsIn(site)
  const [one, two] = await Promise.all([packs.of([page]), packs.of([{ ...page, name: 'Other' }])])
  expect(two).toEqual(one)
  expect(readdirSync(join(site, 'assets')).filter((name) => name.includes('.pack-'))).toHaveLength(1)
})
