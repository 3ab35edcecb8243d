/** What waits behind an entry of the menu. Nothing where there is nothing to take, or where that is not known. */
import type { RewardsSummary } from '#contracts/inbox.ts'
import { memberArea } from '#src/strings/member-area.ts'

/** As far as it is known; `unread`: notices. */
export type Waiting = Partial<RewardsSummary> & { unread?: number | null | undefined }

/** Words, or money in satang. */
export type Badge = { text: string; tone: 'gold' | 'line' } | { satang: number }

type BadgeOf = (waiting: Waiting) => Badge | null

export const unreadBadge: BadgeOf = ({ unread }) =>
  unread ? { text: memberArea.badgeUnread(unread), tone: 'gold' } : null

export const questBadge: BadgeOf = ({ quests_claimable: count }) =>
  count ? { text: memberArea.badgeQuests(count), tone: 'gold' } : null

export const spinBadge: BadgeOf = ({ wheel_spins: count }) =>
  count ? { text: memberArea.badgeSpins(count), tone: 'line' } : null

export const cashbackBadge: BadgeOf = ({ cashback }) => (cashback ? { satang: cashback } : null)

export const affiliateBadge: BadgeOf = ({ affiliate }) => (affiliate ? { satang: affiliate } : null)
