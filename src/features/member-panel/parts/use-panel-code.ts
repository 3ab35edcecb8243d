import { type ComponentType, useEffect, useState } from 'react'

const load = async (): Promise<ComponentType> => (await import('../MemberPanel.tsx')).MemberPanel

interface PanelCode {
  Panel: ComponentType | null
  failed: boolean
  retry: () => void
}

/** The panel's code, fetched once it is wanted. Not React.lazy: that one remembers a failure and cannot try again. */
export function usePanelCode(wanted: boolean): PanelCode {
  const [Panel, setPanel] = useState<ComponentType | null>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (!wanted || Panel || failed) return
    let gone = false
    load().then(
      (component) => !gone && setPanel(() => component),
      () => !gone && setFailed(true),
    )
    return () => {
      gone = true
    }
  }, [wanted, Panel, failed])

  return { Panel, failed, retry: () => setFailed(false) }
}
