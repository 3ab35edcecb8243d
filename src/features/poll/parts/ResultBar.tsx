import { useQuery } from '@tanstack/react-query'
import { pollQuotaQuery } from '#src/data/poll.ts'
import { poll as words } from '#src/strings/poll.ts'
import { Button } from '#src/ui/Button.tsx'
import { Share2 } from '#src/ui/icons.ts'
import styles from './ResultBar.module.css'

interface ResultBarProps {
  pollId: string
  /** Missing where the member has no votes left. */
  onAgain?: (() => void) | undefined
  onInvite: () => void
}

/** Bring friends; and vote again, where a vote is left. */
export function ResultBar({ pollId, onAgain, onInvite }: ResultBarProps) {
  const { data: quota } = useQuery({ ...pollQuotaQuery(pollId), enabled: onAgain !== undefined })
  return (
    <div className={styles.bar}>
      {onAgain && quota && quota.left > 0 && (
        <Button tone="cta" size="lg" block onClick={onAgain}>
          {words.again(quota.left)}
        </Button>
      )}
      <Button tone="gold" size="lg" block icon={<Share2 size={20} />} onClick={onInvite}>
        {words.invite}
      </Button>
    </div>
  )
}
