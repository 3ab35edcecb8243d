import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { WheelSeeds } from '#contracts/wheel.ts'
import { formatCount } from '#rules/baht.ts'
import { wheelHistoryQuery, wheelSeedsQuery, wheelTableQuery } from '#src/data/rewards/wheel.ts'
import { defineDialog, open } from '#src/dialogs/dialogs.ts'
import { shell } from '#src/strings/shell.ts'
import { fairness as words } from '#src/strings/rewards/wheel.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { Download, Repeat, SlidersHorizontal } from '#src/ui/icons.ts'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import { SectionHead } from '#src/ui/layout/SectionHead.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { CopyRow } from './parts/CopyRow.tsx'
import styles from './FairnessPart.module.css'
import { exportPlays } from './spins/export-plays.ts'
import { SpinList } from './spins/SpinList.tsx'
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

/** The seeds in use, and the hash of the one that comes next. */
function SeedCard({ seeds, onEdit }: { seeds: WheelSeeds; onEdit: () => void }) {
  return (
    <Card pad>
      <CopyRow label={words.commit} value={seeds.server_seed_hash} />
      <div className={styles.own}>
        {seeds.client_seed ? (
          <CopyRow label={words.clientSeed} value={seeds.client_seed} />
        ) : (
          <div className={styles.unset}>
            <p className={styles.label}>{words.clientSeed}</p>
            <p>{words.clientSeedUnset}</p>
          </div>
        )}
        <IconButton label={words.edit} onClick={onEdit}>
          <SlidersHorizontal />
        </IconButton>
      </div>
      <dl className={styles.nonce}>
        <dt className={styles.label}>{words.nonce}</dt>
        <dd>{formatCount(seeds.nonce)}</dd>
      </dl>
      <CopyRow label={words.next} value={seeds.next_server_seed_hash} />
    </Card>
  )
}

/** Answers true where the seed was changed. */
const seedSheet = defineDialog<{ seeds: WheelSeeds }, boolean>({
  name: 'wheel-seed',
  load: async () => (await import('./parts/SeedSheet.tsx')).SeedSheet,
  dismissed: false,
})
