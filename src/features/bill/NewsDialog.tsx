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
import { type DrawWins, winsByDraw } from './parts/wins-by-draw.ts'

interface NewsDialogProps {
  won: readonly Bill[]
  refunded: readonly Bill[]
  control: DialogControl<void>
}

/** Bills that have won since the member was here, calmly: a line for each draw, and how much came in by it. What cost more than it brought is no gain and does not look like one. */
export function NewsDialog({ won, refunded, control }: NewsDialogProps) {
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
        {winsByDraw(won).map((wins) => (
          <ListItem key={wins.round.round_id}>
            <ListRow
              title={wins.round.lottery_name}
              note={[wins.round.title, billsOf(wins)].filter(Boolean).join(' · ')}
              value={<Money satang={wins.sum} sign={wins.gains} tone={wins.gains ? 'won' : 'plain'} />}
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
