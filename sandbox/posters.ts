/** Serves the posters: `/posters/{game_id}.svg`, and reel symbols at `/posters/leaf/{subject}.svg`. */
import { Hono, type Context } from 'hono'
import { findGame } from './catalogue/catalogue.ts'
import { bodyCache, codingFor } from './posters/compress.ts'
import { leafSvg, planPoster, posterSvg, type PosterCategory } from './posters/compose.ts'
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
  const app = new Hono()

  async function send(c: Context, name: string, text: () => string) {
    const coding = codingFor(c.req.header('accept-encoding') ?? '')
    const { bytes, etag } = await cached(name, coding, text)
    c.header('Cache-Control', FOREVER)
    c.header('ETag', etag)
    c.header('Vary', 'Accept-Encoding')
    if (c.req.header('if-none-match') === etag) return c.body(null, 304)
    c.header('Content-Type', 'image/svg+xml; charset=utf-8')
    c.header('X-Content-Type-Options', 'nosniff')
    if (coding !== 'identity') c.header('Content-Encoding', coding)
    return c.body(bytes)
  }

  app.get('/leaf/:file{[a-zA-Z]+\\.svg}', (c) => {
    const name = c.req.param('file').slice(0, -4)
    return isSubject(name) ? send(c, `leaf/${name}`, () => leafSvg(name)) : c.notFound()
  })
  app.get('/:file{[a-z]{2}-[0-9]{1,6}\\.svg}', (c) => {
    const id = c.req.param('file').slice(0, -4)
    const category = categories[id.slice(0, 2)]
    return category ? send(c, id, () => draw(id, category)) : c.notFound()
  })
  return app
}
