import { useSession } from '#src/stores/session.ts'
import { shell } from '#src/strings/shell.ts'
import { cx } from '#src/lib/cx.ts'
import { PartError } from '#src/ui/PartError.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import styles from './MemberPanelSlot.module.css'
import { usePanelCode } from './parts/use-panel-code.ts'

/**
 * SHELL-3 on the landing. The panel needs transport and contract, so its code comes when there is a member. The slot
 * has the panel's exact height from the first paint (`<html data-member>`, features/shell/use-member-mark.ts).
 */
export function MemberPanelSlot() {
  const isMember = useSession((state) => state.user !== null)
  const { Panel, failed, retry } = usePanelCode(isMember)
  return (
    <section aria-label={shell.myAccount} className={cx(styles.slot, isMember && styles.shown)}>
      {isMember && Panel ? (
        <Panel />
      ) : failed ? (
        <PartError
          title={shell.balanceFailed}
          text={shell.moneySafe}
          onRetry={retry}
          className={styles.error}
        />
      ) : (
        <Skeleton shape="panel" className={styles.skeleton} />
      )}
    </section>
  )
}
