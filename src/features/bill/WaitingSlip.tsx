import { Link } from 'react-router'
import { formatCount } from '#rules/baht.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { useSlips } from '#src/stores/slip.ts'
import { billCheck as words } from '#src/strings/lotto/bill.ts'
import { Note } from '#src/ui/feedback/Note.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'

/** Whoever went to deposit for a slip finds the way back to it: the one that was touched last. */
export function WaitingSlip() {
  const slips = useSlips((state) => state.slips)
  const [newest] = Object.entries(slips)
    .filter(([, { lines }]) => lines.length > 0)
    .sort(([, a], [, b]) => b.at - a.at)
  if (!newest) return null
  const [roundId, { lines }] = newest
  return (
    <Note tone="info">
      {words.waiting(formatCount(lines.length))}{' '}
      <TextLink as={Link} underline to={paths.lottoRound(roundId)}>
        {words.backToSlip}
      </TextLink>
    </Note>
  )
}
