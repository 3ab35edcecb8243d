import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { lottoRoundQuery } from '#src/data/lotto/lotto.ts'
import { LottoEntry } from '#src/features/lotto-entry/LottoEntry.tsx'
import { RoundActions } from '#src/features/lotto-entry/RoundActions.tsx'
import { AwaitedHeader, RoundHeader } from '#src/features/lotto-entry/RoundHeader.tsx'
import { RoundMissing } from '#src/features/lotto-entry/RoundMissing.tsx'
import { openShare } from '#src/features/share/open-share.ts'
import { shareRound } from '#src/features/share/share-round.ts'
import { PageActions } from '#src/features/shell/PageActions.tsx'
import { lazyPart } from '#src/lib/connection/code.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { clearCheckedBill } from '#src/stores/checked-bill.ts'
import { usePageTitle } from '#src/stores/page-title.ts'
import { useSession } from '#src/stores/session.ts'
import { askedFor } from '#src/stores/visit.ts'
import { shell } from '#src/strings/shell.ts'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { useWide } from '#src/ui/layout/use-wide.ts'
import styles from './LottoRoundPage.module.css'
import { useSendSlip } from './use-send-slip.ts'
import { useSlipView } from './use-slip-view.ts'

const BillDialog = lazyPart(async () => ({
  default: (await import('#src/features/bill/BillDialog.tsx')).BillDialog,
}))
const RoundResult = lazyPart(async () => ({
  default: (await import('#src/features/lotto-results/RoundResult.tsx')).RoundResult,
}))
const YeekeeRoom = lazyPart(async () => ({
  default: (await import('#src/features/yeekee/YeekeeRoom.tsx')).YeekeeRoom,
}))

/** `/lotto/:roundId`: a round, its numbers and the slip; a round of Yeekee is its room. */
export function LottoRoundPage() {
  const { roundId = '' } = useParams()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const member = useSession((state) => state.user !== null)
  const { data: details, error, isFetching, refetch } = useQuery(lottoRoundQuery(roundId))
  const [view, setView] = useSlipView()
  const wide = useWide()
  const { sending, send, change, placed, close } = useSendSlip(roundId)
  useEffect(() => clearCheckedBill(), [roundId])
  usePageTitle(details?.round.lottery_name ?? '')

  const handleSignIn = () => {
    askedFor(pathname + search)
    void navigate(paths.login())
  }
  if (!details) {
    return (
      <div className={styles.page}>
        {error ? (
          <RoundMissing error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <>
            {(wide || view === 'entry') && <AwaitedHeader />}
            <LoadingRegion label={shell.loading} apply="grid gap-16 pt-16">
              <Skeleton shape="panel" />
              <Skeleton shape="field" count={2} />
            </LoadingRegion>
          </>
        )}
      </div>
    )
  }
  const handleShare = () => shareRound(details.round)
  const entry = (
    <LottoEntry
      details={details}
      member={member}
      view={view}
      onView={setView}
      sending={sending !== null}
      onSend={send}
      onSignIn={handleSignIn}
      ended={
        <Suspense>
          <RoundResult roundId={roundId} />
        </Suspense>
      }
    />
  )
  return (
    <div className={styles.page}>
      {!wide && (
        <PageActions>
          <RoundActions round={details.round} member={member} onShare={handleShare} />
        </PageActions>
      )}
      <Suspense>
        {details.kind === 'yeekee' ? (
          <YeekeeRoom
            key={roundId}
            roundId={roundId}
            bet={entry}
            onLogin={handleSignIn}
            onShare={(result) => void openShare(result)}
          />
        ) : (
          <>
            {(wide || view === 'entry') && (
              <RoundHeader
                round={details.round}
                lastResult={details.last_result ?? null}
                past={details.past ?? false}
                onShare={handleShare}
              />
            )}
            {entry}
          </>
        )}
      </Suspense>
      <Suspense>
        {sending && (
          <BillDialog
            round={details.round}
            walletId={sending.walletId}
            lines={sending.lines}
            onLines={change}
            onPlaced={placed}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  )
}
