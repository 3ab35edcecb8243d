import { useQuery } from '@tanstack/react-query'
import { paymentInfoQuery } from '#src/data/payment.ts'
import { formatBaht } from '#rules/baht.ts'
import { deposit as words } from '#src/strings/deposit.ts'
import styles from './ChannelNotices.module.css'

/** What the chosen channel asks of this member, before anything is transferred. Nothing while it cannot be had. */
export function ChannelNotices({ channelId }: { channelId: string }) {
  const { data } = useQuery(paymentInfoQuery(channelId))
  if (!data) return null
  const limit = data.limit_left == null ? [] : [words.limitLeft(formatBaht(data.limit_left))]
  const notices = [...limit, ...data.notices]
  if (notices.length === 0) return null
  return (
    <ul aria-label={words.asks} className={styles.notices}>
      {notices.map((notice) => (
        <li key={notice}>{notice}</li>
      ))}
    </ul>
  )
}
