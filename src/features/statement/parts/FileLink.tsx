import type { MouseEvent, ReactNode } from 'react'
import { platform } from '#src/platform/current.ts'
import { ListRow } from '#src/ui/ListRow.tsx'
import styles from './FileLink.module.css'

interface FileLinkProps {
  url: string
  icon: ReactNode
  title: string
  note: string
  /** A file to keep; otherwise a page to look at. */
  download?: boolean
}

/** A real link; in an app that can neither download nor print it opens in the phone's own browser (line.md §5). */
export function FileLink({ url, icon, title, note, download }: FileLinkProps) {
  const handleClick = (event: MouseEvent) => {
    if (!platform().can('openOutside')) return
    event.preventDefault()
    platform().openExternal(url)
  }
  return (
    <ListRow
      as="a"
      href={url}
      {...(download ? { download: '' } : { target: '_blank', rel: 'noopener' })}
      icon={icon}
      title={title}
      note={note}
      chevron
      className={styles.link}
      onClick={handleClick}
    />
  )
}
