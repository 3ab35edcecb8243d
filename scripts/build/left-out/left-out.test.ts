import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import * as icons from '#src/ui/icons.ts'
import { at } from '../../lib/paths.mjs'
import { filesUnder } from '../../lib/hash.mjs'
import { cuts, cutShort } from './cut-short.ts'
import { ofOneOnly, REACT_DOM, unusedTypes, withoutUnusedFibers } from './fibers.ts'
import { leftOut } from './left-out.ts'
import { moved, moves } from './moved.ts'
import { withoutStacks } from './signals.ts'
import { stubs } from './stubs.ts'

it.each(Object.entries(stubs))('what stands for %s has its names, and no others', async (file, code) => {
  const original = (await import(at('node_modules', file))) as object
  const names = [...code.matchAll(/export (?:const )?(\w+)/g)].map(([, name]) => name)
  expect(new Set(names)).toEqual(new Set(Object.keys(original)))
})

it('takes the place of nothing else', () => {
  const { load } = leftOut() as { load: (id: string) => string | null }
  expect(load('/site/node_modules/axios/lib/adapters/fetch.js')).toContain('getFetch')
  expect(load('/site/node_modules/axios/lib/adapters/xhr.js')).toBeNull()
  expect(load('/site/src/axios/lib/adapters/fetch.js')).toBeNull()
})

it('takes nothing from an icon but the names of its lines', () => {
  const { transform } = leftOut() as unknown as { transform: (code: string, id: string) => string | null }
  const code =
    '["path", { d: "M9 14 4 9l5-5", key: "102s5s" }], ["circle", { cx: "12", cy: "13", r: "3", key: "1vg3eu" }]'
  expect(transform(code, '/site/node_modules/lucide-react/dist/esm/icons/undo-2.mjs')).toBe(
    '["path", { d: "M9 14 4 9l5-5" }], ["circle", { cx: "12", cy: "13", r: "3" }]',
  )
  expect(transform(code, '/site/src/ui/icons.ts')).toBeNull()
})

interface IconData {
  readonly name: string
}
type Icon = ComponentType<{ size?: number; className?: string; 'aria-label'?: string }>

it('draws every icon as the library does', async () => {
  const file = at('.cache', 'left-out', 'create-icon.mjs')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, stubs['lucide-react/dist/esm/createLucideIcon.mjs'])
  const { default: create } = (await import(file)) as { default: (data: IconData) => Icon }
  for (const [name, icon] of Object.entries(icons as Record<string, Icon>)) {
    const known = renderToStaticMarkup(createElement(icon)).match(/lucide-([a-z0-9-]+)/)?.[1]
    const { __iconData } = (await import(
      at('node_modules', 'lucide-react', 'dist', 'esm', 'icons', `${known}.mjs`)
    )) as { __iconData: IconData }
    const ours = create(__iconData)
    for (const props of [{}, { size: 16 }, { className: 'a' }, { 'aria-label': 'b' }]) {
      const [drawn, expected] = [ours, icon].map((each) => renderToStaticMarkup(createElement(each, props)))
      expect({ name, drawn: sorted(drawn) }).toEqual({ name, drawn: sorted(expected) })
    }
  }
})

/** The order of attributes says nothing. */
const sorted = (html = '') => html.split(/(?<=<\w+) |" /).toSorted()

const library = (file: string) => readFileSync(at('node_modules', file), 'utf8')

it.each(Object.keys(cuts))('cuts short what is in %s', (file) => {
  const code = library(file)
  const short = cutShort(code, at('node_modules', file))!
  const added = Object.values(cuts[file]!).join('').length
  expect(short).toHaveLength(code.length + added)
  expect(() => cutShort(code.replaceAll(') {', ') => {'), at('node_modules', file))).toThrow(
    /has 0 functions/,
  )
  expect(cutShort(code, at('src', 'router.js'))).toBeNull()
})

/** The library as the site is built with it. */
async function movedLibrary() {
  const folder = at('.cache', 'left-out', 'query-core')
  mkdirSync(folder, { recursive: true })
  const modern = at('node_modules', '@tanstack', 'query-core', 'build', 'modern')
  for (const file of filesUnder(modern).filter((one) => one.endsWith('.js'))) {
    const code = readFileSync(file, 'utf8')
    const alone = (moved(code, file) ?? code).replace(/^\/\/# sourceMappingURL.*/m, '')
    writeFileSync(join(folder, basename(file)), alone)
  }
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  return (await import(join(folder, 'index.js'))) as typeof import('@tanstack/react-query')
}

it('a write still goes through the cache, by what its observer brings', async () => {
  const { QueryClient, MutationObserver } = await movedLibrary()
  const client = new QueryClient()
  const observer = new MutationObserver(client, {
    mutationFn: (n: number) => (n > 0 ? Promise.resolve(n * 2) : Promise.reject(new Error('no'))),
  })
  const stop = observer.subscribe(() => {})
  await expect(observer.mutate(21)).resolves.toBe(42)
  expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: 42, variables: 21 })
  await expect(observer.mutate(0)).rejects.toThrow('no')
  expect(observer.getCurrentResult()).toMatchObject({ status: 'error', isIdle: false })
  expect(client.getMutationCache().getAll()).toHaveLength(2)
  stop()
})

