import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { BillWithLines } from '#contracts/bills.ts'
import type { LottoRound } from '#contracts/lotto.ts'
import { formatBaht, formatCount } from '#rules/baht.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { formatDay, formatTime } from '#src/lib/time.ts'
import { aheadChosen } from '#src/stores/ahead.ts'
import { ahead as words } from '#src/strings/lotto/ahead.ts'
import { shell } from '#src/strings/shell.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Sheet } from '#src/ui/modal/Sheet.tsx'
import { AheadActions } from './AheadActions.tsx'
import { AheadRow } from './AheadRow.tsx'
import { HowMany } from './HowMany.tsx'
import { sendAhead, settleAhead } from './send-ahead.ts'
import { type AheadView, isWanted, useAhead } from './use-ahead.ts'

interface AheadSheetProps {
  bill: BillWithLines
  control: DialogControl<void>
}

/** The same lines for rounds that are open already: chosen, reviewed and bought here, and here it says how each ended. */
export function AheadSheet({ bill, control }: AheadSheetProps) {
  const client = useQueryClient()
  const { rounds, open, next, views, running, sums } = useAhead(bill)
  const close = () => control.close()
  const ask = () => void settleAhead(client, bill.bill_id)
  // The page was reloaded while one was on its way.
  const resume = useEffectEvent(() => ask())
  useEffect(() => resume(), [])

  const choose = (wanted: readonly AheadView[]) =>
    aheadChosen(
      bill.bill_id,
      wanted.map(({ round }) => round),
    )
  const wanted = views.filter(({ kept }) => isWanted(kept))
  const handleToggle = (view: AheadView) =>
    choose(wanted.includes(view) ? wanted.filter((each) => each !== view) : [...wanted, view])
  const isFree = ({ round, kept }: AheadView) =>
    open.some(({ round_id }) => round_id === round.round_id) &&
    kept?.state !== 'done' &&
    kept?.state !== 'sent'
  const free = views.filter(isFree)
  const states = views.map(({ kept }) => kept?.state)
  return (
    <Sheet
      title={words.title}
      text={words.same(bill.round.lottery_name, formatCount(bill.line_count), formatBaht(bill.total))}
      open={control.open}
      onClose={close}
      onClosed={control.closed}
      actions={
        views.length > 0 && (
          <AheadActions
            sums={sums}
            running={running}
            done={states.filter((state) => state === 'done').length}
            unknown={states.includes('sent')}
            onSend={() => void sendAhead(client, bill.bill_id, sums.wishes)}
            onAsk={ask}
            onLeave={close}
          />
        )
      }
    >
      <Loaded
        query={rounds}
        failed={words.failed}
        text={shell.moneySafe}
        skeleton={<Skeleton shape="row" count={3} />}
      >
        {() =>
          views.length === 0 ? (
            <NoRounds next={next} />
          ) : (
            <>
              <HowMany
                free={free.length}
                chosen={wanted.length}
                running={running}
                onChoose={(count) => choose(free.slice(0, count))}
              />
              {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops it from lists without markers */}
              <ul role="list" aria-label={words.list} apply="unmarked mt-8">
                {views.map((view) => (
                  <AheadRow
                    key={view.round.round_id}
                    bill={bill}
                    view={view}
                    running={running}
                    onToggle={() => handleToggle(view)}
                    onLeave={close}
                  />
                ))}
              </ul>
              <p apply="mt-8 small muted">{words.apart}</p>
            </>
          )
        }
      </Loaded>
    </Sheet>
  )
}

/** Only one is open, the bill's own: says so, and when the next one opens where that is announced. */
function NoRounds({ next }: { next: LottoRound | null }) {
  const when = next && `${formatDay(next.opens_at)} ${formatTime(next.opens_at)}`
  return (
    <EmptyState
      art="lozenge"
      level={3}
      title={words.emptyTitle}
      text={next && when ? words.opensText(next.title, when) : words.emptyText}
    />
  )
}
