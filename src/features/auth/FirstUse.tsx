import { Suspense, useState } from 'react'
import { lazyPart } from '#src/lib/connection/code.ts'
import type { LineLink } from '#src/stores/line-link.ts'
import { firstUse } from '#src/strings/auth/first-use.ts'
import { shell } from '#src/strings/shell.ts'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { Segmented } from '#src/ui/actions/Segmented.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import styles from './FirstUse.module.css'
import { LineGreeting } from './parts/LineGreeting.tsx'
import { LinkAccount } from './parts/LinkAccount.tsx'

/** Most link the account that they have: the fields of a new one come when they are asked for. */
const ShortRegistration = lazyPart(async () => ({
  default: (await import('./register/ShortRegistration.tsx')).ShortRegistration,
}))

interface FirstUseProps {
  link: LineLink
  onSignedIn: () => void
  onForgot: () => void
  /** Looks around first: nothing is linked. */
  onSkip: () => void
}

type Way = 'have' | 'create'

const ways = [
  { value: 'have', label: firstUse.have },
  { value: 'create', label: firstUse.create },
] satisfies { value: Way; label: string }[]

/** A LINE account without a member: it will belong to whoever signs in or registers here. */
export function FirstUse({ link, onSignedIn, onForgot, onSkip }: FirstUseProps) {
  const [way, setWay] = useState<Way>('have')
  return (
    <div className={styles.page}>
      <LineGreeting link={link} text={way === 'have' ? firstUse.notLinked : firstUse.twoSteps} />
      <Segmented
        label={firstUse.choice}
        value={way}
        options={ways}
        onChange={setWay}
        className={styles.ways}
      />
      <Suspense
        fallback={
          <LoadingRegion label={shell.loading}>
            <Skeleton shape="field" count={way === 'have' ? 1 : 3} />
          </LoadingRegion>
        }
      >
        {way === 'have' ? (
          <LinkAccount link={link} onSignedIn={onSignedIn} onForgot={onForgot} onSkip={onSkip} />
        ) : (
          <ShortRegistration link={link} onSignedIn={onSignedIn} onHave={() => setWay('have')} />
        )}
      </Suspense>
    </div>
  )
}
