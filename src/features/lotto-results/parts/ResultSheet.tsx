import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { LottoResult } from '#contracts/lotto.ts'
import { ApiError } from '#src/api/api-error.ts'
import { lottoResultQuery } from '#src/data/lotto.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { paths } from '#src/lib/paths.ts'
import { lottoResults as words } from '#src/strings/lotto-results.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Share2 } from '#src/ui/icons.ts'
import { LoadingRegion } from '#src/ui/LoadingRegion.tsx'
import { PartError } from '#src/ui/PartError.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { ResultDetail } from './ResultDetail.tsx'
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
          <div className={styles.actions}>
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

const isUnknown = (error: Error) => error instanceof ApiError && error.kind === 'notFound'
