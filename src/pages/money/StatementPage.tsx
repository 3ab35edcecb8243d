import { ofLine } from '#src/features/ledger-proof/claims.ts'
import { openProof } from '#src/features/ledger-proof/proof-dialog.ts'
import { StatementPart } from '#src/features/statement/StatementPart.tsx'

/** `/member/statement`: every movement of the member's money. */
export function StatementPage() {
  return (
    <div apply="pb-40">
      <StatementPart onProve={(line) => void openProof(ofLine(line))} />
    </div>
  )
}
