/** Which tab is open, and whether the history is: both stand in the address, so that they can be linked to. */
import { useSearchParams } from 'react-router'
import { groupOf, type QuestGroup } from './parts/quest-groups.ts'

export function useQuestView() {
  const [query, setQuery] = useSearchParams()
  return {
    group: groupOf(query.get('group')),
    isHistory: query.get('view') === 'history',
    choose: (group: QuestGroup) =>
      setQuery(group === 'day' ? {} : { group }, { replace: true, preventScrollReset: true }),
  }
}
