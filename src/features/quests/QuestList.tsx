import { useQuery } from '@tanstack/react-query'
import { questsQuery } from '#src/data/rewards/quests.ts'
import { quests as words } from '#src/strings/rewards/quests.ts'
import { shell } from '#src/strings/shell.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { List } from '#src/ui/list/List.tsx'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { TabPanel } from '#src/ui/tabs/TabPanel.tsx'
import { Tabs } from '#src/ui/tabs/Tabs.tsx'
import { bundlesOf, type QuestGroup, shownGroups, waitingIn } from './parts/quest-groups.ts'
import { QuestRow } from './parts/QuestRow.tsx'
import styles from './quests.module.css'

interface QuestListProps {
  group: QuestGroup
  onGroup: (group: QuestGroup) => void
}

/** Quests by tab, with how many rewards wait in each. */
export function QuestList({ group, onGroup }: QuestListProps) {
  const { data, isError, isFetching, refetch } = useQuery(questsQuery())
  if (!data && isError)
    return (
      <PartError title={words.failed} text={words.safe} busy={isFetching} onRetry={() => void refetch()} />
    )
  const items = shownGroups(data ?? []).map((id) => {
    const waiting = waitingIn(data ?? [], id)
    return { id, label: words.groups[id], ...(waiting > 0 && { count: waiting }) }
  })
  const value = items.find(({ id }) => id === group)?.id ?? 'day'
  const bundles = bundlesOf(data ?? [], value)
  return (
    <>
      <Tabs name="quests" label={words.list} value={value} items={items} onChange={onGroup} fill />
      <TabPanel name="quests" id={value} className={styles.questListPanel}>
        {!data && (
          <LoadingRegion label={shell.loading}>
            <Skeleton shape="panel" count={3} className={styles.questListWaiting} />
          </LoadingRegion>
        )}
        {data && bundles.length === 0 && <EmptyState title={words.none} text={words.noneText} level={3} />}
        {bundles.map(({ key, title, quests }) => (
          <div key={key}>
            {title !== '' && <h3 apply="mb-8">{title}</h3>}
            <Card>
              <List>
                {quests.map((quest) => (
                  <QuestRow key={quest.quest_id} quest={quest} />
                ))}
              </List>
            </Card>
          </div>
        ))}
      </TabPanel>
    </>
  )
}
