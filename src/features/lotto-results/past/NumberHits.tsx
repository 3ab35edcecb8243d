import { Link } from 'react-router'
import type { LottoPast } from '#src/data/lotto/lotto.ts'
import { formatCount } from '#rules/baht.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { lottoPast as words } from '#src/strings/lotto/lotto-past.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { KeyValues } from '#src/ui/list/KeyValues.tsx'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import { hitsOf, timesByBet } from './hits.ts'
import styles from './Past.module.css'

/** What a number would have won by, and in which draws. */
export function NumberHits({ past, number }: { past: LottoPast; number: string }) {
  const hits = hitsOf(past, number)
  const draws = formatCount(past.draws.length)
  const byBet = timesByBet(past.bet_types, hits, number)
  if (hits.length === 0)
    return (
      <div role="status">
        <p apply="lead">{words.noHit(number, draws)}</p>
        <p apply="muted">{words.noHitText}</p>
      </div>
    )
  return (
    <>
      <p role="status" apply="lead">
        {words.hit(number, formatCount(hits.length), draws)}
      </p>
      <Card as="section" aria-label={words.byType} className={styles.hits}>
        <KeyValues
          items={byBet.map(({ name, times }) => ({ label: name, value: words.inDraws(formatCount(times)) }))}
        />
      </Card>
      <List aria-label={words.hits}>
        {hits.map(({ draw, bets }) => (
          <ListItem key={draw.round_id}>
            <ListRow
              as={Link}
              to={paths.lottoResults({ round: draw.round_id })}
              title={draw.title}
              note={bets.join(' · ')}
              value={<span apply="figures">{words.drawn(draw.top3, draw.bottom2)}</span>}
              chevron
            />
          </ListItem>
        ))}
      </List>
    </>
  )
}
