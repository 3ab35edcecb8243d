/** Serves the posters: `/posters/{game_id}.webp`, their drawings (`.svg`), and reel symbols at `/posters/leaf/{subject}.svg`. */
import { Hono, type Context } from 'hono'
import { findGame } from './catalogue/catalogue.ts'
import { bodyCache, codingFor, type Body, type Coding } from './posters/compress.ts'
import { leafSvg, planPoster, posterSvg, type PosterCategory } from './posters/compose.ts'
import { printer } from './posters/print.ts'
import { subjects, type SubjectName } from './posters/subjects/all.ts'

const categories: Readonly<Record<string, PosterCategory>> = {
  ca: 'casino',
  sl: 'slot',
  fi: 'fishing',
  sp: 'sport',
  fs: 'freespin',
  lo: 'lottery',
}

/** A picture never changes under its name. */
const FOREVER = 'public, max-age=31536000, immutable'
/** Bodies kept: a lobby's worth in two codings. */
const KEPT = 1200

const isSubject = (name: string): name is SubjectName => Object.hasOwn(subjects, name)

/** The catalogue's art, or what the generator plans for an id that no catalogue knows. */
const draw = (id: string, category: PosterCategory): string =>
  posterSvg(id, category, findGame(id)?.art ?? planPoster(id, category))

/** A Hono app to mount at `/posters`. */
export function postersApp(): Hono {
  const cached = bodyCache(KEPT)
  const printed = printer(KEPT)
  const app = new Hono()

  async function sendSvg(c: Context, name: string, text: () => string) {
    const coding = codingFor(c.req.header('accept-encoding') ?? '')
    c.header('Vary', 'Accept-Encoding')
    return send(c, await cached(name, coding, text), 'image/svg+xml; charset=utf-8', coding)
  }

  app.get('/leaf/:file{[a-zA-Z]+\\.svg}', (c) => {
    const name = c.req.param('file').slice(0, -4)
    return isSubject(name) ? sendSvg(c, `leaf/${name}`, () => leafSvg(name)) : c.notFound()
  })
  app.get('/:file{[a-z]{2}-[0-9]{1,6}\\.(?:svg|webp)}', async (c) => {
    const [id = '', form] = c.req.param('file').split('.')
    const category = categories[id.slice(0, 2)]
    if (!category) return c.notFound()
    const drawing = () => draw(id, category)
    if (form === 'svg') return sendSvg(c, id, drawing)
    // Only what the catalogue has: a print takes the processor and stays on the disk, and ids are a stranger's to make up.
    return findGame(id) ? send(c, await printed(id, drawing), 'image/webp') : c.notFound()
  })
  return app
}

function send(c: Context, { bytes, etag }: Body, type: string, coding: Coding = 'identity') {
  c.header('Cache-Control', FOREVER)
  c.header('ETag', etag)
  if (c.req.header('if-none-match') === etag) return c.body(null, 304)
  c.header('Content-Type', type)
  c.header('X-Content-Type-Options', 'nosniff')
  if (coding !== 'identity') c.header('Content-Encoding', coding)
  return c.body(bytes)
}
