import { Adults } from '#src/ui/display/Adults.tsx'
import { usePageHead } from '../use-page-head.ts'
import { PageOutlet } from './PageOutlet.tsx'
import { SiteFrame } from './SiteFrame.tsx'

/** Lobbies: no footer, so that the grid can go on. */
export function LobbyLayout() {
  return (
    <SiteFrame page={usePageHead()}>
      <PageOutlet />
      <Adults />
    </SiteFrame>
  )
}
