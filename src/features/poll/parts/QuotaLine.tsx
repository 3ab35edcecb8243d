import { useQuery } from '@tanstack/react-query'
import { pollQuotaQuery } from '#src/data/poll.ts'
import { poll as words } from '#src/strings/poll.ts'
import styles from './QuotaLine.module.css'

/** Votes that the member has left; a visitor is told where to find out. */
export function QuotaLine({ pollId, member }: { pollId: string; member: boolean }) {
  const { data } = useQuery({ ...pollQuotaQuery(pollId), enabled: member })
  if (!member) return <span className={styles.quota}>{words.signInToVote}</span>
  if (!data) return null
  return (
    <span className={styles.quota}>
      {words.quotaLeft} <b className={styles.left}>{data.left}</b> {words.times}
    </span>
  )
}
