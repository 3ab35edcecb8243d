import { useQuery } from '@tanstack/react-query'
import { walletsQuery } from '#src/data/member.ts'
import { useOffered } from '#src/data/platform/offering.ts'
import { defineDialog, open } from '#src/dialogs/dialogs.ts'
import { transfer as words } from '#src/strings/money/transfer.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ArrowLeftRight } from '#src/ui/icons.ts'
import styles from './wallets.module.css'

/** Only for members that have another wallet to move money to. */
export function TransferButton() {
  const { data = [] } = useQuery(walletsQuery())
  const offered = useOffered('wallet.transfer')
  if (data.length < 2 || !offered) return null
  return (
    <Button icon={<ArrowLeftRight size={18} />} className={styles.button} onClick={() => void openTransfer()}>
      {words.open}
    </Button>
  )
}

const transferDialog = defineDialog<object, void>({
  name: 'wallet-transfer',
  load: async () => (await import('./parts/TransferSheet.tsx')).TransferSheet,
  dismissed: undefined,
})

/** Moves money between the member's wallets (WALLET-1); resolves when the sheet has closed. */
const openTransfer = (): Promise<void> => open(transferDialog, {})
