import type { LottoResult } from '#contracts/lotto.ts'
import { CategoryChips } from '#src/features/lotto-lobby/CategoryChips.tsx'
import { LottoTabs } from '#src/features/lotto-lobby/LottoTabs.tsx'
import { LottoResults } from '#src/features/lotto-results/LottoResults.tsx'
import { useResultsView } from '#src/features/lotto-results/use-results-view.ts'
import { openShare } from '#src/features/share/open-share.ts'
import { PageActions } from '#src/features/shell/PageActions.tsx'
import { paths } from '#src/lib/pages/paths.ts'
import { useSession } from '#src/stores/session.ts'
import { lottoResults as words } from '#src/strings/lotto/lotto-results.ts'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { Share2 } from '#src/ui/icons.ts'
import { useWide } from '#src/ui/layout/use-wide.ts'
import styles from './LottoPage.module.css'

/** `/lotto/results`: day, category, "mine" and the open result stand in the address. */
export function LottoResultsPage() {
  const control = useResultsView()
  const { view, addressOf } = control
  const wide = useWide()
  const member = useSession((state) => state.user !== null)
  // Whoever receives the link has bills of their own, and reads it on another day.
  const shared = (result: LottoResult | null) =>
    result ? linkTo(result) : { path: paths.lottoResults({ day: view.day, category: view.category }) }
  return (
    <div className={styles.page}>
      {!wide && (
        <PageActions>
          <IconButton label={words.sharePage} onClick={() => void openShare(shared(null))}>
            <Share2 />
          </IconButton>
        </PageActions>
      )}
      <LottoTabs current="results" />
      <CategoryChips
        current={view.category}
        first={words.latest}
        addressOf={(category) => addressOf({ category, round: '' })}
      />
      <div className={styles.part}>
        <LottoResults
          control={control}
          member={member}
          onShare={(result) => void openShare(shared(result))}
        />
      </div>
    </div>
  )
}

const linkTo = ({ round, top3, bottom2 }: LottoResult) => ({
  path: paths.lottoResults({ round: round.round_id }),
  title: words.shareTitle(round.lottery_name),
  text: top3 ? words.shareText(round.title, top3, bottom2) : round.title,
})
