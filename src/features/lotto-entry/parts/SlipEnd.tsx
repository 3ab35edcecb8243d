import type { ReactNode } from 'react'
import { ActionBar } from '#src/ui/ActionBar.tsx'
import { AddNotice } from './AddNotice.tsx'

interface SlipEndProps {
  roundId: string
  beside: boolean
  children: ReactNode
}

/** Below the slip: on a narrow screen the word about the last act, and the page's bar. */
export function SlipEnd({ roundId, beside, children }: SlipEndProps) {
  if (beside) return children
  return (
    <>
      <AddNotice roundId={roundId} />
      <ActionBar>{children}</ActionBar>
    </>
  )
}
