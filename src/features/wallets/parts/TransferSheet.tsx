import { useQuery } from '@tanstack/react-query'
import { walletsQuery } from '#src/data/member.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { shell } from '#src/strings/shell.ts'
import { transfer as words } from '#src/strings/money/transfer.ts'
import { wallets as walletWords } from '#src/strings/money/wallets.ts'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import { Sheet } from '#src/ui/modal/Sheet.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { TransferForm } from './TransferForm.tsx'

export function TransferSheet({ control }: { control: DialogControl<void> }) {
  const { data, isError, isFetching, refetch } = useQuery(walletsQuery())
  return (
    <Sheet open={control.open} title={words.title} onClose={() => control.close()} onClosed={control.closed}>
      {data ? (
        <TransferForm wallets={data} onDone={() => control.close()} />
      ) : isError ? (
        <PartError
          title={walletWords.failed}
          text={walletWords.moneySafe}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingRegion label={shell.loading}>
          <Skeleton shape="field" count={3} />
        </LoadingRegion>
      )}
    </Sheet>
  )
}
