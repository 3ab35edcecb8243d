import { type ComponentType, useEffect, useState } from 'react'
import { useSession } from '#src/stores/session.ts'
import { shell } from '#src/strings/shell.ts'
import { loadCode } from '#src/lib/connection/code.ts'
import { cx } from '#src/lib/cx.ts'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import styles from './MemberPanelSlot.module.css'

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

const load = async (): Promise<ComponentType> => (await import('./MemberPanel.tsx')).MemberPanel

interface PanelCode {
  Panel: ComponentType | null
  failed: boolean
  retry: () => void
}

/** The panel's code, fetched once it is wanted. Not React.lazy: that one remembers a failure and cannot try again. */
function usePanelCode(wanted: boolean): PanelCode {
  const [Panel, setPanel] = useState<ComponentType | null>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (!wanted || Panel || failed) return
    let gone = false
    loadCode(load).then(
      (component) => !gone && setPanel(() => component),
      () => !gone && setFailed(true),
    )
    return () => {
      gone = true
    }
  }, [wanted, Panel, failed])

  return { Panel, failed, retry: () => setFailed(false) }
}
