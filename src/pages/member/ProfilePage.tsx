import { Suspense, useEffect } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { LinkLineButton } from '#src/features/auth/LinkLineButton.tsx'
import { ProfileOverview } from '#src/features/profile/ProfileOverview.tsx'
import { PasskeyPart } from '#src/features/pin/PasskeyPart.tsx'
import { PinPart } from '#src/features/pin/PinPart.tsx'
import { ThemeSwitch } from '#src/features/shell/ThemeSwitch.tsx'
import { wantAhead } from '#src/lib/connection/ahead.ts'
import { lazyPart } from '#src/lib/connection/code.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { sameOriginPath } from '#src/lib/same-origin.ts'
import { profile as words } from '#src/strings/profile.ts'
import { LinkTab } from '#src/ui/actions/LinkTab.tsx'
import { LinkTabs } from '#src/ui/actions/LinkTabs.tsx'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import styles from './ProfilePage.module.css'

const loadSecurity = () => import('#src/features/profile/SecuritySettings.tsx')
const SecuritySettings = lazyPart(async () => ({ default: (await loadSecurity()).SecuritySettings }))

/** `/member/profile` (EXTRA-9, LOGIN-7). `from`: who came to give a bank account goes back there afterwards. */
export function ProfilePage() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const security = query.get('tab') === 'security'
  useEffect(() => wantAhead(loadSecurity), [])
  const from = sameOriginPath(query.get('from'))
  return (
    <div className={styles.page}>
      <LinkTabs label={words.tabs} fill className={styles.tabs}>
        <LinkTab as={Link} to={paths.memberProfile()} replace current={!security}>
          {words.tabData}
        </LinkTab>
        <LinkTab as={Link} to={paths.memberProfile({ tab: 'security' })} replace current={security}>
          {words.tabSecurity}
        </LinkTab>
      </LinkTabs>
      {security ? (
        <Suspense fallback={<SecurityLoading />}>
          <SecuritySettings
            theme={<ThemeSwitch />}
            pin={
              <>
                <PinPart />
                <PasskeyPart />
              </>
            }
            linkLine={<LinkLineButton returnTo={paths.memberProfile({ tab: 'security' })} />}
          />
        </Suspense>
      ) : (
        <ProfileOverview onAccountGiven={() => from && void navigate(from)} />
      )}
    </div>
  )
}

const SecurityLoading = () => (
  <LoadingRegion>
    <Skeleton shape="field" count={4} />
  </LoadingRegion>
)
