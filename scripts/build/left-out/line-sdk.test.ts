// @vitest-environment jsdom
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { rolldown } from 'rolldown'
import { expect, it } from 'vitest'
import { at } from '../../lib/paths.mjs'
import { leftOut } from './left-out.ts'
import { isCopied, sdkByUse } from './line-sdk.ts'

const INIT = at('node_modules', '@liff', 'init', 'lib', 'index.es.js')

/** A file of the SDK's as the site has it, with all that it needs; whole, as the SDK comes. */
async function bundled(file: string, whole = false) {
  const bundle = await rolldown({ input: at('liff', 'sdk', file), plugins: whole ? [] : [leftOut()] })
  const { output } = await bundle.generate({ format: 'es', codeSplitting: false })
  await bundle.close()
  return output[0].code
}

/** What only messages between windows have: a name, in an address, of what they are ciphered with. */
const BUS = 'liff.subwindow.cryptokey'

it('starts inside LINE without windows of its own; who asks for friendship opens one', async () => {
  const [start, whole, friendship] = await Promise.all([
    bundled('sdk.ts'),
    bundled('sdk.ts', true),
    bundled('sdk-friendship.ts'),
  ])
  expect(whole).toContain(BUS)
  expect(start).not.toContain(BUS)
  expect(friendship).toContain(BUS)
  expect(start.length).toBeLessThan(whole.length * 0.75)
})

it('starts inside LINE with all that it has otherwise', async () => {
  const [start, whole] = await Promise.all(
    [false, true].map(async (asItComes) => {
      const file = at('.cache', 'left-out', asItComes ? 'sdk-whole.mjs' : 'sdk.mjs')
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, await bundled('sdk.ts', asItComes))
      const { liff } = (await import(file)) as { liff: Record<string, unknown> }
      return Object.entries(liff).map(([name, value]) => `${name}: ${typeof value}`)
    }),
  )
  expect(start!.length).toBeGreaterThan(10)
  expect(start).toEqual(whole)
})

it('marks what only makes something, and nothing that does something', () => {
  const code = 'var A=function(e){return e}(B),b=new A,c=b.install(),d=f(),g={};h.i=1;j(new A)'
  expect(sdkByUse(code, INIT)?.replaceAll('/* @__PURE__ */ ', '~')).toBe(
    'var A=~function(e){return e}(B),b=~new A,c=~b.install(),d=f(),g={};h.i=1;j(new A)',
  )
  expect(sdkByUse(code, at('src', 'init.ts'))).toBeNull()
})

it('copies for the start alone, and for its copies', () => {
  expect(isCopied('@liff/sub-window', INIT)).toBe(true)
  expect(isCopied('@liff/message-bus', at('node_modules/@liff/sub-window/lib/index.es.js?of-start'))).toBe(
    true,
  )
  expect(isCopied('@liff/message-bus', at('node_modules/@liff/sub-window/lib/index.es.js'))).toBe(false)
  expect(isCopied('@liff/sub-window', at('node_modules/@liff/request-friendship/lib/index.es.js'))).toBe(
    false,
  )
  expect(isCopied('@liff/store', INIT)).toBe(false)
  expect(isCopied('@liff/sub-window', undefined)).toBe(false)
})
