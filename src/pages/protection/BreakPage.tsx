import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { walletsQuery } from '#src/data/member.ts'
import { withdrawableNow } from '#src/data/money/withdrawable-now.ts'
import { protectionQuery } from '#src/data/protection/protection.ts'
import { BreakForm } from '#src/features/pause/BreakForm.tsx'
import { PlayedHere } from '#src/features/pause/PlayedHere.tsx'
import { PlayRecord } from '#src/features/pause/PlayRecord.tsx'
import { Reminder } from '#src/features/pause/Reminder.tsx'
import { Resting } from '#src/features/pause/Resting.tsx'
import { cx } from '#src/lib/cx.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { usePrefs } from '#src/stores/prefs.ts'
import { pause as words } from '#src/strings/protection/pause.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ReceiptText, Wallet } from '#src/ui/icons.ts'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { ListRow } from '#src/ui/list/ListRow.tsx'
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
                <Resting pause={pause} rows={<Rows />} action={<Withdraw />} />
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

function Rows() {
  const { data: wallets } = useQuery(walletsQuery())
  const hidden = usePrefs((state) => state.moneyHidden)
  return (
    <>
      {wallets && (
        <ListItem>
          <ListRow
            icon={<Wallet size={20} />}
            title={words.withdrawable}
            note={words.withdrawText}
            value={<Money satang={withdrawableNow(wallets)} hidden={hidden} />}
          />
        </ListItem>
      )}
      <ListItem>
        <ListRow
          as={Link}
          to={paths.memberStatement()}
          icon={<ReceiptText size={20} />}
          title={words.history}
          chevron
        />
      </ListItem>
    </>
  )
}

const Withdraw = () => (
  <Button as={Link} to={paths.memberWithdraw()} tone="cta" size="lg" block>
    {words.withdraw}
  </Button>
)
