import { expect, it } from 'vitest'
import { at } from '../../lib/paths.mjs'
import { codeOf, declarationsByUse, partedBy } from './declarations-by-use.ts'

const texts = {
  'contracts/wire.ts': `
    import * as z from 'zod/mini'
    export const id = () => z.int()
    export const text = () => z.string()`,
  'contracts/bills.ts': `
    import * as z from 'zod/mini'
    import { id, text } from './wire.ts'
    import type { Kind } from './kinds.ts'
    const bill = z.object({ id: id() })
    /** A call. */
    export const getBills = call({ response: bill })
    export const getNews = call({ response: bill, words: text() })
    export type Bill = typeof bill
    export const nobodys = 1`,
  'contracts/all.ts': `import * as bills from './bills.ts'`,
  'src/a.ts': `import { getBills, type Bill } from '#contracts/bills.ts'`,
  'src/b.ts': `import { getNews } from '../contracts/bills.ts'\nimport type { Bill } from '#contracts/bills.ts'`,
}

const parted = partedBy(texts)
const part = (declared: string) => parted.partOf.get(declared)!

it('parts declarations by who uses them, also through others', () => {
  expect([...parted.files.keys()]).toEqual(['contracts/bills.ts', 'contracts/wire.ts'])
  const [bills, news, bill] = ['getBills', 'getNews', 'bill'].map((name) =>
    part(`contracts/bills.ts ${name}`),
  )
  expect(new Set([bills, news, bill]).size).toBe(3)
  expect(part('contracts/wire.ts text')).not.toBe(part('contracts/wire.ts id'))
})

it('makes of each part a file with what it needs', () => {
  const from = (declared: string) =>
    `from ${JSON.stringify(`${at(declared.split(' ')[0]!)}?declares=${part(declared)}`)}`
  expect(
    codeOf(parted, 'contracts/bills.ts', part('contracts/bills.ts getNews')).split('\n').toSorted(),
  ).toEqual(
    [
      `import { bill as bill } ${from('contracts/bills.ts bill')}`,
      `import { text as text } ${from('contracts/wire.ts text')}`,
      'const getNews = call({ response: bill, words: text() })',
      'export { getNews }',
    ].toSorted(),
  )
  expect(codeOf(parted, 'contracts/wire.ts', part('contracts/wire.ts id'))).toContain(
    `import * as z from "zod/mini"`,
  )
})

it.each([
  ['is taken as a whole', { 'src/c.ts': `import * as bills from '#contracts/bills.ts'` }],
  ['comes when it is needed', { 'src/c.ts': `const all = () => import('#contracts/bills.ts')` }],
  ['does more than declare', { 'contracts/bills.ts': `export const a = 1\nstart()` }],
  ['may change', { 'contracts/bills.ts': `export let a = 1` }],
  ['imports what does something', { 'contracts/bills.ts': `import './styles.css'\nexport const a = 1` }],
])('leaves a file whole that %s', (_, more) => {
  expect(partedBy({ ...texts, ...more }).files.has('contracts/bills.ts')).toBe(false)
})

interface Hooks {
  buildStart(): void
  transform: { handler(this: object, code: string, id: string): { code: string } | null }
}

it('imports each declaration from its part, and never the file beside it', () => {
  const plugin = declarationsByUse() as unknown as Hooks
  plugin.buildStart()
  const context = {
    error: (message: string) => {
      throw new Error(message)
    },
  }
  const transform = (code: string, id: string) => plugin.transform.handler.call(context, code, at(id))?.code
  const made = transform(`import { getBanners as b } from '#contracts/agent.ts'\nuse(b)`, 'src/x.ts')
  expect(made).toMatch(
    /^import \{ getBanners as b \} from ".+\/contracts\/agent\.ts\?declares=\d+"\nuse\(b\)$/,
  )
  expect(transform(`import { other } from '#src/lib/idle.ts'`, 'src/x.ts')).toBeUndefined()
  expect(() => transform('', 'contracts/agent.ts')).toThrow(/imported as a whole/)
  expect(() => transform(`import { none } from '#contracts/agent.ts'`, 'src/x.ts')).toThrow(/not known/)
})
