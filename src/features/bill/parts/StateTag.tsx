import type { BillState } from '#contracts/bills.ts'
import { bills as words } from '#src/strings/bill.ts'
import { CircleCheck, CircleX, Hourglass, Undo2 } from '#src/ui/icons.ts'
import { Tag } from '#src/ui/Tag.tsx'

const looks = {
  pending: { tone: 'warn', Icon: Hourglass },
  won: { tone: 'won', Icon: CircleCheck },
  lost: { tone: 'lost', Icon: CircleX },
  cancelled: { tone: 'plain', Icon: Undo2 },
  refunded: { tone: 'info', Icon: Undo2 },
  unknown: { tone: 'plain', Icon: Hourglass },
} as const satisfies Record<BillState | 'unknown', unknown>

/** How a bill stands: word, icon and colour. */
export function StateTag({ state }: { state: BillState | 'unknown' }) {
  const { tone, Icon } = looks[state]
  return (
    <Tag tone={tone} icon={<Icon size={14} />}>
      {words.states[state]}
    </Tag>
  )
}
