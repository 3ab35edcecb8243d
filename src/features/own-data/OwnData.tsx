import { useQuery } from '@tanstack/react-query'
import type { DataOf } from '#contracts/kit.ts'
import type { getOwnData, OwnDataPart } from '#contracts/own-data.ts'
import { isNotOffered } from '#src/data/platform/not-offered.ts'
import { ownDataQuery } from '#src/data/protection/own-data.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { download } from '#src/platform/web/save-image.ts'
import { ownDataFields as names } from '#src/strings/own-data/own-data-fields.ts'
import { ownData as words } from '#src/strings/own-data/own-data.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Download } from '#src/ui/icons.ts'
import { KeyValues } from '#src/ui/list/KeyValues.tsx'
import { fieldText } from './field-text.ts'
import styles from './OwnData.module.css'

type All = DataOf<typeof getOwnData>

/** Entries of a part that are drawn; the file has them all. */
const DRAWN = 50

/** All that is held, to be read here and to be taken along. */
export function OwnData() {
  const query = useQuery(ownDataQuery())
  if (query.isError && isNotOffered(query.error)) return <Note>{words.notOffered}</Note>
  return (
    <section apply="grid gap-12">
      <div>
        <h2 apply="h3">{words.title}</h2>
        <p apply="muted">{words.text}</p>
      </div>
      <Loaded query={query} failed={words.failed} waiting={<Waiting />}>
        {(all) => (
          <>
            <Take all={all} />
            <p apply="small muted">{words.madeAt(formatDateTime(all.made_at))}</p>
            {all.parts
              .filter(({ entries }) => entries.length > 0)
              .map((part) => (
                <Part key={part.name} part={part} />
              ))}
          </>
        )}
      </Loaded>
    </section>
  )
}

const Waiting = () => (
  <LoadingRegion>
    <Skeleton shape="row" count={6} />
  </LoadingRegion>
)

/** The same as a file: a name and its entries, each an object. */
const fileOf = ({ made_at: madeAt, parts }: All): string =>
  JSON.stringify(
    {
      made_at: new Date(madeAt).toISOString(),
      ...Object.fromEntries(
        parts.map(({ name, entries }) => [
          name,
          entries.map(({ fields }) => Object.fromEntries(fields.map(({ key, value }) => [key, value]))),
        ]),
      ),
    },
    null,
    2,
  )

function Take({ all }: { all: All }) {
  const handlePress = () => {
    const file = new Blob([fileOf(all)], { type: 'application/json' })
    if (!download(file, 'chokdee-data.json')) toast('info', words.noDownload)
  }
  return (
    <Button block icon={<Download size={20} />} onClick={handlePress}>
      {words.download}
    </Button>
  )
}

function Part({ part }: { part: OwnDataPart }) {
  const { name, entries, complete } = part
  return (
    <details className={styles.part}>
      <summary className={styles.name}>
        {words.parts[name] ?? name} <span apply="small muted">{words.count(String(entries.length))}</span>
      </summary>
      {entries.slice(0, DRAWN).map(({ fields }, index) => (
        <div key={index} className={styles.entry}>
          <KeyValues
            items={fields
              .filter(({ key }) => key in names)
              .map((field) => ({
                label: names[field.key] ?? field.key,
                value: <span apply="anywhere">{fieldText(name, fields, field)}</span>,
              }))}
          />
        </div>
      ))}
      {(!complete || entries.length > DRAWN) && <p apply="small muted">{words.more}</p>}
    </details>
  )
}
