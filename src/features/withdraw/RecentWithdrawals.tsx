import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { WithdrawalState } from '#contracts/withdraw.ts'
import { recentWithdrawalsQuery } from '#src/data/money/withdraw.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { formatDay, formatTime } from '#src/lib/time.ts'
import { withdraw } from '#src/strings/money/withdraw.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { BanknoteArrowUp } from '#src/ui/icons.ts'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { SectionHead } from '#src/ui/layout/SectionHead.tsx'
import { Tag } from '#src/ui/display/Tag.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'

const tones = {
  pending: 'warn',
  transferring: 'warn',
  done: 'won',
  refused: 'lost',
  unknown: 'plain',
} as const satisfies Record<WithdrawalState | 'unknown', string>

/** The last few, and the way to all of them. Nothing before the first one. */
export function RecentWithdrawals() {
  const { data } = useQuery(recentWithdrawalsQuery())
  if (!data || data.length === 0) return null
  return (
    <section>
      <SectionHead
        title={withdraw.recent}
        action={
          <TextLink as={Link} to={paths.memberStatement({ kind: 'withdraw' })} chevron>
            {withdraw.history}
          </TextLink>
        }
      />
      <Card>
        <List>
          {data.map((one) => (
            <ListItem key={one.withdrawal_id}>
              <ListRow
                as={Link}
                to={paths.memberWithdrawal(one.withdrawal_id)}
                icon={<BanknoteArrowUp />}
                title={one.ref}
                note={`${formatDay(one.created_at)} ${formatTime(one.created_at)}`}
                value={
                  <span apply="grid ends gap-2">
                    <Money satang={one.amount} />
                    <Tag tone={tones[one.state]}>{withdraw.states[one.state]}</Tag>
                  </span>
                }
              />
            </ListItem>
          ))}
        </List>
      </Card>
    </section>
  )
}
