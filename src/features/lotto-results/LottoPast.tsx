import { Link } from 'react-router'
import { useOffered } from '#src/data/platform/offering.ts'
import { lottoPast as words } from '#src/strings/lotto/lotto-past.ts'
import { LinkTab } from '#src/ui/actions/LinkTab.tsx'
import { LinkTabs } from '#src/ui/actions/LinkTabs.tsx'
import { CountedDraws } from './past/CountedDraws.tsx'
import { PastList } from './past/PastList.tsx'
import { pastViews } from './past-url.ts'
import { usePastView } from './use-past-view.ts'

/** LOTTO-1: what one lottery has drawn: the list, how often what came, and a number held against it. */
export function LottoPast({ lotteryId }: { lotteryId: string }) {
  const offered = useOffered('lotto.past')
  const control = usePastView(lotteryId)
  const { view, addressOf } = control
  return (
    <>
      {offered && (
        <LinkTabs label={words.tabs} fill>
          {pastViews.map((tab) => (
            <LinkTab
              key={tab}
              as={Link}
              to={addressOf({ tab })}
              replace
              preventScrollReset
              current={view.tab === tab}
            >
              {words.views[tab]}
            </LinkTab>
          ))}
        </LinkTabs>
      )}
      {view.tab === 'list' || !offered ? (
        <PastList key={lotteryId} lotteryId={lotteryId} />
      ) : (
        <CountedDraws key={lotteryId} lotteryId={lotteryId} control={control} />
      )}
    </>
  )
}
