/** A catalogue game: the contract's shape, its poster, and the playable kind that runs it. */
import type { Game, GameCategory } from '#contracts/games.ts'
import { FISH_RTP } from '../game-rules/fish.ts'
import { hiloRtp } from '../game-rules/hilo.ts'
import { slotProfiles, type SlotProfileName } from '../game-rules/slot-profiles.ts'
import { slotRtp } from '../game-rules/slot.ts'
import type { PosterArt } from '../posters/compose.ts'
import { between, dice, pick } from '../posters/random.ts'
import type { Name } from './names.ts'
import { providerName } from './providers.ts'

type PlayableKind = 'slot' | 'hilo' | 'fish' | 'sport'

export interface CatalogueGame extends Game {
  kind: PlayableKind
  /** Mathematics of a slot; '' for other kinds. */
  profile: SlotProfileName | ''
  art: PosterArt
}

const plainProfiles: readonly SlotProfileName[] = ['steady', 'gentle', 'even', 'lively', 'wild']
const freeProfiles: readonly SlotProfileName[] = ['freeGentle', 'freeLively']

const percent = (value: number) => Math.round(value * 100) / 100
const slotReturns = new Map([...plainProfiles, ...freeProfiles].map((name) => [name, percent(slotRtp(name))]))
/** A table publishes the return of its least generous bet. */
const hiloReturn = percent(Math.min(...['low', 'high', 'eleven', 's1', 'p12', 'triple'].map(hiloRtp)))

const kinds: Record<GameCategory, PlayableKind> = {
  slot: 'slot',
  freespin: 'slot',
  casino: 'hilo',
  fishing: 'fish',
  sport: 'sport',
}

/** What the playable kind says about itself: published numbers are those of the rules. */
function mathsOf(
  id: string,
  category: GameCategory,
): Pick<CatalogueGame, 'kind' | 'profile' | 'rtp' | 'volatility'> {
  const kind = kinds[category]
  if (kind === 'hilo') return { kind, profile: '', rtp: hiloReturn, volatility: 2 }
  if (kind === 'fish') return { kind, profile: '', rtp: FISH_RTP, volatility: 3 }
  if (kind === 'sport') return { kind, profile: '', rtp: null, volatility: null }
  const profile = pick(dice(`${id}|profile`), category === 'freespin' ? freeProfiles : plainProfiles)
  return { kind, profile, rtp: slotReturns.get(profile)!, volatility: slotProfiles[profile].volatility }
}

export interface Draft {
  id: string
  category: GameCategory
  provider: string
  name: Name
  art: PosterArt
  tags: string[]
  popularity: number
  maintenance?: boolean
}

/** A catalogue game from what is special about it. */
export function entry(draft: Draft): CatalogueGame {
  const { id, category, provider, name } = draft
  return {
    game_id: id,
    provider_id: provider,
    sub_provider_id: '',
    source: 'sandbox',
    game_name: name.th,
    game_name_en: `${name.en} (${name.roman})`,
    provider_name: providerName(provider),
    category,
    image: `/posters/${id}.webp`,
    tags: draft.tags,
    ...mathsOf(id, category),
    has_demo: category !== 'sport' || between(dice(`${id}|demo`), 0, 9) > 1,
    popularity: draft.popularity,
    maintenance: draft.maintenance ?? false,
    art: draft.art,
  }
}
