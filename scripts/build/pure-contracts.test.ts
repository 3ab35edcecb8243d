import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { markPure, pureContracts } from './pure-contracts.ts'

const marked = (code: string) => markPure(code, parseAst(code))

describe('declarations of the contract', () => {
  it('are marked call by call, those within calls too', () => {
    expect(marked('export const a = made({ id: id(), rows: [rows(x)] })')).toBe(
      'export const a = /* @__PURE__ */ made({ id: /* @__PURE__ */ id(), rows: [/* @__PURE__ */ rows(x)] })',
    )
  })

  it('carry no sentence of the API document to a phone; a field of that name stays', () => {
    expect(marked("export const a = { name: 'x', summary:\n 'Says it.' }")).toBe(
      "export const a = { name: 'x', summary:\n '' }",
    )
    expect(marked('export const a = { summary }')).toBe('export const a = { summary }')
  })

  it('have shapes of a call made by whoever reads them first, and no others', () => {
    expect(
      marked(
        'export const a = endpoint({ path, request: id(), response: round, extra: z.object({ x: id() }) })',
      ),
    ).toBe(
      'export const a = /* @__PURE__ */ endpoint({ path, request: () => /* @__PURE__ */ id(), response: () => round, extra: () => /* @__PURE__ */ z.object({ x: /* @__PURE__ */ id() }) })',
    )
    const other = 'export const a = { request: round }'
    expect(marked(other)).toBe(other)
  })

  it('leave what a function does alone: a call there may be for its effect', () => {
    const code =
      'export function collect(rows) { rows.push(1); return rows }\nexport const f = () => { text.add(2) }'
    expect(marked(code)).toBe(code)
  })

  it('that nothing reads are left out of a bundle, and a variable of such a name elsewhere still works', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'chokdee-'))
    mkdirSync(join(folder, 'contracts'))
    writeFileSync(
      join(folder, 'page.ts'),
      `import { used } from './contracts/lotto.ts'
      export function lines() { const rows = []; rows.push(used); return rows }`,
    )
    writeFileSync(
      join(folder, 'contracts', 'lotto.ts'),
      `const rows = (shape) => { globalThis.made = shape; return shape }
      export const used = rows('used')
      export const unread = rows({ shape: rows('unread') })`,
    )
    const built = await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [pureContracts()],
      build: {
        write: false,
        minify: false,
        lib: { entry: join(folder, 'page.ts'), formats: ['es'], fileName: 'page' },
      },
    })
    const { output } = (Array.isArray(built) ? built[0] : built) as { output: { code: string }[] }
    rmSync(folder, { recursive: true })
    expect(output[0]!.code).toContain('rows.push(')
    expect(output[0]!.code).toContain(`"used"`)
    expect(output[0]!.code).not.toContain('unread')
  })
})
