import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useFoundLotteries } from '#src/data/lotto/found-lotteries.ts'
import { featuredLotteryQuery } from '#src/data/lotto/lotto.ts'
import { cx } from '#src/lib/cx.ts'
import { featuredAs, featuredOf } from '#src/lib/featured-lottery.ts'
import { lottoLobby as words } from '#src/strings/lotto/lotto-lobby.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { next } from '#src/ui/layout/later.ts'
import { Note } from '#src/ui/feedback/Note.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import { SearchInput } from '#src/ui/choice/SearchInput.tsx'
import { Section } from '#src/ui/layout/Section.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { useInSlices } from '#src/ui/layout/use-in-slices.ts'
import { useTakenOver } from '#src/ui/layout/use-taken-over.ts'
import { useWide } from '#src/ui/layout/use-wide.ts'
import { readView } from './lobby-url.ts'
import { LobbyLinks } from './LobbyLinks.tsx'
import { LottoTabs } from './LottoTabs.tsx'
import { MarketChips } from './MarketChips.tsx'
import styles from './LottoLobby.module.css'
import { FoundList } from './parts/FoundList.tsx'
import { NewestResults } from './parts/NewestResults.tsx'
import { useQueryInAddress } from './parts/use-lotto-search.ts'
import { useWall } from './parts/use-wall.ts'
import { Wall } from './parts/Wall.tsx'
import { YeekeePanel } from './yeekee/YeekeePanel.tsx'

/** LOTTO-1: every lottery with its round, by the server's clock. */
export function LottoLobby() {
  const [search] = useSearchParams()
  const { query, type } = useQueryInAddress()
  const view = readView(search)
  const { lobby: told, phaseOf, fresh, failed, busy, retry } = useWall()
  const lobby = useInSlices(told !== undefined) ? told : undefined
  const found = useFoundLotteries(lobby, query)
  const wide = useWide()

  const { data: served } = useQuery(featuredLotteryQuery())
  // What a filter leaves is a list: the panel's lottery has its row there.
  const featured = lobby && !view.filter ? featuredOf(lobby, view.category) : null
  // What was served is of all categories.
  const awaited = lobby || failed || view.category !== '' || view.filter ? null : (served ?? null)
  const panel = featured ? featuredAs(featured) : awaited
  return (
    <>
      <LottoTabs current="lobby" />
      <TopBar query={query} onQuery={type} wide={wide} />
      <MarketChips view={view} className={styles.market} />
      {failed && lobby && (
        <Note tone="warn" live className={styles.note}>
          {words.kept}
        </Note>
      )}
      {!lobby && failed && (
        <PartError title={words.failed} busy={busy} onRetry={retry} className={styles.note} />
      )}
      {!found && panel && (
        <div {...next} className={styles.hero}>
          <YeekeePanel {...panel} lottery={featured} />
          {wide && <NewestResults />}
        </div>
      )}
      {!lobby && !failed && <WallSkeleton panel={!awaited && !view.filter} />}
      {lobby && found && <FoundList query={query.trim()} lotteries={found} />}
      {lobby && !found && (
        <Wall lobby={lobby} view={view} phaseOf={phaseOf} without={featured} fresh={fresh} />
      )}
    </>
  )
}

interface TopBarProps {
  query: string
  onQuery: (query: string) => void
  wide: boolean
}

/** Search; on wide screens the page's name before it, and the pages beside the lobby after it. */
function TopBar({ query, onQuery, wide }: TopBarProps) {
  const takenOver = useTakenOver()
  return (
    <div className={styles.bar}>
      {/* The page's h1 is the header's. */}
      <p aria-hidden="true" className={styles.title}>
        {words.title}
      </p>
      <SearchInput
        label={words.search}
        placeholder={words.search}
        value={query}
        className={cx(styles.search, !takenOver && styles.early)}
        onValueChange={onQuery}
      />
      {wide && <LobbyLinks />}
    </div>
  )
}

/** The boxes of the Yeekee panel, where nothing is known of it, and of the first rows. */
function WallSkeleton({ panel }: { panel: boolean }) {
  return (
    <LoadingRegion>
      {panel && (
        <div className={styles.panel}>
          <Skeleton shape="banner" className={styles.yeekee} />
        </div>
      )}
      <Section className={styles.section}>
        <Skeleton shape="title" />
        <Card className={styles.rows}>
          <Skeleton shape="row" count={5} className={styles.row} />
        </Card>
      </Section>
    </LoadingRegion>
  )
}
