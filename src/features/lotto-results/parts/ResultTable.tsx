import { Link } from 'react-router'
import { phaseOf } from '#src/lib/lotto-round.ts'
import { formatTime } from '#src/lib/time.ts'
import { lottoResults as words } from '#src/strings/lotto/lotto-results.ts'
import { Hourglass } from '#src/ui/icons.ts'
import { Tag } from '#src/ui/display/Tag.tsx'
import { useServerTime } from '#src/ui/time/use-server-time.ts'
import { LottoNumber } from '#src/ui/lotto/LottoNumber.tsx'
import styles from './ResultTable.module.css'
import type { Row, Section } from './sections.ts'

interface ResultTableProps {
  section: Section
  labelledBy: string
  addressOf: (part: { round: string }) => string
}

/** Each row leads to everything that was drawn. */
export function ResultTable({ section, labelledBy, addressOf }: ResultTableProps) {
  return (
    <table aria-labelledby={labelledBy} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{section.rounds ? words.rounds : words.lottery}</th>
          <th scope="col">{words.top}</th>
          <th scope="col">{words.bottom}</th>
        </tr>
      </thead>
      <tbody>
        {section.rows.map((row) => (
          <tr key={row.round.round_id} className={styles.row}>
            <th scope="row">
              <Link
                to={addressOf({ round: row.round.round_id })}
                replace
                preventScrollReset
                className={styles.link}
              >
                {nameOf(row, section.rounds)} <span apply="block small figures faint">{timeOf(row)}</span>
              </Link>
            </th>
            <Figures {...row} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function nameOf({ round }: Row, byNumber: boolean): string {
  if (round.round_no == null) return round.lottery_name
  return byNumber ? words.round(round.round_no) : `${round.lottery_name} ${words.round(round.round_no)}`
}

const timeOf = ({ round, result }: Row) =>
  result ? formatTime(result.announced_at ?? round.closes_at) : words.closedAt(formatTime(round.closes_at))

/** The digits; in place of them, why there are none. */
function Figures({ round, result }: Row) {
  const phase = useServerTime((now) => phaseOf(round, now))
  if (result && phase === 'resulted')
    return (
      <>
        <td>
          <LottoNumber value={result.top3} />
        </td>
        <td>
          <LottoNumber value={result.bottom2} />
        </td>
      </>
    )
  return (
    <td colSpan={2}>
      {phase === 'cancelled' && <Tag tone="info">{words.cancelled}</Tag>}
      {phase === 'postponed' && <Tag tone="info">{words.postponed}</Tag>}
      {phase !== 'cancelled' && phase !== 'postponed' && (
        <Tag tone="warn" icon={<Hourglass />}>
          {words.waiting}
        </Tag>
      )}
    </td>
  )
}
