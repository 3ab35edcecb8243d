import { usePageHead } from '../use-page-head.ts'
import { SiteFrame } from './SiteFrame.tsx'

/** Lobbies: no footer, so that the grid can go on. */
export function LobbyLayout() {
  return <SiteFrame page={usePageHead()} />
}
