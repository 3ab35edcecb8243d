import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CashbackKind, CashbackRule } from '#contracts/cashback.ts'
import { cashbackRulesQuery } from '#src/data/rewards/cashback.ts'
import { shell } from '#src/strings/shell.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'

interface RulesPartProps {
  kind: CashbackKind
  failed: string
  none: { title: string; text: string }
  children: (rule: CashbackRule) => ReactNode
}

/** The agent's published rule of a kind, or why it is not there. */
export function RulesPart({ kind, failed, none, children }: RulesPartProps) {
  const { data, isError, isFetching, refetch } = useQuery(cashbackRulesQuery())
  if (!data && isError) return <PartError title={failed} busy={isFetching} onRetry={() => void refetch()} />
  if (!data)
    return (
      <LoadingRegion label={shell.loading}>
        <Skeleton shape="row" count={5} />
      </LoadingRegion>
    )
  const rule = data.find((one) => one.kind === kind)
  return rule ? children(rule) : <EmptyState title={none.title} text={none.text} level={2} />
}
