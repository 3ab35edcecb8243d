import { memo, type ReactNode, useDeferredValue } from 'react'
import { Link } from 'react-router'
import { formatBaht } from '#rules/baht.ts'
import { paths } from '#src/lib/pages/paths.ts'
import type { Lines } from '#src/stores/slip-lines.ts'
import type { Slip as SlipState } from '#src/stores/slip-storage.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { ActionBar } from '#src/ui/field/ActionBar.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { named } from '../bets/add-numbers.ts'
import { AddNotice } from '../bets/AddNotice.tsx'
import { payFrom, type PayWallet } from './pay-from.ts'
import type { RoundBets } from '../bets/round-bets.ts'
import { Slip } from './Slip.tsx'
import styles from './SlipSide.module.css'
import { type SlipView, viewSlip } from './slip-view.ts'
import { useSlip } from '../bets/use-slip.ts'

interface SlipSideProps {
  bets: RoundBets
  wallets: readonly PayWallet[]
  member: boolean
  /** Beside the entry; else alone on a narrow screen. */
  beside: boolean
  onSend: (lines: Lines, walletId: string) => void
  onSignIn: () => void
}

/** The slip and its way out. A press in the entry is answered first, then a thousand lines are summed. */
export function SlipSide(props: SlipSideProps) {
  const slip = useDeferredValue(useSlip(props.bets.roundId))
  return <DrawnSlip {...props} slip={slip} />
}

const DrawnSlip = memo(function DrawnSlip({ slip, ...props }: SlipSideProps & { slip: SlipState }) {
  const { bets, wallets, member, beside, onSend, onSignIn } = props
  const view = viewSlip(slip.lines, bets.rates, bets.limits)
  const wallet = payFrom(wallets, slip.walletId, view.total)
  return (
    <div className={styles.side}>
      <Slip bets={bets} view={view} wallets={wallets} wallet={wallet} boxed={beside} />
      <SlipEnd roundId={bets.roundId} beside={beside}>
        <SendSlip
          view={view}
          member={member}
          wallet={wallet}
          onSend={() => wallet && onSend(view.sendable, wallet.wallet_id)}
          onSignIn={onSignIn}
        />
      </SlipEnd>
    </div>
  )
})

interface SlipEndProps {
  roundId: string
  beside: boolean
  children: ReactNode
}

/** Below the slip: on a narrow screen the word about the last act, and the page's bar. */
function SlipEnd({ roundId, beside, children }: SlipEndProps) {
  if (beside) return children
  return (
    <>
      <AddNotice roundId={roundId} />
      <ActionBar>{children}</ActionBar>
    </>
  )
}

interface SendSlipProps {
  view: SlipView
  member: boolean
  wallet: PayWallet | null
  onSend: () => void
  onSignIn: () => void
}

/** Why the slip cannot go, or the one button that sends it on to be checked. */
function SendSlip({ view, member, wallet, onSend, onSignIn }: SendSlipProps) {
  const missing = wallet ? view.total - wallet.balance : 0
  const short = member && wallet !== null && missing > 0
  const ready = view.sendable.length > 0 && view.faulty === 0 && !short && (!member || wallet !== null)
  return (
    <div className={styles.part}>
      {view.leftOut > 0 && <Note tone="lost">{words.closedNote(view.leftOut, named(view.closed))}</Note>}
      {view.faulty > 0 && <Note tone="warn">{words.fixNote(view.faulty)}</Note>}
      {member && !wallet && <Note tone="warn">{words.noWallet}</Note>}
      {short && (
        <Note tone="warn">
          {words.short(formatBaht(missing))}{' '}
          <TextLink as={Link} underline to={paths.memberDeposit()}>
            {words.deposit}
          </TextLink>
        </Note>
      )}
      {!member && view.sendable.length > 0 && <p className={styles.hint}>{words.signInNote}</p>}
      <Button tone="cta" size="lg" block disabled={!ready} onClick={member ? onSend : onSignIn}>
        {member ? words.send : words.signIn} {member && view.total > 0 && formatBaht(view.total)}
      </Button>
    </div>
  )
}
