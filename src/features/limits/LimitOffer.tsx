import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { protectionHeard } from '#src/data/protection/protection.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { limitOffer as words } from '#src/strings/protection/limit-offer.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { AgeMark } from '#src/ui/display/AgeMark.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { useTakenOver } from '#src/ui/layout/use-taken-over.ts'
import { useLimitAct } from './parts/use-limit-act.ts'
import styles from './limits.module.css'

/**
 * At registration, else before the first deposit, asked once: two answers of one weight, and neither stands in the way. Answered, it is
 * the way to limits where that is wanted (`link`).
 */
export function LimitOffer({ link = true }: { link?: boolean }) {
  const { data } = useQuery(protectionHeard())
  const { busy, act } = useLimitAct({ kind: 'deposit', period: 'day' })
  // Known before this part takes its HTML over, it is not in there.
  const takenOver = useTakenOver()
  if (!data || !takenOver) return null
  if (!data.offer)
    return !link ? null : (
      <p apply="row middle gap-16">
        <TextLink as={Link} to={paths.memberLimits()}>
          {words.link}
        </TextLink>
        <TextLink as={Link} to={paths.memberBreak()}>
          {words.breakLink}
        </TextLink>
        <AgeMark />
      </p>
    )
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
