import type { ReactNode } from 'react'

export function ListItem({ className, children }: { className?: string; children: ReactNode }) {
  return <li className={className}>{children}</li>
}
