import type { Bill, BillState } from '#contracts/bills.ts'
import { bills as words } from '#src/strings/lotto/bill.ts'
import { CircleCheck, CircleX, Hourglass, Undo2 } from '#src/ui/icons.ts'
import { Tag } from '#src/ui/display/Tag.tsx'
import styles from './bill.module.css'

/** Lottery, round and number of a bill, and how it stands. */
export function BillHead({ bill }: { bill: Pick<Bill, 'round' | 'bill_no' | 'state' | 'won' | 'total'> }) {
  return (
    <span className={styles.head}>
      <span apply="column shrink">
        <span apply="semi">{bill.round.lottery_name}</span>
        <span apply="small figures muted">
          {bill.round.title && `${bill.round.title} · `}
          <span apply="nowrap">{words.billNo(bill.bill_no)}</span>
        </span>
      </span>
      <StateTag state={bill.state} less={bill.won < bill.total} />
    </span>
  )
}

const looks = {
  pending: { tone: 'warn', Icon: Hourglass },
  won: { tone: 'won', Icon: CircleCheck },
  lost: { tone: 'lost', Icon: CircleX },
  cancelled: { tone: 'plain', Icon: Undo2 },
  refunded: { tone: 'info', Icon: Undo2 },
  unknown: { tone: 'plain', Icon: Hourglass },
} as const satisfies Record<BillState | 'unknown', unknown>

/** How a bill stands: word, icon and colour; `less`, it brought less than it cost, which is no win to celebrate. */
function StateTag({ state, less }: { state: BillState | 'unknown'; less: boolean }) {
  const { tone, Icon } = looks[state]
  const someWon = state === 'won' && less
  return (
    <Tag tone={someWon ? 'plain' : tone} icon={<Icon size={14} />}>
      {someWon ? words.someWon : words.states[state]}
    </Tag>
  )
}
