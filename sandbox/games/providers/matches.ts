/** Matches on offer: the same for the same place in a session, so nothing needs to be kept. Results are drawn apart. */
import { dice } from '../../posters/random.ts'
import type { MatchShown } from '../protocol.ts'
import { drawMatches, oddsOf, type Match } from '../../game-rules/sport.ts'
import { teams } from '../../strings/games-teams.ts'

const ON_OFFER = 6

/** The matches of a round, with what may be shown of them: not their chances. */
export function matchesFor(sessionId: string, round: number): { matches: Match[]; shown: MatchShown[] } {
  const roll = dice(`matches|${sessionId}|${round}`)
  const matches = drawMatches(ON_OFFER, teams.length, (limit) => Math.floor(roll() * limit))
  const shown = matches.map((match) => ({
    id: match.id,
    home: teams[match.home]!,
    away: teams[match.away]!,
    odds: oddsOf(match),
  }))
  return { matches, shown }
}
