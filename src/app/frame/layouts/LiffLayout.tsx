import { useMatches } from 'react-router'
import { Adults } from '#src/ui/display/Adults.tsx'
import { titleOf } from '../route-handle.ts'
import { usePageHead } from '../use-page-head.ts'
import { PageOutlet } from './PageOutlet.tsx'
import { SiteFrame } from './SiteFrame.tsx'

/** Between LINE and the site (first use): the host draws its own title bar, and the page's buttons are all there is. */
export function LiffLayout() {
  const page = usePageHead()
  // A name that no page has: the logo leads home.
  const isNamed = titleOf(useMatches()) !== null
  return (
    <SiteFrame page={isNamed ? page : undefined} tabs={false} rail={false}>
      <PageOutlet />
      <Adults />
    </SiteFrame>
  )
}
