import type { DataOf } from '#contracts/kit.ts'
import type { getAffiliateNetwork } from '#contracts/affiliate.ts'
import type { AffiliateConfig } from '#src/data/affiliate.ts'
import { formatCount } from '#rules/baht.ts'
import { affiliate as words } from '#src/strings/affiliate.ts'
import { Card } from '#src/ui/Card.tsx'
import { List } from '#src/ui/List.tsx'
import { ListItem } from '#src/ui/ListItem.tsx'
import { Money } from '#src/ui/Money.tsx'
import { percentRange } from './example.ts'
import styles from './LevelCard.module.css'

interface LevelCardProps {
  levels: DataOf<typeof getAffiliateNetwork>['levels']
  /** Undefined while the rates are not known. */
  config: AffiliateConfig | undefined
}

/** Friends and commission of the month by level. */
export function LevelCard({ levels, config }: LevelCardProps) {
  return (
    <Card>
      <List>
        {levels.map(({ level, friends, earned }) => {
          const range = config && percentRange(config, level)
          return (
            <ListItem key={level}>
              <div className={styles.level}>
                <span className={styles.name}>{words.level(level)}</span>
                <span>
                  <span className={styles.friends}>{words.people(formatCount(friends))}</span>
                  {range && <span className={styles.range}>{words.ofPlay(range)}</span>}
                </span>
                <Money satang={earned} sign tone={earned > 0 ? 'won' : 'plain'} className={styles.earned} />
              </div>
            </ListItem>
          )
        })}
      </List>
    </Card>
  )
}
