import type { Lottery } from '#contracts/lotto.ts'
import { isClosingSoon, phaseOf } from '#src/lib/lotto-round.ts'
import { lottoLobby as words } from '#src/strings/lotto/lotto-lobby.ts'
import { useServerTime } from '#src/ui/time/use-server-time.ts'
import { whenWords } from './when.ts'

interface RoundWhenProps {
  lottery: Lottery
  round: NonNullable<Lottery['round']>
  className?: string | undefined
}

/** When the round closes, opens or was drawn; said in other words when there is little time. */
export function RoundWhen({ lottery, round, className }: RoundWhenProps) {
  const when = useServerTime((now) => {
    const at = (moment: number) => whenWords(moment, now)
    switch (phaseOf(round, now)) {
      case 'open':
        return isClosingSoon(round, now)
          ? words.closesSoon(at(round.closes_at))
          : words.closesAt(at(round.closes_at))
      case 'upcoming':
        return words.opensAt(at(round.opens_at))
      case 'resulted':
        return words.drawnAt(at(lottery.last_result?.announced_at ?? round.result_at ?? round.closes_at))
      default:
        return round.result_at == null
          ? words.closedAt(at(round.closes_at))
          : words.resultAround(at(round.result_at))
    }
  })
  return <span className={className}>{when}</span>
}
