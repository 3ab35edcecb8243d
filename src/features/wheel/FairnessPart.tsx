import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { WheelSeeds } from '#contracts/wheel.ts'
import { formatCount } from '#rules/baht.ts'
import { wheelHistoryQuery, wheelSeedsQuery, wheelTableQuery } from '#src/data/rewards/wheel.ts'
import { defineDialog, open } from '#src/dialogs/dialogs.ts'
import { fairness as words } from '#src/strings/rewards/wheel.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { Download, Repeat, SlidersHorizontal } from '#src/ui/icons.ts'
import { SectionHead } from '#src/ui/layout/SectionHead.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { CopyRow } from './parts/CopyRow.tsx'
import styles from './FairnessPart.module.css'
import { exportPlays } from './spins/export-plays.ts'
import { SpinList } from './spins/SpinList.tsx'
import { useHashesSeen } from './use-hashes-seen.ts'

/** What was promised before, what was revealed after, and the proof of every spin (domain.md §9.3). */
export function FairnessPart() {
  const client = useQueryClient()
  const seeds = useQuery(wheelSeedsQuery())
  const { data: plays } = useInfiniteQuery(wheelHistoryQuery())
  useHashesSeen()

  const spins = plays?.pages.flatMap((page) => page.spins) ?? []
  const handleExport = async () => {
    const ids = [...new Set(spins.map((spin) => spin.stock_id))]
    await exportPlays(spins, await Promise.all(ids.map((id) => client.fetchQuery(wheelTableQuery(id)))))
  }
  return (
    <div className={styles.part}>
      <p apply="muted">{words.text}</p>
      <details apply="px-16 surface-1 edge round-l">
        <summary className={styles.summary}>{words.how}</summary>
        <ol className={styles.list}>
          {words.howList.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </details>
      <section aria-labelledby="wheel-seeds">
        <SectionHead id="wheel-seeds" title={words.current} />
        <Loaded
          query={seeds}
          failed={words.failed}
          text={words.failedText}
          skeleton={<Skeleton shape="row" count={3} />}
        >
          {(loaded) => (
            <>
              <SeedCard seeds={loaded} onEdit={() => void open(seedSheet, { seeds: loaded })} />
              <Button
                tone="gold"
                block
                icon={<Repeat />}
                className={styles.rotate}
                onClick={() => void open(seedSheet, { seeds: loaded })}
              >
                {words.rotate}
              </Button>
            </>
          )}
        </Loaded>
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
      <CopyRow label={words.commitLabel} value={seeds.server_seed_hash} />
      <div className={styles.own}>
        {seeds.client_seed ? (
          <CopyRow label={words.clientSeed} value={seeds.client_seed} />
        ) : (
          <div className={styles.unset}>
            <p apply="small muted">{words.clientSeed}</p>
            <p>{words.clientSeedUnset}</p>
          </div>
        )}
        <IconButton label={words.edit} onClick={onEdit}>
          <SlidersHorizontal />
        </IconButton>
      </div>
      <dl className={styles.nonce}>
        <dt apply="small muted">{words.nonce}</dt>
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
