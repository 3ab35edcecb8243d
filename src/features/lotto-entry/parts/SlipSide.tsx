import { memo, useDeferredValue } from 'react'
import type { Lines } from '#src/stores/slip-lines.ts'
import type { Slip as SlipState } from '#src/stores/slip-storage.ts'
import { payFrom, type PayWallet } from './pay-from.ts'
import type { RoundBets } from './round-bets.ts'
import { SendSlip } from './SendSlip.tsx'
import { Slip } from './Slip.tsx'
import styles from './SlipSide.module.css'
import { viewSlip } from './slip-view.ts'
import { SlipEnd } from './SlipEnd.tsx'
import { useSlip } from './use-slip.ts'

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
