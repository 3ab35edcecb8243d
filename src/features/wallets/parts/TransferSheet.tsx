import { useQuery } from '@tanstack/react-query'
import { walletsQuery } from '#src/data/member.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { transfer as words } from '#src/strings/money/transfer.ts'
import { wallets as walletWords } from '#src/strings/money/wallets.ts'
import { Sheet } from '#src/ui/modal/Sheet.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { TransferForm } from './TransferForm.tsx'

export function TransferSheet({ control }: { control: DialogControl<void> }) {
  const query = useQuery(walletsQuery())
  return (
    <Sheet open={control.open} title={words.title} onClose={() => control.close()} onClosed={control.closed}>
      <Loaded
        query={query}
        failed={walletWords.failed}
        text={walletWords.moneySafe}
        skeleton={<Skeleton shape="field" count={3} />}
      >
        {(wallets) => <TransferForm wallets={wallets} onDone={() => control.close()} />}
      </Loaded>
    </Sheet>
  )
}
