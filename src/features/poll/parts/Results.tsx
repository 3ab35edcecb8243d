import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { PollConfig } from '#contracts/poll.ts'
import { pollStatsQuery, type OwnVotes } from '#src/data/poll.ts'
import { formatCount } from '#rules/baht.ts'
import { poll as words } from '#src/strings/poll.ts'
import { Card } from '#src/ui/Card.tsx'
import { List } from '#src/ui/List.tsx'
import { LoadingRegion } from '#src/ui/LoadingRegion.tsx'
import { PartError } from '#src/ui/PartError.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { PartHead } from './PartHead.tsx'
import { ResultRow } from './ResultRow.tsx'
import styles from './Results.module.css'

interface ResultsProps {
  poll: PollConfig
  own: OwnVotes | null
  /** The member has just voted: the focus moves here, because the button that had it is gone. */
  arrived: boolean
}

/** How the votes stand, asked again while votes come in. */
export function Results({ poll, own, arrived }: ResultsProps) {
  const { data, isError, isFetching, refetch } = useQuery(pollStatsQuery(poll.poll_id, poll.state === 'open'))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrived) heading.current?.focus()
  }, [arrived])

  const ownOf = (id: string) => own?.votes.filter(({ choice_id }) => choice_id === id).length ?? 0
  return (
    <section>
      <PartHead headRef={heading} title={poll.state === 'open' ? words.resultsNow : words.resultsFinal}>
        {data && <span className={styles.total}>{words.votes(formatCount(data.total))}</span>}
      </PartHead>
      {!data && isError && (
        <PartError title={words.statsFailed} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !isError && (
        <LoadingRegion>
          <Skeleton shape="row" count={poll.choices.length} />
        </LoadingRegion>
      )}
      {data && (
        <Card>
          <List>
            {poll.choices.map(({ choice_id: id, name, image }, index) => {
              const counted = data.choices.find(({ choice_id }) => choice_id === id)
              return (
                <ResultRow
                  key={id}
                  name={name}
                  image={image}
                  index={index}
                  votes={counted?.votes ?? 0}
                  percent={counted?.percent ?? 0}
                  own={ownOf(id)}
                  right={id === poll.answer_choice_id}
                />
              )
            })}
          </List>
        </Card>
      )}
    </section>
  )
}
