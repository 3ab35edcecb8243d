import { expect, it } from 'vitest'
import { withoutFacades } from './facades.ts'

const chunk = (fileName: string, code: string, more: object = {}) => ({
  type: 'chunk',
  fileName,
  code,
  isEntry: false,
  isDynamicEntry: false,
  dynamicImports: [] as string[],
  ...more,
})

/** What is left of a bundle, by file. */
function left(...chunks: ReturnType<typeof chunk>[]) {
  const bundle = Object.fromEntries(chunks.map((one) => [one.fileName, one]))
  const { handler } = withoutFacades().generateBundle as unknown as {
    handler: (options: object, bundle: object) => void
  }
  handler({}, bundle)
  return bundle
}

it('asks for the chunk itself in the place of one that only passes it on', () => {
  const bundle = left(
    chunk('assets/core.js', 'const{Bell:t}=await(import("./Bell.js"))', {
      dynamicImports: ['assets/Bell.js', 'assets/other.js'],
    }),
    chunk('assets/Bell.js', 'import{E as o,f as a}from"./s.js";export{o as Bell,a as a};', {
      isDynamicEntry: true,
    }),
    chunk('assets/s.js', 'export{x as E,y as f}'),
  )
  expect(Object.keys(bundle)).toEqual(['assets/core.js', 'assets/s.js'])
  expect(bundle['assets/core.js']).toMatchObject({
    code: 'const{Bell:t}=await(import("./s.js").then(m=>({Bell:m.E,a:m.f})))',
    dynamicImports: ['assets/s.js', 'assets/other.js'],
  })
})

it('leaves a chunk that does anything of its own, and an entry', () => {
  const passing = 'import{a as b}from"./s.js";export{b as c};'
  const bundle = left(
    chunk('assets/page.js', `${passing}console.log(1)`, { isDynamicEntry: true }),
    chunk('assets/web.js', passing, { isEntry: true, isDynamicEntry: true }),
    chunk('assets/s.js', 'export{x as a}'),
  )
  expect(Object.keys(bundle)).toHaveLength(3)
})
