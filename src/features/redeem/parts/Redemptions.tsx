import { useInfiniteQuery } from '@tanstack/react-query'
import { redemptionsQuery } from '#src/data/redemption.ts'
import { redeem as words } from '#src/strings/redeem.ts'
import { Pages } from './Pages.tsx'
import { RedemptionRow } from './RedemptionRow.tsx'

export function Redemptions() {
  const query = useInfiniteQuery(redemptionsQuery())
  return (
    <Pages
      query={query}
      idOf={(row) => row.redemption_id}
      empty={{ title: words.noneRedeemed, text: words.noneRedeemedText }}
    >
      {(row) => <RedemptionRow row={row} />}
    </Pages>
  )
}
