import { Link } from 'react-router'
import { paths } from '#src/lib/pages/paths.ts'
import { limitWords as words } from '#src/strings/protection/limits.ts'
import { pause } from '#src/strings/protection/pause.ts'
import { History, Hourglass } from '#src/ui/icons.ts'
import { WaysCard } from '#src/ui/list/WaysCard.tsx'

/** What else there is: how often play is interrupted, and breaks. */
export function OtherWays({ minutes }: { minutes: number }) {
  const reminder = {
    icon: <History size={20} />,
    title: pause.reminder,
    note: words.every(pause.minutes(minutes)),
  }
  const pauses = { icon: <Hourglass size={20} />, title: pause.breakLink, note: words.breaks }
  const ways = minutes > 0 ? [reminder, pauses] : [pauses]
  return <WaysCard link={Link} ways={ways.map((way) => ({ ...way, to: paths.memberBreak() }))} />
}
