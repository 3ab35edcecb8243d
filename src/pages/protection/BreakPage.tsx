import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { protectionQuery } from '#src/data/protection/protection.ts'
import { BreakForm } from '#src/features/pause/BreakForm.tsx'
import { PlayedHere } from '#src/features/pause/PlayedHere.tsx'
import { PlayRecord } from '#src/features/pause/PlayRecord.tsx'
import { Reminder } from '#src/features/pause/Reminder.tsx'
import { Resting } from '#src/features/pause/Resting.tsx'
import { cx } from '#src/lib/cx.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { pause as words } from '#src/strings/protection/pause.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { HereNote } from './HereNote.tsx'
import styles from './protection.module.css'

/** `/member/break`: taking a break, the break itself, and the way back. */
export function BreakPage() {
  const query = useQuery(protectionQuery())
  return (
    <div className={cx(styles.page, styles.narrow)}>
      <Loaded query={query} failed={words.failed} waiting={<Waiting />}>
        {({ pause, reminder_minutes: minutes, here }) => (
          <div apply="grid gap-24">
            <HereNote />
            {pause ? (
              <>
                <Resting pause={pause} links={<Links />} />
                {pause.kind === 'time_out' && (
                  <details>
                    <summary>{words.longer}</summary>
                    <BreakForm here={here} least={pause.state === 'running' ? (pause.ends_at ?? null) : 0} />
                  </details>
                )}
              </>
            ) : (
              <>
                <BreakForm here={here} />
                {minutes > 0 && <Reminder minutes={minutes} />}
              </>
            )}
            {here ? <PlayedHere /> : <PlayRecord />}
          </div>
        )}
      </Loaded>
    </div>
  )
}

const Waiting = () => (
  <LoadingRegion>
    <Skeleton shape="field" count={4} />
  </LoadingRegion>
)

const Links = () => (
  <div apply="grid gap-12">
    <Button as={Link} to={paths.memberWithdraw()} tone="gold" size="lg" block>
      {words.withdraw}
    </Button>
    <p apply="small muted text-centre">{words.withdrawText}</p>
    <Button as={Link} to={paths.memberStatement()} block>
      {words.history}
    </Button>
  </div>
)
