import { useQuery } from '@tanstack/react-query'
import type { MouseEvent, ReactNode } from 'react'
import { errorText } from '#src/api/error-text.ts'
import { statementFilesQuery, type StatementFilter } from '#src/data/statement.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { formatCount } from '#rules/baht.ts'
import { platform } from '#src/platform/current.ts'
import { statement } from '#src/strings/money/statement.ts'
import { Download, Printer } from '#src/ui/icons.ts'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import { Sheet } from '#src/ui/modal/Sheet.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import styles from './FilesSheet.module.css'

interface FilesSheetProps {
  filter: StatementFilter
  control: DialogControl<void>
}

/** CSV and a page to print, of the lines in view. Ready before the tap, so that an app lets them open outside. */
export function FilesSheet({ filter, control }: FilesSheetProps) {
  const { data, error, isError, isFetching, refetch } = useQuery(statementFilesQuery(filter))
  return (
    <Sheet
      open={control.open}
      title={statement.downloadTitle}
      text={data && statement.downloadText(formatCount(data.count))}
      onClose={() => control.close()}
      onClosed={control.closed}
    >
      {!data && isError && (
        <PartError
          title={statement.prepareFailed}
          text={errorText(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && (
        <LoadingRegion label={statement.preparing} className={styles.links}>
          <Skeleton shape="row" count={2} />
        </LoadingRegion>
      )}
      {data && (
        <>
          <div className={styles.links}>
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
          <p className={styles.hint}>
            {platform().can('openOutside') && `${statement.opensOutside} `}
            {statement.linkLife}
          </p>
        </>
      )}
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
