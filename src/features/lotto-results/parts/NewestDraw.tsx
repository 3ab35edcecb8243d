import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { newestResultsQuery } from '#src/data/lotto/lotto.ts'
import { lottoResults as words } from '#src/strings/lotto/lotto-results.ts'
import { Framed } from '#src/ui/layout/Framed.tsx'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { Motif } from '#src/ui/display/Motif.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Tag } from '#src/ui/display/Tag.tsx'
import styles from './NewestDraw.module.css'
import { Prizes } from './Prizes.tsx'

interface NewestDrawProps {
  /** null while it is not known. */
  category: string | null
  addressOf: (part: { round: string }) => string
}

/** The last draw of a category, whenever it was; its list below may well be empty today. */
export function NewestDraw({ category, addressOf }: NewestDrawProps) {
  const { data, isError } = useQuery({ ...newestResultsQuery(category ?? ''), enabled: category !== null })
  const result = data?.find(({ prizes }) => prizes.length > 0)
  if (!data && !isError)
    return (
      <LoadingRegion>
        <Skeleton shape="panel" className={styles.loading} />
      </LoadingRegion>
    )
  // The list says what failed, and offers to try again.
  if (!result) return null
  const { round } = result
  return (
    <Framed
      role="region"
      aria-label={words.detail(round.lottery_name)}
      data-surface="lacquer"
      className={styles.panel}
    >
      <Motif name="spray" className={styles.spray} />
      <div apply="row start between gap-12 mb-16">
        <div>
          <h2 apply="text-17">
            <Link
              to={addressOf({ round: round.round_id })}
              replace
              preventScrollReset
              className={styles.link}
            >
              {round.lottery_name}
            </Link>
          </h2>
          <p apply="small muted">{round.title}</p>
        </div>
        <Tag tone="line">{words.newestDraw}</Tag>
      </div>
      <Prizes result={result} />
    </Framed>
  )
}
