import { useState } from 'react'
import type { StatementFilter } from '#src/data/money/statement.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { statement } from '#src/strings/money/statement.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Sheet } from '#src/ui/modal/Sheet.tsx'
import { FilterFields } from './FilterFields.tsx'

interface FilterSheetProps {
  filter: StatementFilter
  control: DialogControl<StatementFilter | null>
}

/** The phone's filters: chosen together, shown together. */
export function FilterSheet({ filter, control }: FilterSheetProps) {
  const [chosen, setChosen] = useState(filter)
  return (
    <Sheet
      open={control.open}
      title={statement.filterTitle}
      onClose={() => control.close(null)}
      onClosed={control.closed}
      actions={
        <>
          <Button block onClick={() => control.close(filter.kind ? { kind: filter.kind } : {})}>
            {statement.reset}
          </Button>
          <Button block tone="gold" onClick={() => control.close(chosen)}>
            {statement.apply}
          </Button>
        </>
      }
    >
      <div apply="grid gap-16">
        <FilterFields filter={chosen} onChange={(part) => setChosen((before) => ({ ...before, ...part }))} />
      </div>
    </Sheet>
  )
}
