import { memo, useDeferredValue, useState } from 'react'
import type { GoTo } from '#src/forms/slip/SlipList.tsx'
import type { Lines } from '#src/stores/slip-lines.ts'
import { linesMended } from '#src/stores/slip.ts'
import type { Slip as SlipState } from '#src/stores/slip-storage.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ChevronDown } from '#src/ui/icons.ts'
import { Note } from '#src/ui/feedback/Note.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { AddNotice, NoticeActs } from '../bets/AddNotice.tsx'
import styles from '../LottoEntry.module.css'
import { mendsOf, nextFaulty } from './faulty.ts'
import { payFrom, type PayWallet } from './pay-from.ts'
import type { RoundBets } from '../bets/round-bets.ts'
import { Slip } from './Slip.tsx'
import { SendButton, SlipBar } from './SlipBar.tsx'
import type { SlipEnds } from './slip-ends.ts'
import { slipRows } from './slip-rows.ts'
import { viewSlip } from './slip-view.ts'
import { SlipNotes, stopped } from './SlipNotes.tsx'
import { SlipTotal } from './SlipTotals.tsx'
import { useSlip } from '../bets/use-slip.ts'

interface SlipSideProps {
  bets: RoundBets
  wallets: readonly PayWallet[]
  member: boolean
  /** Beside the entry; alone on a narrow screen; or its bar alone, below the entry. */
  place: 'beside' | 'alone' | 'bar'
  onView: (view: 'entry' | 'slip') => void
  onSend: (lines: Lines, walletId: string) => void
  onSignIn: () => void
}

/** The slip and its way out. A press in the entry is answered first, then a thousand lines are summed. */
export function SlipSide(props: SlipSideProps) {
  const slip = useDeferredValue(useSlip(props.bets.roundId))
  return <DrawnSlip {...props} slip={slip} />
}

const DrawnSlip = memo(function DrawnSlip({ slip, ...props }: SlipSideProps & { slip: SlipState }) {
  const { bets, wallets, member, place, onView, onSend, onSignIn } = props
  const [goTo, setGoTo] = useState<GoTo | null>(null)
  const view = viewSlip(slip.lines, bets.rates, bets.limits)
  const wallet = payFrom(wallets, slip.walletId, view.total)
  const rows = slipRows(view)
  const handleNext = () => setGoTo({ index: nextFaulty(rows, goTo?.index ?? -1) })
  const sound = view.sendable.length > 0 && !stopped(view, member, wallet)
  const send = () => wallet && onSend(view.sendable, wallet.wallet_id)
  const mends = view.faulty > 0
  const ends: SlipEnds = {
    count: rows.length,
    faulty: view.faulty,
    total: view.total,
    act: mends ? 'mend' : member ? 'send' : 'signIn',
    // Below the entry a slip that cannot go leads to where it says why.
    ready: mends || sound || (place === 'bar' && rows.length > 0),
    onAct: mends
      ? () => linesMended(bets.roundId, mendsOf(rows))
      : !sound
        ? () => onView('slip')
        : member
          ? send
          : onSignIn,
  }
  if (place === 'bar') return <SlipBar ends={ends} onOpen={() => onView('slip')} />
  const beside = place === 'beside'
  const paper = (
    <Slip bets={bets} view={view} wallets={wallets} wallet={wallet} rows={rows} goTo={goTo} boxed={beside} />
  )
  const notes = <SlipNotes view={view} member={member} wallet={wallet} />
  if (!beside) {
    return (
      <>
        <div className={styles.over}>
          <Button size="sm" icon={<ChevronDown size={18} />} onClick={() => onView('entry')}>
            {words.backToEntry}
          </Button>
          <AddNotice roundId={bets.roundId} narrow />
          <NoticeActs roundId={bets.roundId} />
        </div>
        {paper}
        {notes}
        <SlipBar ends={ends} onNext={handleNext} />
      </>
    )
  }
  return (
    <>
      {paper}
      {notes}
      {mends && (
        <Note tone="warn">
          {words.fixNote(view.faulty)}{' '}
          <TextLink as="button" underline onClick={handleNext}>
            {words.nextFaulty}
          </TextLink>
        </Note>
      )}
      {rows.length > 0 && <SlipTotal roundId={bets.roundId} view={view} wallets={wallets} wallet={wallet} />}
      <SendButton ends={ends} long />
    </>
  )
})
