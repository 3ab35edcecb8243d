import type { WheelSeeds } from '#contracts/wheel.ts'
import { formatCount } from '#rules/baht.ts'
import { fairness as words } from '#src/strings/wheel.ts'
import { Card } from '#src/ui/Card.tsx'
import { SlidersHorizontal } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { CopyRow } from './CopyRow.tsx'
import styles from './SeedCard.module.css'

/** The seeds in use, and the hash of the one that comes next. */
export function SeedCard({ seeds, onEdit }: { seeds: WheelSeeds; onEdit: () => void }) {
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
