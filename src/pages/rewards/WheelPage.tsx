import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { wheelTabs } from '#contracts/wheel.ts'
import { useOffered } from '#src/data/platform/offering.ts'
import { wheelQuery } from '#src/data/rewards/wheel.ts'
import { openShare } from '#src/features/share/open-share.ts'
import { NoWheel } from '#src/features/wheel/NoWheel.tsx'
import { useHashesSeen } from '#src/features/wheel/use-hashes-seen.ts'
import { WheelPart } from '#src/features/wheel/WheelPart.tsx'
import { lazyPart } from '#src/lib/connection/code.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { usePageTitle } from '#src/stores/page-title.ts'
import { fairness, wheel as words } from '#src/strings/rewards/wheel.ts'
import { Gem, Ticket } from '#src/ui/icons.ts'
import { Segmented } from '#src/ui/actions/Segmented.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import styles from './WheelPage.module.css'

const HistoryPart = lazyPart(async () => ({
  default: (await import('#src/features/wheel/HistoryPart.tsx')).HistoryPart,
}))
const FairnessPart = lazyPart(async () => ({
  default: (await import('#src/features/wheel/FairnessPart.tsx')).FairnessPart,
}))

const titles = { history: words.history, fairness: fairness.short }

/** `/member/wheel`: tab and view stand in the address; a view that this platform has not is the wheel itself. */
export function WheelPage() {
  const [query] = useSearchParams()
  const has = { history: useOffered('wheel.history'), fairness: useOffered('wheel.fairness') }
  const asked = query.get('view')
  const view = (asked === 'history' || asked === 'fairness') && has[asked] ? asked : null
  usePageTitle(view ? titles[view] : '')
  if (!view) return <WheelView />
  return <Suspense>{view === 'history' ? <HistoryPart /> : <FairnessPart />}</Suspense>
}

function WheelView() {
  const [query, setQuery] = useSearchParams()
  const wheel = useQuery(wheelQuery())
  useHashesSeen()
  const tab = query.get('tab') === '2' ? wheelTabs.points : wheelTabs.free

  const handleTab = (value: string) =>
    setQuery(value === '2' ? { tab: '2' } : {}, { replace: true, preventScrollReset: true })
  const handleShare = () =>
    void openShare({ path: paths.memberWheel(), title: words.title, text: words.shareText, card: 'wheel' })
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <Segmented
          label={words.tabs}
          value={String(tab)}
          options={[
            { value: '1', label: words.free, icon: <Ticket size={18} /> },
            { value: '2', label: words.points, icon: <Gem size={18} /> },
          ]}
          onChange={handleTab}
          className={styles.tabs}
        />
      </div>
      <Loaded
        query={wheel}
        failed={words.failed}
        text={words.failedText}
        failedClassName={styles.state}
        waiting={<WheelPart tab={tab} onShare={handleShare} />}
      >
        {(now) => (now.setting ? <WheelPart now={now} tab={tab} onShare={handleShare} /> : <NoWheel />)}
      </Loaded>
    </div>
  )
}
