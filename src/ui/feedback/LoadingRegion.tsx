import type { HTMLAttributes, ReactNode } from 'react'
import { ui } from '#src/strings/ui.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'

/** Wraps skeletons: says once that something is loading, and says nothing of the boxes. */
export function LoadingRegion({
  label = ui.loading,
  className,
  children,
}: Pick<HTMLAttributes<HTMLElement>, 'apply' | 'className'> & {
  label?: string
  children: ReactNode
}) {
  return (
    <div className={className} aria-busy="true" data-loading="">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
