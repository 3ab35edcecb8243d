import { useInfiniteQuery } from '@tanstack/react-query'
import type { Redemption } from '#contracts/redemption.ts'
import { formatCount } from '#rules/baht.ts'
import { redemptionsQuery } from '#src/data/rewards/redemption.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { copyText } from '#src/lib/copy-text.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { redeem as words } from '#src/strings/rewards/redeem.ts'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { Copy, Gift } from '#src/ui/icons.ts'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import { Tag } from '#src/ui/display/Tag.tsx'
import { Pages } from './Pages.tsx'
import styles from '../redeem.module.css'

export function Redemptions() {
  const query = useInfiniteQuery(redemptionsQuery())
  return (
    <Pages
      query={query}
      idOf={(row) => row.redemption_id}
      empty={{ title: words.noneRedeemed, text: words.noneRedeemedText }}
    >
      {(row) => <RedemptionRow row={row} />}
    </Pages>
  )
}

const tones = {
  preparing: 'warn',
  sent: 'info',
  delivered: 'won',
  cancelled: 'lost',
  unknown: 'plain',
} as const

async function copy(tracking: string) {
  if (await copyText(tracking)) toast('won', words.copied)
  else toast('lost', words.copyFailed)
}

/** One of the history; a thing that is sent says how far it is. */
function RedemptionRow({ row }: { row: Redemption }) {
  const { name, quantity, points, at, state, tracking, deliver_to: to } = row
  return (
    <>
      <ListRow
        icon={<Gift size={20} />}
        title={quantity === 1 ? name : words.nameTimes(name, formatCount(quantity))}
        note={formatDateTime(at)}
        value={words.minusPoints(formatCount(points))}
      />
      {state !== 'done' && (
        <div className={styles.parcel}>
          <Tag tone={tones[state]}>{words.states[state]}</Tag>
          {to !== '' && <p apply="mt-4 small muted">{words.deliverTo(to)}</p>}
          {tracking !== '' && (
            <p apply="row middle gap-4 figures">
              {words.tracking(tracking)}
              <IconButton label={words.copyTracking(tracking)} onClick={() => void copy(tracking)}>
                <Copy size={20} />
              </IconButton>
            </p>
          )}
        </div>
      )}
    </>
  )
}
