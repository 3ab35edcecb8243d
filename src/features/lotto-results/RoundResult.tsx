import { useQuery } from '@tanstack/react-query'
import { lottoResultQuery } from '#src/data/lotto/lotto.ts'
import { lottoResults as words } from '#src/strings/lotto/lotto-results.ts'
import { Framed } from '#src/ui/layout/Framed.tsx'
import styles from './parts/NewestDraw.module.css'
import { Prizes } from './parts/Prizes.tsx'

const AGAIN_MS = 15_000

/** How a round ended, on its own page; nothing until it is drawn, and then by itself. */
export function RoundResult({ roundId }: { roundId: string }) {
  const { data: result } = useQuery({
    ...lottoResultQuery(roundId),
    refetchInterval: ({ state }) => (state.data && state.data.prizes.length > 0 ? false : AGAIN_MS),
  })
  if (!result || result.prizes.length === 0) return null
  const { lottery_name, title } = result.round
  return (
    <Framed
      role="region"
      aria-label={words.detail(lottery_name)}
      data-surface="lacquer"
      className={styles.panel}
    >
      <h2 apply="text-17">{words.detail(lottery_name)}</h2>
      <p apply="mb-16 small muted">{title}</p>
      <Prizes result={result} />
    </Framed>
  )
}
