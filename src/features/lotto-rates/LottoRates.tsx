import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { lottoLobbyQuery, lottoRatesQuery, lottoRuleQuery } from '#src/data/lotto/lotto.ts'
import { useOffered } from '#src/data/platform/offering.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { lottoRates as words } from '#src/strings/lotto/lotto-rates.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Chip } from '#src/ui/actions/Chip.tsx'
import { ChipRow } from '#src/ui/actions/ChipRow.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import { SectionHead } from '#src/ui/layout/SectionHead.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { RateTable } from './parts/RateTable.tsx'
import { RuleList } from './parts/RuleList.tsx'
import styles from './LottoRates.module.css'
import { lowestReturn, percentText, type RatesOfLottery } from './parts/rates-of-lottery.ts'

interface LottoRatesProps {
  /** Category id, '' for all; null while it is not known. */
  category: string | null
  /** Lottery id; the first of the category where it is not one of it. */
  lottery: string
}

/** LOTTO-1: what each lottery of a category pays, and what it takes to win (domain.md §1). */
export function LottoRates({ category, lottery }: LottoRatesProps) {
  const query = useQuery({
    ...lottoRatesQuery(category ?? ''),
    enabled: category !== null,
  })
  return (
    <Loaded
      query={query}
      failed={words.failed}
      skeleton={
        <>
          <Skeleton shape="title" />
          <Skeleton shape="row" count={8} />
        </>
      }
    >
      {(data) => {
        const shown = data.find(({ lottery_id: id }) => id === lottery) ?? data[0]
        if (!shown) return <EmptyState title={words.none} text={words.noneText} />
        return (
          <>
            <LotteryChips lotteries={data} current={shown.lottery_id} />
            <LotteryRates key={shown.lottery_id} lottery={shown} />
          </>
        )
      }}
    </Loaded>
  )
}

interface LotteryChipsProps {
  lotteries: readonly RatesOfLottery[]
  current: string
}

function LotteryChips({ lotteries, current }: LotteryChipsProps) {
  if (lotteries.length < 2) return null
  return (
    <ChipRow label={words.lotteries} className={styles.chips}>
      {lotteries.map(({ lottery_id: lottery, lottery_name: name, category_id: category }) => (
        <Chip
          key={lottery}
          as={Link}
          to={paths.lottoRates({ category, lottery })}
          replace
          preventScrollReset
          selected={lottery === current}
        >
          {name}
        </Chip>
      ))}
    </ChipRow>
  )
}

/** One lottery: its table, then the rules of each bet. Rules belong to a round: the one that the lobby shows. */
function LotteryRates({ lottery }: { lottery: RatesOfLottery }) {
  const { data: lobby } = useQuery(lottoLobbyQuery())
  const shown = lobby?.lotteries.find(({ lottery_id: id }) => id === lottery.lottery_id)
  const roundId = shown?.round?.round_id ?? shown?.last_result?.round_id
  const rules = useQuery({ ...lottoRuleQuery(roundId ?? ''), enabled: roundId !== undefined })
  const tellsPast = useOffered('lotto.past')
  const lowest = rules.data && lowestReturn(rules.data)
  return (
    <>
      <SectionHead
        title={lottery.lottery_name}
        action={
          shown?.round && (
            <Button as={Link} to={paths.lottoRound(shown.round.round_id)} tone="gold" size="sm">
              {words.playRound}
            </Button>
          )
        }
      />
      {shown?.past && tellsPast && (
        <TextLink as={Link} to={paths.lottoPast(lottery.lottery_id)} chevron>
          {words.past}
        </TextLink>
      )}
      {lottery.rates.length === 0 ? (
        <EmptyState title={words.noRates} level={3} />
      ) : (
        <Card className={styles.table}>
          <RateTable lottery={lottery} rules={rules.data} />
        </Card>
      )}
      <div className={styles.notes}>
        {lowest && (
          <Note tone="warn">{words.lowest(lowest.name, percentText(lowest.return_percent ?? 0))}</Note>
        )}
        <Note>{words.meaning}</Note>
        <Note>{words.limited}</Note>
      </div>
      {rules.data && <RuleList rules={rules.data} rates={lottery.rates} />}
      {!rules.data && rules.isError && (
        <PartError title={words.rulesFailed} busy={rules.isFetching} onRetry={() => void rules.refetch()} />
      )}
      {rules.isLoading && (
        <LoadingRegion>
          <Skeleton shape="row" count={4} />
        </LoadingRegion>
      )}
    </>
  )
}
