import { shell } from '#src/strings/shell.ts'
import { Button } from '#src/ui/Button.tsx'
import { LogIn } from '#src/ui/icons.ts'
import styles from './Tabs.module.css'

export function LoginTab({ onLogin }: { onLogin: () => void }) {
  return (
    <Button tone="cta" size="lg" icon={<LogIn />} className={styles.login} onClick={onLogin}>
      {shell.login}
    </Button>
  )
}
