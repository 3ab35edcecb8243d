import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { getAffiliateNetwork } from '#contracts/affiliate.ts'
import type { DataOf } from '#contracts/kit.ts'
import { formatCount } from '#rules/baht.ts'
import {
  type AffiliateConfig,
  affiliateConfigQuery,
  affiliateNetworkQuery,
  affiliateSummaryQuery,
  type NetworkSort,
} from '#src/data/rewards/affiliate.ts'
import { affiliate as words } from '#src/strings/rewards/affiliate.ts'
import { shell } from '#src/strings/shell.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { Chip } from '#src/ui/actions/Chip.tsx'
import { ChipRow } from '#src/ui/actions/ChipRow.tsx'
import { EyeOff } from '#src/ui/icons.ts'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { TabPanel } from '#src/ui/tabs/TabPanel.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Tabs } from '#src/ui/tabs/Tabs.tsx'
import { type LevelName, levels, sorts } from './affiliate-url.ts'
import styles from './affiliate.module.css'
import { percentRange } from './parts/example.ts'
import { Friends } from './parts/Friends.tsx'

interface NetworkProps {
  level: LevelName
  sort: NetworkSort
  onLevel: (level: LevelName) => void
  onSort: (sort: NetworkSort) => void
  onShare: () => void
}

const tabs = levels.map((id) => ({ id, label: words.level(Number(id)) }))

/** Friends by level. */
export function Network({ level, sort, onLevel, onSort, onShare }: NetworkProps) {
  const { data: config } = useQuery(affiliateConfigQuery())
  const { data: summary } = useQuery(affiliateSummaryQuery())
  const query = useInfiniteQuery(affiliateNetworkQuery(Number(level), sort))
  return (
    <div apply="grid gap-16 one-column">
      <Loaded
        query={query}
        failed={words.networkFailed}
        text={shell.moneySafe}
        skeleton={<Skeleton shape="row" count={summary?.friends === 0 ? 3 : 8} />}
      >
        {({ pages }) => (
          <>
            <div className={styles.inset}>
              <LevelCard levels={pages[0]?.levels ?? []} config={config} />
            </div>
            <Tabs
              name="affiliate-level"
              label={words.levelTabs}
              value={level}
              items={tabs}
              onChange={onLevel}
              fill
            />
            <TabPanel name="affiliate-level" id={level}>
              <div className={styles.inset}>
                <h2 apply="pt-8 muted small-regular">{words.earnedThisMonth}</h2>
              </div>
              <ChipRow label={words.sortLabel} className={styles.sorts}>
                {sorts.map((each) => (
                  <Chip key={each} selected={each === sort} onClick={() => onSort(each)}>
                    {words.sorts[each]}
                  </Chip>
                ))}
              </ChipRow>
              <Friends
                level={Number(level)}
                friends={pages.flatMap((page) => page.friends)}
                total={pages[0]?.total ?? 0}
                busy={query.isFetchingNextPage}
                onMore={() => void query.fetchNextPage()}
                onShare={onShare}
              />
            </TabPanel>
          </>
        )}
      </Loaded>
      <div className={styles.inset}>
        <Note icon={<EyeOff size={20} />}>{words.private}</Note>
      </div>
    </div>
  )
}

interface LevelCardProps {
  levels: DataOf<typeof getAffiliateNetwork>['levels']
  /** Undefined while the rates are not known. */
  config: AffiliateConfig | undefined
}

/** Friends and commission of the month by level. */
function LevelCard({ levels, config }: LevelCardProps) {
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
                  <span apply="block medium">{words.people(formatCount(friends))}</span>
                  {range && <span apply="block small muted">{words.ofPlay(range)}</span>}
                </span>
                <Money
                  satang={earned}
                  sign
                  tone={earned > 0 ? 'won' : 'plain'}
                  className={styles.networkEarned}
                />
              </div>
            </ListItem>
          )
        })}
      </List>
    </Card>
  )
}
