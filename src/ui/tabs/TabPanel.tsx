import type { ReactNode } from 'react'

/** What the chosen tab of `<Tabs name>` shows. */
export function TabPanel({
  name,
  id,
  className,
  children,
}: {
  name: string
  id: string
  className?: string
  children: ReactNode
}) {
  return (
    <div
      role="tabpanel"
      id={`${name}-panel-${id}`}
      aria-labelledby={`${name}-tab-${id}`}
      className={className}
    >
      {children}
    </div>
  )
}
