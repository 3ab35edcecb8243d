import { useQuery } from '@tanstack/react-query'
import type { PollConfig } from '#contracts/poll.ts'
import { pollQuotaQuery } from '#src/data/poll.ts'
import { formatTime } from '#src/lib/time.ts'
import { poll as words } from '#src/strings/poll.ts'
import { Card } from '#src/ui/Card.tsx'
import { KeyValues } from '#src/ui/KeyValues.tsx'
import { SectionHead } from '#src/ui/SectionHead.tsx'
import styles from './PollFacts.module.css'

/** The rules as the platform tells them, and how the member's own votes were counted. */
export function PollFacts({ poll, member }: { poll: PollConfig; member: boolean }) {
  const { data: quota } = useQuery({ ...pollQuotaQuery(poll.poll_id), enabled: member })
  const facts = poll.metadata.map(({ key, val }) => ({ label: key, value: val }))
  if (member && quota)
    facts.push({
      label: words.yourQuota,
      value: [
        words.used(quota.used, quota.quota),
        quota.updated_at == null ? '' : words.counted(formatTime(quota.updated_at)),
      ].join(' '),
    })
  if (facts.length === 0) return null
  return (
    <section aria-labelledby="poll-rules">
      <SectionHead id="poll-rules" title={words.rules} />
      <Card pad className={styles.facts}>
        <KeyValues items={facts} />
      </Card>
    </section>
  )
}
