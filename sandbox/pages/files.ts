/** Style sheet, script and fonts of the sandbox's pages. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { toScript } from '../games/to-script.ts'

const FONTS = join(import.meta.dirname, '../../src/ui/fonts')
const fonts = [
  'anuphan-thai.woff2',
  'anuphan-figures.woff2',
  'anuphan-latin.woff2',
  'noto-serif-thai.woff2',
  'noto-serif-figures.woff2',
  'noto-serif-latin.woff2',
]

const source = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

export function pageFiles(): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-cache')
  })
  for (const name of ['sandbox.css', 'controls.css'])
    app.get(`/${name}`, (c) => c.body(source(name), 200, { 'Content-Type': 'text/css; charset=utf-8' }))
  app.get('/inbox.js', (c) =>
    c.body(toScript(source('inbox-script.ts')), 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  )
  app.get('/fonts/:file', (c) => {
    const name = fonts.find((known) => known === c.req.param('file'))
    if (!name) return c.notFound()
    return c.body(new Uint8Array(readFileSync(join(FONTS, name))), 200, { 'Content-Type': 'font/woff2' })
  })
  return app
}
