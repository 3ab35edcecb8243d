/**
 * Game posters: 300 × 400, drawn from an id and a category, always the same for the same id.
 * No lettering but digits, no references outside the file, no script.
 */
import { backdrops, type BackdropName } from './backdrops.ts'
import { group, n } from './draw.ts'
import { flecks, frame, garnish } from './frame.ts'
import { leaf, paletteNames, palettes, shade, type PaletteName } from './palettes.ts'
import { between, dice, pick } from './random.ts'
import { fit, subjects, view, type SubjectName } from './subjects/all.ts'

export type PosterCategory = 'casino' | 'slot' | 'fishing' | 'sport' | 'freespin' | 'lottery'

export interface PosterArt {
  subject: SubjectName
  palette: PaletteName
  backdrop: BackdropName
  /** True for the games of the boards: exactly the board's picture, without the variations of the catalogue. */
  plain?: boolean
}

const byCategory: Record<PosterCategory, readonly SubjectName[]> = {
  casino: ['cards', 'roulette', 'hilo', 'gourd', 'chips', 'dicePair'],
  slot: ['mangosteen', 'peacock', 'lotus', 'cat', 'elephant', 'gem', 'kite', 'durian', 'reels'],
  fishing: ['betta', 'crab', 'turtle', 'octopus', 'koi', 'shell'],
  sport: ['takraw', 'football', 'trophy', 'basketball', 'volleyball'],
  freespin: ['wheel', 'top', 'windmill', 'gift'],
  lottery: ['balls', 'ticket'],
}

/** Grounds that suit a category. */
export const groundsOf: Record<PosterCategory, readonly BackdropName[]> = {
  casino: ['lattice', 'disc', 'rays', 'arch', 'curtain', 'rosette', 'ripples'],
  slot: ['rays', 'disc', 'arch', 'hills', 'lattice', 'rosette', 'night', 'clouds', 'fan'],
  fishing: ['waves', 'disc', 'ripples', 'waves', 'rosette'],
  sport: ['hills', 'rays', 'disc', 'ripples', 'curtain'],
  freespin: ['rays', 'lattice', 'rosette', 'night', 'fan', 'curtain'],
  lottery: ['lattice', 'disc', 'arch'],
}

/** What the generator would choose for an id that no catalogue knows. */
export function planPoster(gameId: string, category: PosterCategory): PosterArt {
  const roll = dice(`${gameId}|${category}`)
  return {
    subject: pick(roll, byCategory[category]),
    palette: pick(roll, paletteNames),
    backdrop: pick(roll, groundsOf[category]),
  }
}

/** The palette a poster is printed in; the game behind it wears the same. */
export const paletteOf = (gameId: string, art: PosterArt) =>
  art.plain ? palettes[art.palette] : shade(art.palette, dice(`${gameId}|palette`))

/** The poster of a game as SVG text. */
export function posterSvg(
  gameId: string,
  category: PosterCategory,
  art = planPoster(gameId, category),
): string {
  const p = paletteOf(gameId, art)
  const roll = dice(`${gameId}|${category}|art`)
  const vary = dice(`${gameId}|vary`)
  const [scale, dx, dy] = fit[art.subject] ?? [1, 0, 0]
  const size = art.plain ? scale : scale * (0.92 + vary() * 0.1)
  const lean = art.plain ? 0 : between(vary, -4, 4)
  const flip = !art.plain && vary() < 0.5 && !numbered.has(art.subject)
  const placed = group(
    `translate(${n(150 + dx)} ${n(200 + dy)})${lean ? ` rotate(${lean})` : ''} scale(${flip ? '-' : ''}${size.toFixed(2)} ${size.toFixed(2)}) translate(-150 -200)`,
    subjects[art.subject](p, roll),
  )
  const parts = [
    `<rect width="300" height="400" fill="${p.bg}"/>`,
    group('translate(0 8)', backdrops[art.backdrop](p, art.plain ? steady : roll)),
    art.plain ? '' : garnish(p, vary),
    flecks(p, roll, art.plain ? 16 : between(vary, 8, 22)),
    group('translate(0 8)', placed),
    frame(p, art.plain ? 0 : between(vary, 0, 3)),
  ]
  return svg('0 0 300 400', 300, 400, parts.join(''))
}

/** Figures must not be mirrored. */
const numbered = new Set<SubjectName>(['reels', 'balls', 'ticket', 'tiles'])
/** The middle of every choice: the boards' own counts. */
const steady = () => 0.5

const emblemOf: Record<PosterCategory, SubjectName> = {
  casino: 'cards',
  slot: 'reels',
  fishing: 'betta',
  sport: 'takraw',
  freespin: 'wheel',
  lottery: 'ticket',
}

/** A subject in gold leaf on nothing: reel symbols and emblems. */
export const leafSvg = (subject: SubjectName): string =>
  svg(view[subject] ?? '14 56 272 292', 120, 120, subjects[subject](leaf, dice(`leaf|${subject}`)))

/**
 * A subject on nothing, for what swims in a game of this art: never in the game's own family, so that it stands out
 * from the ground, and each subject in a family of its own.
 */
export function spriteSvg(art: PosterArt, subject: SubjectName): string {
  const others = paletteNames.filter((name) => name !== art.palette)
  const palette = palettes[pick(dice(`sprite|${art.palette}|${subject}`), others)]
  return svg(
    view[subject] ?? '14 56 272 292',
    160,
    160,
    subjects[subject](palette, dice(`sprite|${subject}`)),
  )
}

export const emblemSvg = (category: PosterCategory): string => leafSvg(emblemOf[category])

function svg(viewBox: string, width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}"><g stroke-linejoin="round" stroke-linecap="round">${body}</g></svg>`
}
