import type { LottoResult, LottoRound } from '#contracts/lotto.ts'

/** The day's rounds from this one on: where their numbers begin again, another day begins. */
export function restOfDay(rounds: readonly LottoRound[], currentId: string): readonly LottoRound[] {
  const rest = rounds.slice(rounds.findIndex(({ round_id: id }) => id === currentId))
  const next = rest.findIndex(({ round_no: no }, at) => at > 0 && (no ?? 0) <= (rest[at - 1]?.round_no ?? 0))
  return next < 0 ? rest : rest.slice(0, next)
}

interface Around {
  past: readonly LottoResult[]
  coming: readonly LottoRound[]
}

/** What stands around the running round: those just drawn, the older first, and those that come. */
export function roundsAround(
  rounds: readonly LottoRound[],
  results: readonly LottoResult[],
  current: Pick<LottoRound, 'round_id' | 'lottery_id'>,
  { before, after }: { before: number; after: number },
): Around {
  return {
    past: results
      .filter(({ round }) => round.lottery_id === current.lottery_id && round.round_id !== current.round_id)
      .slice(0, before)
      .reverse(),
    coming: restOfDay(rounds, current.round_id).slice(0, after + 1),
  }
}
