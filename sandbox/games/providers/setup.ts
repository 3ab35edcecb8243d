/** What a page needs to know about its game before the first round. */
import type { CatalogueGame } from '../../catalogue/entry.ts'
import { dice } from '../../posters/random.ts'
import type { SubjectName } from '../../posters/subjects/all.ts'
import { gamesUi } from '../../strings/games-ui.ts'
import type { Setup } from '../protocol.ts'
import { fishKinds, type FishId } from '../../game-rules/fish.ts'
import { facePairs, faces, hiloReturns, SINGLE_RETURNS } from '../../game-rules/hilo.ts'
import { slotProfiles } from '../../game-rules/slot-profiles.ts'
import { FREE_SPIN_FACTOR, FREE_SPINS, slotLines } from '../../game-rules/slot.ts'
import { MAX_LEGS } from '../../game-rules/sport.ts'
import { HILO_MOST } from './kinds.ts'
import { matchesFor } from './matches.ts'
import { symbolsFor } from './symbols.ts'

const named = (subject: SubjectName) => ({ subject, name: gamesUi.symbols[subject] })

const fishSubjects: Record<FishId, SubjectName> = {
  jelly: 'jelly',
  betta: 'betta',
  puffer: 'puffer',
  crab: 'crab',
  koi: 'koi',
  turtle: 'turtle',
  octopus: 'octopus',
  pearl: 'shell',
}

export function setupOf(game: CatalogueGame, sessionId: string): Setup {
  switch (game.kind) {
    case 'slot': {
      const { pays, counts } = slotProfiles[game.profile || 'even']
      const symbols = symbolsFor(game.art.subject, counts.length, dice(`${game.game_id}|symbols`)).map(named)
      const lines = slotLines.map((line) => [...line])
      return {
        kind: 'slot',
        symbols,
        pays: [...pays],
        lines,
        freeSpins: FREE_SPINS,
        freeFactor: FREE_SPIN_FACTOR,
      }
    }
    case 'hilo': {
      const { low, eleven, high, pair, triple } = hiloReturns
      const plain: [string, number][] = [
        ['low', low],
        ['eleven', eleven],
        ['high', high],
        ['triple', triple],
      ]
      return {
        kind: 'hilo',
        most: HILO_MOST,
        bets: [
          ...plain.map(([id, pays]) => ({ id, returns: [pays] })),
          ...faces.map((face) => ({ id: `s${face}`, returns: SINGLE_RETURNS.slice(1) })),
          ...facePairs.map(([a, b]) => ({ id: `p${a}${b}`, returns: [pair] })),
        ],
      }
    }
    case 'fish':
      return { kind: 'fish', fish: fishKinds.map((fish) => ({ ...fish, ...named(fishSubjects[fish.id]) })) }
    case 'sport':
      return { kind: 'sport', matches: matchesFor(sessionId, 0).shown, mostLegs: MAX_LEGS }
  }
}
