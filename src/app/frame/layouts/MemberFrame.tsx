/** The frame of the member's own pages: from 960 px the side navigation and the page's title beside it. */
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { usePageOffered } from '#src/data/platform/offering.ts'
import { MemberNav } from '#src/features/member-nav/MemberNav.tsx'
import { lazyPart } from '#src/lib/connection/code.ts'
import { pageAt } from '#src/lib/pages/hearts.ts'
import { Adults } from '#src/ui/display/Adults.tsx'
import { usePageHead } from '../use-page-head.ts'
import { useShellActions } from '../use-shell-actions.ts'
import styles from './MemberFrame.module.css'
import { PageOutlet } from './PageOutlet.tsx'
import { SiteFrame } from './SiteFrame.tsx'

const ByContact = lazyPart(async () => ({
  default: (await import('#src/features/by-contact/ByContact.tsx')).ByContact,
}))

interface MemberFrameProps {
  quiet?: boolean
  tabs?: boolean
  footer?: boolean
}

export function MemberFrame(parts: MemberFrameProps) {
  const page = usePageHead()
  const { signOut } = useShellActions()
  const name = pageAt(useLocation().pathname)
  const offered = usePageOffered(name)
  return (
    <SiteFrame {...parts} page={page} side={<MemberNav onSignOut={signOut} />}>
      <div className={styles.page}>
        {/* The header has the heading itself; this is it for the eye. */}
        <p aria-hidden="true" className={styles.title}>
          {page.title}
        </p>
        {offered ? (
          <PageOutlet />
        ) : (
          <Suspense>
            <ByContact page={name!} />
          </Suspense>
        )}
        {!parts.footer && (
          <div className={styles.age}>
            <Adults />
          </div>
        )}
      </div>
    </SiteFrame>
  )
}
