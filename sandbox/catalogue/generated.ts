/** The rest of the catalogue, drawn from the word lists: always the same games in the same order. */
import type { GameCategory } from '#contracts/games.ts'
import { groundsOf, type PosterArt } from '../posters/compose.ts'
import { paletteNames } from '../posters/palettes.ts'
import { dice, pick, type Dice } from '../posters/random.ts'
import type { SubjectName } from '../posters/subjects/all.ts'
import { colourWords } from '../strings/games-names.ts'
import { sportEvents, sportKinds, tableKinds, tableRooms } from '../strings/games-tables.ts'
import { fishThemes, freeThemes, slotThemes, type Theme } from '../strings/games-themes.ts'
import { entry, type CatalogueGame } from './entry.ts'
import { beside, editionsOf, namesOf, word, type Name } from './names.ts'
import { makersOf } from './providers.ts'

interface Idea {
  name: Name
  subject: SubjectName
  tag: string
}

/** Fisher–Yates with a seeded stream. */
function shuffled<T>(list: readonly T[], roll: Dice): T[] {
  const deck = [...list]
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(roll() * (i + 1))
    ;[deck[i], deck[j]] = [deck[j]!, deck[i]!]
  }
  return deck
}

const themed = (themes: readonly Theme[]): Idea[] =>
  themes.flatMap((theme) =>
    namesOf(theme).map((name) => ({ name, subject: theme.subject as SubjectName, tag: theme.tag })),
  )

const tables: Idea[] = tableKinds.flatMap((kind) =>
  kind.names.flatMap((table) =>
    tableRooms.map((room) => ({
      name: beside(word(table), word(room)),
      subject: kind.subject,
      tag: kind.tag,
    })),
  ),
)
const matches: Idea[] = sportKinds.flatMap((kind) =>
  sportEvents.map((event) => ({
    name: beside(word(kind.name), word(event)),
    subject: kind.subject,
    tag: kind.tag,
  })),
)

/** How many of a category, from which number on, out of which ideas. Dice tables come before card tables. */
const plans: readonly {
  category: GameCategory
  prefix: string
  from: number
  count: number
  ideas: Idea[]
}[] = [
  { category: 'slot', prefix: 'sl', from: 3001, count: 2270, ideas: themed(slotThemes) },
  { category: 'casino', prefix: 'ca', from: 8201, count: 340, ideas: tables },
  { category: 'fishing', prefix: 'fi', from: 3401, count: 230, ideas: themed(fishThemes) },
  { category: 'sport', prefix: 'sp', from: 4501, count: 200, ideas: matches },
  { category: 'freespin', prefix: 'fs', from: 5601, count: 210, ideas: themed(freeThemes) },
]

/** Every so many games one is new, hot, or under maintenance. */
const newOnes = 37
const hotOnes = 61
const downOnes = 403

function artOf(roll: Dice, category: GameCategory, { name, subject }: Idea): PosterArt {
  const drawn = pick(roll, paletteNames)
  const named = colourWords.find(([word]) => name.th.includes(word))
  return { subject, palette: named ? named[1] : drawn, backdrop: pick(roll, groundsOf[category]) }
}

/** Games beyond the boards', whose names are not in `taken`. */
export function generatedGames(taken: Set<string>): CatalogueGame[] {
  const used = new Set(taken)
  return plans.flatMap(({ category, prefix, from, count, ideas }) => {
    const roll = dice(`catalogue|${category}`)
    const free = (idea: Idea) => !used.has(idea.name.th) && used.add(idea.name.th)
    const firsts = shuffled(ideas, roll).filter(free).slice(0, count)
    const later = firsts
      .slice(0, 200)
      .flatMap((idea) => editionsOf(idea.name).map((name) => ({ ...idea, name })))
    const chosen = [...firsts, ...later.filter(free).slice(0, count - firsts.length)]
    return chosen.map((idea, i) => {
      const at = i + 1
      return entry({
        id: `${prefix}-${from + i}`,
        category,
        provider: idea.tag === 'esport' ? 'esport' : pick(roll, makersOf[category]),
        name: idea.name,
        art: artOf(roll, category, idea),
        tags: [...(at % hotOnes === 0 ? ['hot'] : at % newOnes === 0 ? ['new'] : []), idea.tag],
        // Few are played much, most a little.
        popularity: Math.round(60_000 / (3 + i) + roll() * 900),
        maintenance: at % downOnes === 0,
      })
    })
  })
}
