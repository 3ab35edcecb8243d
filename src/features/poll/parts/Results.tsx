import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { PollConfig } from '#contracts/poll.ts'
import { type OwnVotes, pollStatsQuery } from '#src/data/rewards/poll.ts'
import { formatCount } from '#rules/baht.ts'
import { cx } from '#src/lib/cx.ts'
import { poll as words } from '#src/strings/rewards/poll.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { Check, Trophy } from '#src/ui/icons.ts'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { ProgressBar } from '#src/ui/display/ProgressBar.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Tag } from '#src/ui/display/Tag.tsx'
import { ChoicePicture } from './ChoicePicture.tsx'
import { PartHead } from './PartHead.tsx'
import styles from './Results.module.css'

interface ResultsProps {
  poll: PollConfig
  own: OwnVotes | null
  /** The member has just voted: the focus moves here, because the button that had it is gone. */
  arrived: boolean
}

/** How the votes stand, asked again while votes come in. */
export function Results({ poll, own, arrived }: ResultsProps) {
  const query = useQuery(pollStatsQuery(poll.poll_id, poll.state === 'open'))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrived) heading.current?.focus()
  }, [arrived])

  const ownOf = (id: string) => own?.votes.filter(({ choice_id }) => choice_id === id).length ?? 0
  return (
    <section>
      <PartHead headRef={heading} title={poll.state === 'open' ? words.resultsNow : words.resultsFinal}>
        {query.data && <span apply="small figures muted">{words.votes(formatCount(query.data.total))}</span>}
      </PartHead>
      <Loaded
        query={query}
        failed={words.statsFailed}
        skeleton={<Skeleton shape="row" count={poll.choices.length} />}
      >
        {(data) => (
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
      </Loaded>
    </section>
  )
}

interface ResultRowProps {
  name: string
  image: string
  index: number
  votes: number
  percent: number
  /** The member's own votes for it. */
  own: number
  right: boolean
}

/** The figures in words, the bar beside them. */
function ResultRow({ name, image, index, votes, percent, own, right }: ResultRowProps) {
  return (
    <ListItem className={cx(styles.row, own > 0 && styles.mine)}>
      <ChoicePicture image={image} index={index} className={styles.picture} />
      <div>
        <div apply="row baseline between gap-8">
          <span className={styles.name}>
            {name}
            {own > 0 && (
              <Tag tone="gold" icon={<Check size={14} />}>
                {own > 1 ? words.mineTimes(own) : words.mine}
              </Tag>
            )}
            {right && (
              <Tag tone="won" icon={<Trophy size={14} />}>
                {words.right}
              </Tag>
            )}
          </span>
          <span apply="display-18 figures">{words.percent(percent)}</span>
        </div>
        <ProgressBar value={percent} max={100} label={words.barOf(name)} className={styles.bar ?? ''} />
        <p apply="mt-4 caption figures muted">{words.votes(formatCount(votes))}</p>
      </div>
    </ListItem>
  )
}
