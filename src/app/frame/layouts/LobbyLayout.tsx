import { BalanceChip } from '#src/features/member-panel/BalanceChip.tsx'
import { useSession } from '#src/stores/session.ts'
import { usePageHead } from '../use-page-head.ts'
import { SiteFrame } from './SiteFrame.tsx'

/** Lobbies: the balance in the header, no footer, so that the grid can go on. */
export function LobbyLayout() {
  const isMember = useSession((state) => state.user !== null)
  return <SiteFrame page={usePageHead()} balance={isMember && <BalanceChip />} />
}