it('an infinite query still fetches its pages, by what its observer brings', async () => {
  const { QueryClient, InfiniteQueryObserver } = await movedLibrary()
  const observer = new InfiniteQueryObserver(new QueryClient(), {
    queryKey: ['pages'],
    queryFn: ({ pageParam }) => Promise.resolve(`page ${pageParam}`),
    initialPageParam: 1,
    getNextPageParam: (_last, pages) => pages.length + 1,
  })
  const stop = observer.subscribe(() => {})
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.pages).toEqual(['page 1']))
  await observer.fetchNextPage()
  expect(observer.getCurrentResult().data?.pages).toEqual(['page 1', 'page 2'])
  await observer.refetch()
  expect(observer.getCurrentResult().data?.pages).toEqual(['page 1', 'page 2'])
  stop()
})

it.each(Object.keys(moves))('moves nothing in a %s that is otherwise than known', (file) => {
  expect(() => moved('', at('node_modules', file))).toThrow(/has 0 times/)
  expect(moved('', at('src', 'query.js'))).toBeNull()
})

it('leaves out what React has for kinds of elements that nobody here draws', () => {
  const code = library(REACT_DOM)
  const left = withoutUnusedFibers(code)
  expect(code.match(/\bcase (?:12|19|26|27|30|31):/g)!.length).toBeGreaterThan(40)
  // Those into which the case before goes on.
  expect(left.match(/\bcase (?:12|19|26|27|30|31):/g)).toHaveLength(4)
  for (const type of unusedTypes) expect(left).not.toContain(`case ${type}:`)
  expect(left).not.toMatch(/FragmentInstance\.prototype/)
  expect(left).not.toMatch(ofOneOnly)
  expect(() => withoutUnusedFibers('')).toThrow(/otherwise than known/)
})

it('makes what React throws to itself without a stack, as an error with the same words', () => {
  const code = library(REACT_DOM)
  const left = withoutStacks(code)
  // Before any function of it is called; inside of one an error is made as it was.
  expect(left).not.toMatch(/Exception = Error\(/)
  expect(left.match(/= Error\(/g)).toHaveLength(code.match(/= Error\(/g)!.length - 5)
  const [made] = /Object\.create\(Error[^\n]*?\} \}\)/.exec(left)!
  const signal = runInNewContext(made, {
    Error,
    formatProdErrorMessage: (code: number) => `React ${code}`,
  }) as Error
  expect(signal).toBeInstanceOf(Error)
  expect(signal.message).toBe('React 519')
  expect(Object.hasOwn(signal, 'stack')).toBe(false)
  expect(() => withoutStacks('')).toThrow(/makes 0 of its 5/)
})

it('leaves the case in which another ends', () => {
  const head = library(REACT_DOM).match(ofOneOnly)![0]
  const made = (cases: string) =>
    withoutUnusedFibers(
      `function f(a) { return a ? 1 ${head} }\nfunction g(b) { switch (b.tag) { ${cases} } }`,
    )
  expect(made('case 5: x(); case 26: y(); break; case 27: z()')).toContain(
    'case 5: x(); case 26: y(); break;  }',
  )
  expect(made('case 26: y(); case 27: case 5: x()')).toContain('{   case 5: x() }')
  // What a case declares by var is the whole function's.
  expect(made('case 26: var y = 1; break; case 5: y = 2')).toContain(
    'function g(b) {var y; switch (b.tag) {  case 5',
  )
  expect(made('case 5: if (27 === b.tag) x(); break')).toContain('if (!1) x()')
})

/** What would need something that is left out. */
const needs = [
  /import \{[^}]*\b(?:Form|Await|useSubmit|useFetchers?|useBlocker|useRevalidator|useActionData|useViewTransitionState)\b[^}]*\} from 'react-router/,
  /viewTransition|ViewTransition|<Activity|SuspenseList|<Profiler|<Fragment ref|componentStack|(?<![.\w])lazy: /,
  new RegExp(`\\.(?:${Object.keys(cuts['@tanstack/query-core/build/modern/queryClient.js']!).join('|')})\\(`),
  /useActionState|useFormStatus|requestFormReset|formAction|<(?:link|style|script|meta|title)[ >]|prefetchDNS|preconnect\(|preinit|onBeforeInput|onComposition/,
]

it('leaves out nothing that the site uses', () => {
  const used = filesUnder(at('src'))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    // What is served is made as text.
    .filter((file) => !file.endsWith('prerender.tsx'))
    .filter((file) => needs.some((one) => one.test(readFileSync(file, 'utf8'))))
  expect(used).toEqual([])
})
