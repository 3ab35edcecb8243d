import { shell } from '#src/strings/shell.ts'
import { Button } from '#src/ui/Button.tsx'
import styles from './HeaderActions.module.css'

interface VisitorActionsProps {
  onLogin: () => void
  onRegister: () => void
}

/** SHELL-1: trying out is offered on the desktop only, and leads to registration. */
export function VisitorActions({ onLogin, onRegister }: VisitorActionsProps) {
  return (
    <>
      <Button tone="gold" size="sm" className={styles.desktop} onClick={onRegister}>
        {shell.tryPlay}
      </Button>
      <Button tone="gold" size="sm" className={styles.login} onClick={onLogin}>
        {shell.login}
      </Button>
    </>
  )
}
