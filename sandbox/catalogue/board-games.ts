/** The games that have a name and a poster of their own. */
import type { GameCategory } from '#contracts/games.ts'
import type { PosterArt } from '../posters/compose.ts'
import { boardGames } from '../strings/games-tables.ts'
import { entry, type CatalogueGame } from './entry.ts'
import { word } from './names.ts'

const hot = new Set(['sl-2201', 'sl-2202', 'ca-8101', 'fi-3301', 'sp-4402', 'sl-2205'])
const fresh = new Set(['sl-2203', 'ca-8104', 'sl-2307', 'fs-5501'])

/** Most played first: popularity falls with the place in the list. */
export const namedGames: readonly CatalogueGame[] = boardGames.map((line, place) => {
  const [head = '', ...name] = line.split('|')
  const [id, category, subject, palette, backdrop, provider] = head.split(' ') as [
    string,
    GameCategory,
    ...string[],
  ]
  return entry({
    id,
    category,
    provider: provider!,
    name: word(name.join('|')),
    art: { subject, palette, backdrop, plain: true } as PosterArt,
    tags: [...(hot.has(id) ? ['hot'] : []), ...(fresh.has(id) ? ['new'] : [])],
    popularity: 99_000 - place * 900,
  })
})
