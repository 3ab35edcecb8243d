import { Link } from 'react-router'
import { paths } from '#src/lib/pages/paths.ts'
import { limitOffer as words } from '#src/strings/protection/limit-offer.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import styles from '../limits.module.css'
import { useLimitAct } from './use-limit-act.ts'

/** Whether a limit is wanted: two answers of one weight. */
export function LimitQuestion() {
  const { busy, act } = useLimitAct({ kind: 'deposit', period: 'day' })
  return (
    <Card as="section" pad aria-label={words.title}>
      <h2 apply="text-17">{words.title}</h2>
      <p apply="small muted mt-4">{words.text}</p>
      <div apply="row gap-8 mt-12">
        <Button className={styles.answer} size="sm" busy={busy === 'decline'} onClick={() => act('decline')}>
          {words.no}
        </Button>
        <Button as={Link} to={paths.memberLimits()} className={styles.answer} size="sm">
          {words.yes}
        </Button>
      </div>
    </Card>
  )
}
