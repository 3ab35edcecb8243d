/** What the member was told, and what was read: in step over parts of the page, tabs and devices. */
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { getInbox, getRewardsSummary, type InboxItem, markInboxRead } from '#contracts/inbox.ts'
import { call } from '#src/api/call.ts'
import { isOffered } from '#src/api/offering.ts'
import { readHere } from '#src/stores/read-elsewhere.ts'
import { ofMember } from './query-key.ts'

export const inboxKey = ofMember(getInbox.name)

/** Items of one batch of the growing list. */
const BATCH = 20

/**
 * Other devices read too: asked again when the page comes back into view, and each minute while it is in view (not
 * while it is hidden).
 */
const inStep = {
  staleTime: 10_000,
  // Nobody is asked again for what the platform does not offer.
  refetchInterval: () => isOffered(getInbox.name) && 60_000,
  refetchOnWindowFocus: () => (isOffered(getInbox.name) ? 'always' : false),
} as const

interface InboxBatch {
  items: readonly InboxItem[]
  /** In all, not in this batch; null where the platform does not tell. */
  unread: number | null
}

type InboxPages = InfiniteData<InboxBatch, string | null>

export const inboxQuery = () =>
  infiniteQueryOptions({
    queryKey: ofMember(getInbox.name, 'list'),
    ...inStep,
    initialPageParam: null as string | null,
    queryFn: async ({ signal, pageParam }): Promise<InboxBatch> => {
      const asked = { limit: BATCH, ...(pageParam !== null && { before_id: pageParam }) }
      const { data, unread } = await call(getInbox, asked, { signal })
      return { items: data, unread: unread ?? null }
    },
    getNextPageParam: ({ items }) => (items.length < BATCH ? null : items.at(-1)!.id),
  })

/** How many are unread; null where the platform does not tell. */
export const unreadQuery = () =>
  queryOptions({
    queryKey: ofMember(getInbox.name, 'unread'),
    ...inStep,
    queryFn: async ({ signal }) => (await call(getInbox, { limit: 1 }, { signal })).unread ?? null,
  })

/** What can be taken now, for the badges of the menu. */
export const rewardsSummaryQuery = () =>
  queryOptions({
    queryKey: ofMember(getRewardsSummary.name),
    queryFn: async ({ signal }) => (await call(getRewardsSummary, {}, { signal })).data,
    staleTime: 10_000,
  })

/** Shown as read before the server knows. */
function showRead(client: QueryClient, ids: readonly string[] | null): void {
  let changed = 0
  client.setQueryData<InboxPages>(
    inboxQuery().queryKey,
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({
          ...page,
          items: page.items.map((item) => {
            if (item.read || (ids && !ids.includes(item.id))) return item
            changed++
            return { ...item, read: true }
          }),
        })),
      },
  )
  client.setQueryData(unreadQuery().queryKey, (unread) =>
    typeof unread === 'number' ? (ids ? Math.max(0, unread - changed) : 0) : unread,
  )
}

/**
 * Marks these as read, all of them for null: here at once, then at the server, then in the other tabs. When that fails
 * what the server knows is shown again, and the error thrown.
 */
export async function markRead(client: QueryClient, ids: readonly string[] | null): Promise<void> {
  await client.cancelQueries({ queryKey: inboxKey })
  showRead(client, ids)
  try {
    const { data } = await call(markInboxRead, ids ? { ids: [...ids] } : {})
    client.setQueryData(unreadQuery().queryKey, data.unread)
    readHere()
  } catch (error) {
    void client.invalidateQueries({ queryKey: inboxKey })
    throw error
  }
}
