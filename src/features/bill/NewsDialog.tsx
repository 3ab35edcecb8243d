import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router'
import type { Bill } from '#contracts/bills.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { formatCount } from '#rules/baht.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { billNews as words, bills } from '#src/strings/lotto/bill.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Dialog } from '#src/ui/modal/Dialog.tsx'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { refundWords } from './parts/refund-words.ts'
import type { DrawWins } from './parts/wins-by-draw.ts'

interface NewsDialogProps {
  /** Draws that brought more than they cost. */
  wins: readonly DrawWins[]
  refunded: readonly Bill[]
  /** It is on the screen. */
  onShown: () => void
  control: DialogControl<void>
}

/** Several bills that have won since the member was here, calmly: a line for each draw, and how much came in by it. */
export function NewsDialog({ wins, refunded, onShown, control }: NewsDialogProps) {
  const won = wins.flatMap((draw) => draw.bills)
  const shown = useEffectEvent(onShown)
  useEffect(() => shown(), [])
  const [only] = won
  const to = won.length === 1 && only ? paths.lottoBills({ bill: only.bill_id }) : paths.lottoBills()
  return (
    <Dialog
      title={words.title(formatCount(won.length))}
      width="notice"
      open={control.open}
      onClose={() => control.close()}
      onClosed={control.closed}
      actions={
        <>
          <Button block onClick={() => control.close()}>
            {words.close}
          </Button>
          <Button as={Link} to={to} block tone="gold" onClick={() => control.close()}>
            {won.length === 1 ? words.open : words.openAll}
          </Button>
        </>
      }
    >
      <p apply="small muted">{words.text}</p>
      <List>
        {wins.map((draw) => (
          <ListItem key={draw.round.round_id}>
            <ListRow
              title={draw.round.lottery_name}
              note={[draw.round.title, billsOf(draw)].filter(Boolean).join(' · ')}
              value={<Money satang={draw.sum} sign tone="won" />}
            />
          </ListItem>
        ))}
      </List>
      {refunded.length > 0 && <p apply="small muted">{refundWords(refunded)}</p>}
    </Dialog>
  )
}

const billsOf = ({ bills: won }: DrawWins): string =>
  won.length === 1 ? bills.billNo(won[0]!.bill_no) : words.bills(formatCount(won.length))
