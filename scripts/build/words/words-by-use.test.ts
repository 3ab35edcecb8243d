import { expect, it } from 'vitest'
import { at } from '../../lib/paths.mjs'
import { fileOf, readCatalogueFile } from './catalogue-file.ts'
import { memberUses, parseFile } from './member-uses.ts'
import { partsOf, wordsByUse } from './words-by-use.ts'

const used = (code: string, name = 'auth') =>
  memberUses(parseFile(code, 'x.tsx'), name)?.map(({ member }) => member) ?? null

it('knows which members of a thing a file names', () => {
  expect(used('const a = <p title={auth.ok}>{auth.stepTitle[step]}</p>')?.toSorted()).toEqual([
    'ok',
    'stepTitle',
  ])
  expect(used('type T = typeof auth; const a = { auth: 1 }; b.auth = auth.ok as string')).toEqual(['ok'])
})

it('knows where the thing itself goes somewhere, or another has its name', () => {
  expect(used('show(auth)')).toBeNull()
  expect(used('const a = { ...auth }')).toBeNull()
  expect(used('const a = auth[key]')).toBeNull()
  expect(used('const f = (auth) => auth.ok')).toBeNull()
})

const source = `
import { names } from './names.ts'
const lines = (count: string) => \`\${count} lines\`
/** What is said. */
export const says: Words = {
  ok: 'Fine',
  delete: 'Away',
  lines,
  sum: (count: string) => \`\${lines(count)}: \${names.sum}\`,
  by: { hand: 'says itself' },
} as const
export const others = { one: 1 }
`

it('takes a file of sayings apart, each with what it needs of the file', () => {
  const file = readCatalogueFile(source, 'says.ts')
  expect(file.catalogues.map(({ name, says }) => [name, [...says.keys()]])).toEqual([
    ['says', ['ok', 'delete', 'lines', 'sum', 'by']],
    ['others', ['one']],
  ])
  const { says } = file.catalogues[0]!
  const only = (...keys: string[]) => fileOf(file, new Map(keys.map((key) => [key, says.get(key)!])))
  expect(only('ok', 'delete', 'by')).toBe(
    `export const $ok = 'Fine'\nexport const $delete = 'Away'\nexport const $by = { hand: 'says itself' }`,
  )
  const lines = 'const lines = (count: string) => `${count} lines`'
  expect(only('lines')).toBe(`${lines}\nexport const $lines = lines`)
  expect(only('sum')).toBe(
    `import { names } from './names.ts'\n${lines}\nexport const $sum = (count: string) => \`\${lines(count)}: \${names.sum}\``,
  )
})

it('leaves a catalogue whole that has more than sayings', () => {
  const { catalogues } = readCatalogueFile(
    'export const a = { ...b }, c = 1\nexport const d = { e() {} }\nexport const f = { [g]: 1 }',
    'x.ts',
  )
  expect(catalogues).toEqual([])
})

const errors = `import { errors } from '#src/strings/errors.ts'`

it('puts together what the same files say', () => {
  const parts = partsOf({
    'src/a.ts': `${errors}\nexport const a = [errors.offline, errors.timeout, errors.malformed]`,
    'src/b/b.ts': `import { errors as e } from '../strings/errors.ts'\nexport const b = e.malformed`,
  })
  const keys = parts.get('errors.ts errors')!
  expect(new Set(keys.keys())).toEqual(new Set(['offline', 'timeout', 'malformed']))
  expect(keys.get('offline')).toBe(keys.get('timeout'))
  expect(keys.get('offline')).not.toBe(keys.get('malformed'))
})

it('leaves whole what one file takes as a whole', () => {
  const parts = partsOf({
    'src/a.ts': `${errors}\nexport const a = errors.offline`,
    'src/b.ts': `${errors}\nexport const b = Object.keys(errors)`,
  })
  expect(parts.has('errors.ts errors')).toBe(false)
})

interface Hooks {
  buildStart(): void
  load: { handler(id: string): { code: string } }
  transform: {
    handler(
      this: { resolve(source: string): Promise<{ id: string }> },
      code: string,
      id: string,
    ): Promise<{ code: string } | null>
  }
}

it('imports each saying from its part, which has it', async () => {
  const plugin = wordsByUse() as unknown as Hooks
  plugin.buildStart()
  const resolved = { resolve: async (source: string) => ({ id: at(source.slice(1)) }) }
  const code = `import { shell, nothing } from '#src/strings/shell.ts'\nconst a = [shell.login, shell.register, nothing]`
  const made = await plugin.transform.handler.call(resolved, code, at('src/x.ts'))
  const [, part] = /\$login as shell\$login \} from "([^"]+\?part=\d+)"/.exec(made!.code) ?? []
  expect(made!.code).toContain('[shell$login, shell$register, nothing]')
  expect(made!.code).toContain('import { nothing as nothing } from "#src/strings/shell.ts"')
  expect(made!.code).not.toMatch(/import \{ shell /)
  expect(plugin.load.handler(part!).code).toMatch(/^export const \$login = '/m)
})
