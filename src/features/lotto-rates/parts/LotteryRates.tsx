import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { lottoLobbyQuery, lottoRuleQuery } from '#src/data/lotto.ts'
import { paths } from '#src/lib/paths.ts'
import { lottoRates as words } from '#src/strings/lotto-rates.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LoadingRegion } from '#src/ui/LoadingRegion.tsx'
import { Note } from '#src/ui/Note.tsx'
import { PartError } from '#src/ui/PartError.tsx'
import { SectionHead } from '#src/ui/SectionHead.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import styles from './LotteryRates.module.css'
import { lowestReturn, percentText, type RatesOfLottery } from './rates-of-lottery.ts'
import { RateTable } from './RateTable.tsx'
import { RuleList } from './RuleList.tsx'

/** One lottery: its table, then the rules of each bet. Rules belong to a round: the one that the lobby shows. */
export function LotteryRates({ lottery }: { lottery: RatesOfLottery }) {
  const { data: lobby } = useQuery(lottoLobbyQuery())
  const shown = lobby?.lotteries.find(({ lottery_id: id }) => id === lottery.lottery_id)
  const roundId = shown?.round?.round_id ?? shown?.last_result?.round_id
  const rules = useQuery({ ...lottoRuleQuery(roundId ?? ''), enabled: roundId !== undefined })
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
