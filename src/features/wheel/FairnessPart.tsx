import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { wheelHistoryQuery, wheelSeedsQuery, wheelTableQuery } from '#src/data/wheel.ts'
import { open } from '#src/dialogs/dialogs.ts'
import { shell } from '#src/strings/shell.ts'
import { fairness as words } from '#src/strings/wheel.ts'
import { Button } from '#src/ui/Button.tsx'
import { Download, Repeat } from '#src/ui/icons.ts'
import { LoadingRegion } from '#src/ui/LoadingRegion.tsx'
import { PartError } from '#src/ui/PartError.tsx'
import { SectionHead } from '#src/ui/SectionHead.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import styles from './FairnessPart.module.css'
import { exportPlays } from './parts/export-plays.ts'
import { SeedCard } from './parts/SeedCard.tsx'
import { seedSheet } from './parts/seed-sheet.ts'
import { SpinList } from './parts/SpinList.tsx'
import { useHashesSeen } from './use-hashes-seen.ts'

/** What was promised before, what was revealed after, and the proof of every spin (domain.md §9.3). */
export function FairnessPart() {
  const client = useQueryClient()
  const { data: seeds, isError, isFetching, refetch } = useQuery(wheelSeedsQuery())
  const { data: plays } = useInfiniteQuery(wheelHistoryQuery())
  useHashesSeen()

  const spins = plays?.pages.flatMap((page) => page.spins) ?? []
  const handleExport = async () => {
    const ids = [...new Set(spins.map((spin) => spin.stock_id))]
    await exportPlays(spins, await Promise.all(ids.map((id) => client.fetchQuery(wheelTableQuery(id)))))
  }
  return (
    <div className={styles.part}>
      <p className={styles.text}>{words.text}</p>
      <details className={styles.how}>
        <summary className={styles.summary}>{words.how}</summary>
        <ol className={styles.list}>
          {words.howList.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </details>
      <section aria-labelledby="wheel-seeds">
        <SectionHead id="wheel-seeds" title={words.current} />
        {seeds ? (
          <>
            <SeedCard seeds={seeds} onEdit={() => void open(seedSheet, { seeds })} />
            <Button
              tone="gold"
              block
              icon={<Repeat />}
              className={styles.rotate}
              onClick={() => void open(seedSheet, { seeds })}
            >
              {words.rotate}
            </Button>
          </>
        ) : isError ? (
          <PartError
            title={words.failed}
            text={words.failedText}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <LoadingRegion label={shell.loading}>
            <Skeleton shape="row" count={3} />
          </LoadingRegion>
        )}
      </section>
      <section aria-labelledby="wheel-plays">
        <SectionHead
          id="wheel-plays"
          title={words.plays}
          action={
            spins.length > 0 && (
              <Button size="sm" icon={<Download />} onClick={() => void handleExport()}>
                {words.download}
              </Button>
            )
          }
        />
        <SpinList />
      </section>
    </div>
  )
}
