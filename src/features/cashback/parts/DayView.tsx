import { useQuery } from '@tanstack/react-query'
import type { Cashback } from '#contracts/cashback.ts'
import { cashbackRulesQuery } from '#src/data/cashback.ts'
import { DayHero } from './DayHero.tsx'
import { DayPaper } from './DayPaper.tsx'
import { FreeNote } from './FreeNote.tsx'

/** One day: the figure, and all of its computation. */
export function DayView({ row }: { row: Cashback }) {
  // Without the rules the computation is whole: they only add which categories take no part.
  const { data: rules } = useQuery(cashbackRulesQuery())
  return (
    <>
      <DayHero row={row} />
      {row.lines.length > 0 && <DayPaper row={row} rule={rules?.find((rule) => rule.kind === 'daily')} />}
      {row.state === 'claimable' && <FreeNote />}
    </>
  )
}
