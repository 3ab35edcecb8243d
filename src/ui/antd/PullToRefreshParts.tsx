import { PullToRefresh } from 'antd-mobile'
import type { ReactNode } from 'react'
import { pullToRefresh as text } from '../../strings/pull-to-refresh.ts'
import { Spinner } from '../actions/Spinner.tsx'
import './patch.ts'

export function PullToRefreshParts({
  onRefresh,
  disabled,
  children,
}: {
  onRefresh: () => Promise<unknown>
  disabled: boolean
  children: ReactNode
}) {
  return (
    <PullToRefresh
      disabled={disabled}
      onRefresh={() => onRefresh().catch(() => {})}
      renderText={(status) => (
        <span role={status === 'pulling' ? undefined : 'status'} apply="row middle gap-8 small gold">
          {status === 'refreshing' && <Spinner />}
          {text[status]}
        </span>
      )}
    >
      {children}
    </PullToRefresh>
  )
}
