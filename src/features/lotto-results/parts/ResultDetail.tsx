import type { LottoResult } from '#contracts/lotto.ts'
import { phaseOf } from '#src/lib/lotto-round.ts'
import { formatDateTime, formatTime } from '#src/lib/time.ts'
import { AddressLink } from '#src/platform/AddressLink.tsx'
import { lottoResults as words } from '#src/strings/lotto-results.ts'
import { ExternalLink } from '#src/ui/icons.ts'
import { Note } from '#src/ui/Note.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useServerTime } from '#src/ui/use-server-time.ts'
import { Prizes } from './Prizes.tsx'
import styles from './ResultDetail.module.css'

export function ResultDetail({ result }: { result: LottoResult }) {
  const { round } = result
  const phase = useServerTime((now) => phaseOf(round, now))
  return (
    <>
      <p className={styles.title}>{round.title}</p>
      {phase === 'resulted' && <Drawn result={result} />}
      {phase === 'cancelled' && <Note tone="info">{words.cancelledText}</Note>}
      {phase !== 'resulted' && phase !== 'cancelled' && (
        <Note tone="warn">
          {words.waitingText}
          {round.result_at != null && ` ${words.around(formatTime(round.result_at))}`}
        </Note>
      )}
    </>
  )
}

function Drawn({ result }: { result: LottoResult }) {
  const { top3, top2, bottom2, announced_at: at, source_read_at: readAt, source_url: source } = result
  const facts = [
    { label: words.top, value: top3 },
    { label: words.top2, value: top2 },
    { label: words.bottom, value: bottom2 },
    { label: words.announcedAt, value: at == null ? '' : formatDateTime(at) },
    { label: words.readAt, value: source && readAt != null ? formatDateTime(readAt) : '' },
  ].filter(({ value }) => value !== '')
  return (
    <>
      <Prizes result={result} />
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {source && (
        <TextLink as={AddressLink} to={source}>
          {words.openSource}
          <ExternalLink size={16} />
        </TextLink>
      )}
    </>
  )
}
