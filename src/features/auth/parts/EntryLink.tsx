import type { MouseEvent, ReactNode } from 'react'
import { platform } from '#src/platform/current.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'

interface EntryLinkProps {
  path: string
  /** A plain press: the dialog or page around the form goes there its own way. */
  onFollow: () => void
  children: ReactNode
}

/** A true link, so that it can be opened in a new tab, which a plain press follows without leaving the page. */
export function EntryLink({ path, onFollow, children }: EntryLinkProps) {
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onFollow()
  }
  return (
    <TextLink href={platform().nav.linkTo(path)} onClick={handleClick}>
      {children}
    </TextLink>
  )
}
