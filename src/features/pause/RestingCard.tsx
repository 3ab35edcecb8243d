import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { protectionQuery } from '#src/data/protection/protection.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { pause as words } from '#src/strings/protection/pause.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { Hourglass } from '#src/ui/icons.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import styles from './Resting.module.css'

/** Where offers stand for others: until when the member rests, and what goes on meanwhile. */
export function RestingCard() {
  const { data } = useQuery(protectionQuery())
  const until = data?.pause?.state === 'running' ? data.pause.ends_at : null
  return (
    <Card as="section" pad aria-label={words.resting}>
      <h2 apply="row middle gap-8 text-17">
        <Hourglass size={20} />
        {words.resting}
      </h2>
      {until != null && <p apply="mt-4">{words.restUntil(formatDateTime(until))}</p>}
      <p apply="small muted mt-4">{words.goesOn}</p>
      <div apply="row gap-8 mt-12">
        <Button as={Link} to={paths.memberWithdraw()} size="sm" className={styles.way}>
          {words.withdraw}
        </Button>
        <Button as={Link} to={paths.memberStatement()} size="sm" className={styles.way}>
          {words.history}
        </Button>
      </div>
      <p className={styles.about}>
        <TextLink as={Link} to={paths.memberBreak()} chevron>
          {words.about}
        </TextLink>
      </p>
    </Card>
  )
}
