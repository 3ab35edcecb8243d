import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CashbackKind, CashbackRule } from '#contracts/cashback.ts'
import { cashbackRulesQuery } from '#src/data/rewards/cashback.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'

interface RulesPartProps {
  kind: CashbackKind
  failed: string
  none: { title: string; text: string }
  children: (rule: CashbackRule) => ReactNode
}

/** The agent's published rule of a kind, or why it is not there. */
export function RulesPart({ kind, failed, none, children }: RulesPartProps) {
  const query = useQuery(cashbackRulesQuery())
  return (
    <Loaded query={query} failed={failed} skeleton={<Skeleton shape="row" count={5} />}>
      {(data) => {
        const rule = data.find((one) => one.kind === kind)
        return rule ? children(rule) : <EmptyState title={none.title} text={none.text} level={2} />
      }}
    </Loaded>
  )
}
