import { play } from '#src/strings/play.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Dialog } from '#src/ui/modal/Dialog.tsx'
import { CircleAlert } from '#src/ui/icons.ts'
import styles from '../play.module.css'

interface LaunchFailedProps {
  open: boolean
  /** Why, in the platform's words where it gave some. */
  message: string
  onRetry: () => void
  onOtherGames: () => void
  onClose: () => void
}

/** GAME-3. */
export function LaunchFailed({ open, message, onRetry, onOtherGames, onClose }: LaunchFailedProps) {
  return (
    <Dialog
      open={open}
      role="alertdialog"
      label={play.failedTitle}
      align="center"
      persistent
      hideClose
      onClose={onClose}
    >
      <CircleAlert size={32} className={styles.launchFailedIcon} />
      <h2 apply="h2">{play.failedTitle}</h2>
      <p apply="mt-4 muted balance">{message}</p>
      <p apply="mt-4 muted balance">{play.moneySafe}</p>
      <div className={styles.launchFailedActions}>
        <Button onClick={onClose}>{play.closeIt}</Button>
        <Button tone="cta" onClick={onOtherGames}>
          {play.otherGames}
        </Button>
      </div>
      <Button tone="text" block onClick={onRetry}>
        {play.retry}
      </Button>
    </Dialog>
  )
}
