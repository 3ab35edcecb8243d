/** An element says its own look by words: which class, which rule, and which elements may (decision 058). */
import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { expect, it } from 'vitest'
import { at } from '../lib/paths.mjs'
import { applied, applyAttribute, classNames } from './applied.ts'
import { scopedName } from './scoped-name.ts'

interface Hooks {
  resolveId: (id: string) => string | null
  load: (id: string) => string | null
  transform: (code: string, id: string) => { code: string } | null
}
const { resolveId, load, transform } = applyAttribute() as unknown as Hooks
const file = at('src', 'ui', 'A.tsx')
const own = `import styles from './A.module.css'\n`
const [first, second] = ['A', 'B'].map((name) => scopedName(name, at('src', 'ui', 'A.module.css')))

it('makes a class of each saying, and a sheet with its rule that comes after all imports', () => {
  const { code } = transform(
    `${own}<b apply="muted small"><i apply="gold" /><i apply="muted small" /></b>`,
    file,
  )!
  const [element, sheet] = code.slice(own.length).trim().split('\nimport ')
  expect(element).toBe(`<b className="${first}"><i className="${second}" /><i className="${first}" /></b>`)
  const id = JSON.parse(sheet!) as string
  expect(resolveId(id)).toBe(id)
  expect(load(id)).toBe(`.${first} { @apply muted small; }\n.${second} { @apply gold; }`)
})

it('leaves alone what says nothing, and files that are no components', () => {
  expect(transform('<b className="a" data-apply="row" />', file)).toBeNull()
  expect(transform('const a = b ? apply="row" : c', at('src', 'ui', 'a.ts'))).toBeNull()
  expect(resolveId(file)).toBeNull()
  expect(load(file)).toBeNull()
})

it('gives no two sayings one class, and each sheet its own letters', () => {
  const says = new Map<string, string>()
  const faults: string[] = []
  for (const path of globSync('{src,liff}/**/*.tsx', { cwd: at() })) {
    for (const [words, name] of classNames(readFileSync(at(path), 'utf8'), at(path))) {
      if (!/^[a-z]{4}$|^[A-Z][a-z]?_/.test(name) || (says.get(name) ?? words) !== words)
        faults.push(`${path}: ${name} ${words}`)
      says.set(name, words)
    }
  }
  expect(faults).toEqual([])
  expect(says.size).toBeGreaterThan(300)
})

/** These hand the class on to an element that has none; an icon has one that says nothing of what words say. */
const passingOn = /^[a-z]|^(Form|Loaded|LoadingRegion)$/

it('only what has no class says its look, so that no order of sheets decides it', () => {
  const faults: string[] = []
  for (const path of globSync('{src,liff}/**/*.tsx', { cwd: at() })) {
    const code = readFileSync(at(path), 'utf8')
    if (!code.match(applied)) continue
    const icons: readonly string[] =
      /import \{([^}]*)\} from '#src\/ui\/icons\.ts'/.exec(code)?.[1]?.match(/\w+/g) ?? []
    new Visitor({
      JSXOpeningElement({ name: tag, attributes }) {
        const names = attributes.map((one) => (one.type === 'JSXAttribute' ? one.name.name : '…'))
        if (!names.includes('apply')) return
        const called = tag.type === 'JSXIdentifier' ? tag.name : '?'
        const able = passingOn.test(called) || icons.includes(called)
        if (!able || names.includes('className') || names.includes('…'))
          faults.push(`${path}: ${called} ${names.join(' ')}`)
      },
    }).visit(parseSync(path, code).program)
  }
  expect(faults).toEqual([])
})
