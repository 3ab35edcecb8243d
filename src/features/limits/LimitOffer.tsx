import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { protectionHeard } from '#src/data/protection/protection.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { limitOffer as words } from '#src/strings/protection/limit-offer.ts'
import { AgeMark } from '#src/ui/display/AgeMark.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { useTakenOver } from '#src/ui/layout/use-taken-over.ts'
import { LimitQuestion } from './parts/LimitQuestion.tsx'

/**
 * At registration, else before the first deposit, asked once: two answers of one weight, and neither stands in the way. Answered, it is
 * the way to limits where that is wanted (`link`).
 */
export function LimitOffer({ link = true }: { link?: boolean }) {
  const { data } = useQuery(protectionHeard())
  // Known before this part takes its HTML over, it is not in there.
  const takenOver = useTakenOver()
  if (!data || !takenOver) return null
  if (data.offer) return <LimitQuestion />
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
}
