import { useQuery } from '@tanstack/react-query'
import { lottoRatesQuery } from '#src/data/lotto.ts'
import { lottoRates as words } from '#src/strings/lotto-rates.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LoadingRegion } from '#src/ui/LoadingRegion.tsx'
import { PartError } from '#src/ui/PartError.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { LotteryChips } from './parts/LotteryChips.tsx'
import { LotteryRates } from './parts/LotteryRates.tsx'

interface LottoRatesProps {
  /** Category id, '' for all; null while it is not known. */
  category: string | null
  /** Lottery id; the first of the category where it is not one of it. */
  lottery: string
}

/** LOTTO-1: what each lottery of a category pays, and what it takes to win (domain.md §1). */
export function LottoRates({ category, lottery }: LottoRatesProps) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...lottoRatesQuery(category ?? ''),
    enabled: category !== null,
  })
  if (!data && isError)
    return <PartError title={words.failed} busy={isFetching} onRetry={() => void refetch()} />
  if (!data)
    return (
      <LoadingRegion>
        <Skeleton shape="title" />
        <Skeleton shape="row" count={8} />
      </LoadingRegion>
    )
  const shown = data.find(({ lottery_id: id }) => id === lottery) ?? data[0]
  if (!shown) return <EmptyState title={words.none} text={words.noneText} />
  return (
    <>
      <LotteryChips lotteries={data} current={shown.lottery_id} />
      <LotteryRates key={shown.lottery_id} lottery={shown} />
    </>
  )
}
