import { statementKinds } from '#contracts/statement.ts'
import type { StatementFilter } from '#src/data/statement.ts'
import { statement } from '#src/strings/statement.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { ChipRow } from '#src/ui/ChipRow.tsx'

type Kind = StatementFilter['kind']

/** In the order of the boards; what a member meets rarely comes last. */
const order = ['deposit', 'withdraw', 'lottery', 'game', 'promotion', 'cashback'] as const
const kinds = [...order, ...statementKinds.filter((kind) => !order.some((first) => first === kind))]

export function KindChips({ kind, onChange }: { kind: Kind; onChange: (kind: Kind) => void }) {
  return (
    <ChipRow label={statement.kindsLabel}>
      <Chip selected={kind === undefined} onClick={() => onChange(undefined)}>
        {statement.all}
      </Chip>
      {kinds.map((one) => (
        <Chip key={one} selected={one === kind} onClick={() => onChange(one)}>
          {statement.kinds[one]}
        </Chip>
      ))}
    </ChipRow>
  )
}
