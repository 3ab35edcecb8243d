import { Outlet } from 'react-router'
import { SandboxMark } from '#src/features/shell/SandboxMark.tsx'
import { useMemberMark } from '#src/features/shell/use-member-mark.ts'
import styles from './GameLayout.module.css'

/** The full-screen game sheet: lacquer in both themes, nothing of the site beside it. */
export function GameLayout() {
  useMemberMark()
  return (
    <div className={styles.frame} data-surface="lacquer">
      <header>
        <SandboxMark />
      </header>
      <Outlet />
    </div>
  )
}
