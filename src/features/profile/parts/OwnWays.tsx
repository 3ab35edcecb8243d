import { Link } from 'react-router'
import { paths } from '#src/lib/pages/paths.ts'
import { pause as words } from '#src/strings/protection/pause.ts'
import { Download, Hourglass } from '#src/ui/icons.ts'
import { WaysCard } from '#src/ui/list/WaysCard.tsx'
import { PartHead } from './PartHead.tsx'

/** Taking a break, and what is held about the member. */
export function OwnWays() {
  const pauses = { icon: <Hourglass size={20} />, title: words.breakLink, note: words.breakLinkText }
  const data = { icon: <Download size={20} />, title: words.dataLink, note: words.dataLinkText }
  return (
    <section>
      <PartHead title={words.profileHead} />
      <WaysCard
        link={Link}
        ways={[
          { ...pauses, to: paths.memberBreak() },
          { ...data, to: paths.memberData() },
        ]}
      />
    </section>
  )
}
