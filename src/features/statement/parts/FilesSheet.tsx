import { useQuery } from '@tanstack/react-query'
import type { MouseEvent, ReactNode } from 'react'
import { errorText } from '#src/api/error-text.ts'
import { statementFilesQuery, type StatementFilter } from '#src/data/money/statement.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { formatCount } from '#rules/baht.ts'
import { platform } from '#src/platform/current.ts'
import { statement } from '#src/strings/money/statement.ts'
import { Download, Printer } from '#src/ui/icons.ts'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { Sheet } from '#src/ui/modal/Sheet.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import styles from './FilesSheet.module.css'

interface FilesSheetProps {
  filter: StatementFilter
  control: DialogControl<void>
}

/** CSV and a page to print, of the lines in view. Ready before the tap, so that an app lets them open outside. */
export function FilesSheet({ filter, control }: FilesSheetProps) {
  const query = useQuery(statementFilesQuery(filter))
  return (
    <Sheet
      open={control.open}
      title={statement.downloadTitle}
      text={query.data && statement.downloadText(formatCount(query.data.count))}
      onClose={() => control.close()}
      onClosed={control.closed}
    >
      <Loaded
        query={query}
        failed={statement.prepareFailed}
        text={errorText}
        waiting={
          <LoadingRegion label={statement.preparing} apply="grid gap-8">
            <Skeleton shape="row" count={2} />
          </LoadingRegion>
        }
      >
        {(data) => (
          <>
            <div apply="grid gap-8">
              <FileLink
                url={data.csv}
                icon={<Download />}
                title={statement.csv}
                note={statement.csvText}
                download
              />
              <FileLink
                url={data.print}
                icon={<Printer />}
                title={statement.print}
                note={statement.printText}
              />
            </div>
            <p apply="mt-12 small muted">
              {platform().can('openOutside') && `${statement.opensOutside} `}
              {statement.linkLife}
            </p>
          </>
        )}
      </Loaded>
    </Sheet>
  )
}

interface FileLinkProps {
  url: string
  icon: ReactNode
  title: string
  note: string
  /** A file to keep; otherwise a page to look at. */
  download?: boolean
}

/** A real link; in an app that can neither download nor print it opens in the phone's own browser (line.md §5). */
function FileLink({ url, icon, title, note, download }: FileLinkProps) {
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
