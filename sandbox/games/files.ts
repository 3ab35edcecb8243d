/** Files of the game pages: the client's modules with their types stripped, styles, themes, sprites, fonts. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono, type Context } from 'hono'
import { findGame } from '../catalogue/catalogue.ts'
import { bodyCache, codingFor } from '../posters/compress.ts'
import { spriteSvg } from '../posters/compose.ts'
import { subjects, type SubjectName } from '../posters/subjects/all.ts'
import { toScript } from './to-script.ts'
import { themeCss } from './theme.ts'

const CLIENT = join(import.meta.dirname, 'client')
const FONTS = join(import.meta.dirname, '../../src/ui/fonts')
const HOUR = 'public, max-age=3600'
const REVALIDATE = 'no-cache'

/** Names are taken from the folder, never from the address. */
const listed = (folder: string, ending: RegExp): ReadonlySet<string> =>
  new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => ending.test(name)),
  )

export function filesApp(): Hono {
  const cached = bodyCache(400)
  const client = listed(CLIENT, /^([a-z]+\/)?[a-z-]+\.(ts|css)$/)
  const fonts = listed(FONTS, /\.woff2$/)
  const app = new Hono()

  async function send(c: Context, name: string, type: string, keep: string, make: () => string) {
    const coding = codingFor(c.req.header('accept-encoding') ?? '')
    const { bytes, etag } = await cached(name, coding, make)
    c.header('Cache-Control', keep)
    c.header('ETag', etag)
    c.header('Vary', 'Accept-Encoding')
    if (c.req.header('if-none-match') === etag) return c.body(null, 304)
    c.header('Content-Type', type)
    if (coding !== 'identity') c.header('Content-Encoding', coding)
    return c.body(bytes)
  }

  app.get('/client/:file{.+}', (c) => {
    const name = c.req.param('file')
    if (!client.has(name)) return c.notFound()
    const source = () => readFileSync(join(CLIENT, name), 'utf8')
    return name.endsWith('.css')
      ? send(c, name, 'text/css; charset=utf-8', REVALIDATE, source)
      : send(c, name, 'text/javascript; charset=utf-8', REVALIDATE, () => toScript(source()))
  })

  app.get('/theme/:file', (c) => {
    const game = findGame(c.req.param('file').replace(/\.css$/, ''))
    return game
      ? send(c, `theme ${game.game_id}`, 'text/css; charset=utf-8', HOUR, () => themeCss(game))
      : c.notFound()
  })

  app.get('/sprites/:id/:file', (c) => {
    const game = findGame(c.req.param('id'))
    const subject = c.req.param('file').replace(/\.svg$/, '') as SubjectName
    if (!game || !Object.hasOwn(subjects, subject)) return c.notFound()
    return send(c, `sprite ${game.art.palette} ${subject}`, 'image/svg+xml', HOUR, () =>
      spriteSvg(game.art, subject),
    )
  })

  app.get('/fonts/:file', (c) => {
    const name = c.req.param('file')
    if (!fonts.has(name)) return c.notFound()
    c.header('Content-Type', 'font/woff2')
    c.header('Cache-Control', HOUR)
    return c.body(new Uint8Array(readFileSync(join(FONTS, name))))
  })
  return app
}
