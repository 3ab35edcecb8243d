import { useQuery } from '@tanstack/react-query'
import { walletsQuery } from '#src/data/member.ts'
import { transfer as words } from '#src/strings/transfer.ts'
import { Button } from '#src/ui/Button.tsx'
import { ArrowLeftRight } from '#src/ui/icons.ts'
import { openTransfer } from './open-transfer.ts'
import styles from './TransferButton.module.css'

/** Only for members that have another wallet to move money to. */
export function TransferButton() {
  const { data = [] } = useQuery(walletsQuery())
  if (data.length < 2) return null
  return (
    <Button icon={<ArrowLeftRight size={18} />} className={styles.button} onClick={() => void openTransfer()}>
      {words.open}
    </Button>
  )
}
