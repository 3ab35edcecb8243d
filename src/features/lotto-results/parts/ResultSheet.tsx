import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { LottoResult } from '#contracts/lotto.ts'
import { ApiError } from '#src/api/api-error.ts'
import { lottoLobbyQuery, lottoResultQuery } from '#src/data/lotto/lotto.ts'
import { useOffered } from '#src/data/platform/offering.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { phaseOf } from '#src/lib/lotto-round.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { formatDateTime, formatTime } from '#src/lib/time.ts'
import { AddressLink } from '#src/platform/AddressLink.tsx'
import { lottoResults as words } from '#src/strings/lotto/lotto-results.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { ExternalLink, Share2 } from '#src/ui/icons.ts'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import { Sheet } from '#src/ui/modal/Sheet.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { useServerTime } from '#src/ui/time/use-server-time.ts'
import { Prizes } from './Prizes.tsx'
import styles from './ResultSheet.module.css'

interface ResultSheetProps {
  roundId: string
  onShare: (result: LottoResult) => void
  control: DialogControl<'closed' | 'left'>
}

export function ResultSheet({ roundId, onShare, control }: ResultSheetProps) {
  const { data, error, isFetching, refetch } = useQuery(lottoResultQuery(roundId))
  return (
    <Sheet
      open={control.open}
      onClose={() => control.close('closed')}
      onClosed={control.closed}
      title={data?.round.lottery_name ?? words.lottery}
      actions={
        data && (
          <div apply="grid halves gap-12">
            <Button as={Link} to={paths.lottoRound(roundId)} onClick={() => control.close('left')}>
              {words.seeRound}
            </Button>
            <Button tone="gold" icon={<Share2 />} onClick={() => onShare(data)}>
              {words.share}
            </Button>
          </div>
        )
      }
    >
      {data && <ResultDetail result={data} />}
      {data && <PastLink lotteryId={data.round.lottery_id} onLeave={() => control.close('left')} />}
      {!data && error && isUnknown(error) && <EmptyState art="lozenge" level={3} title={words.notFound} />}
      {!data && error && !isUnknown(error) && (
        <PartError title={words.failed} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <LoadingRegion>
          <Skeleton shape="panel" />
        </LoadingRegion>
      )}
    </Sheet>
  )
}

/** The way to what a lottery has drawn; nothing where the platform does not tell it. */
function PastLink({ lotteryId, onLeave }: { lotteryId: string; onLeave: () => void }) {
  const { data } = useQuery(lottoLobbyQuery())
  const offered = useOffered('lotto.past')
  if (!offered || !data?.lotteries.find(({ lottery_id: id }) => id === lotteryId)?.past) return null
  return (
    <p apply="mt-12 text-centre">
      <TextLink as={Link} to={paths.lottoPast(lotteryId)} chevron onClick={onLeave}>
        {words.past}
      </TextLink>
    </p>
  )
}

const isUnknown = (error: Error) => error instanceof ApiError && error.kind === 'notFound'

function ResultDetail({ result }: { result: LottoResult }) {
  const { round } = result
  const phase = useServerTime((now) => phaseOf(round, now))
  return (
    <>
      <p apply="mb-12 muted text-centre">{round.title}</p>
      {phase === 'resulted' && <Drawn result={result} />}
      {phase === 'cancelled' && <Note tone="info">{words.cancelledText}</Note>}
      {phase !== 'resulted' && phase !== 'cancelled' && (
        <Note tone="warn">
          {words.waitingText}
          {round.result_at != null && ` ${words.around(formatTime(round.result_at))}`}
        </Note>
      )}
    </>
  )
}

function Drawn({ result }: { result: LottoResult }) {
  const { top3, top2, bottom2, announced_at: at, source_read_at: readAt, source_url: source } = result
  const facts = [
    { label: words.top, value: top3 },
    { label: words.top2, value: top2 },
    { label: words.bottom, value: bottom2 },
    { label: words.announcedAt, value: at == null ? '' : formatDateTime(at) },
    { label: words.readAt, value: source && readAt != null ? formatDateTime(readAt) : '' },
  ].filter(({ value }) => value !== '')
  return (
    <>
      <Prizes result={result} />
      <dl apply="mt-16 edge-above">
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {source && (
        <TextLink as={AddressLink} to={source}>
          {words.openSource}
          <ExternalLink size={16} />
        </TextLink>
      )}
    </>
  )
}
