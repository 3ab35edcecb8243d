import { Link } from 'react-router'
import { type LobbyKey, lobbyKeys } from '#contracts/games.ts'
import type { ActivePromotion } from '#contracts/promotion.ts'
import { defineDialog, open } from '#src/dialogs/dialogs.ts'
import { formatBaht } from '#rules/baht.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { formatDate, formatDateTime } from '#src/lib/time.ts'
import { promotions as words } from '#src/strings/rewards/promotions.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { ProgressBar } from '#src/ui/display/ProgressBar.tsx'
import { Tag } from '#src/ui/display/Tag.tsx'
import styles from './ActiveCard.module.css'
import { gamesText } from './games-text.ts'

/** A promotion under way: how far, what counts, until when, and the way out. */
export function ActiveCard({ promotion }: { promotion: ActivePromotion }) {
  const {
    promotion_name: name,
    turnover_done: done,
    turnover_target: target,
    ends_at: endsAt,
    max_withdraw: most,
  } = promotion
  return (
    <Card as="li" pad>
      <div className={styles.head}>
        <h2 apply="shrink">{name}</h2>
        <Tag tone="line">{words.activeTitle}</Tag>
      </div>
      <p className={styles.muted}>{words.inWallet(promotion.wallet_name)}</p>
      <p className={styles.left}>
        {words.left} <Money satang={target - done} className={styles.figure} />
      </p>
      <ProgressBar value={done} max={target} label={words.progressOf(name)} />
      <p className={styles.ends}>
        <span>{words.done(formatBaht(done))}</span>
        <span>{words.goal(formatBaht(target))}</span>
      </p>
      <dl className={styles.facts}>
        <dt>{words.countsFor}</dt>
        <dd>{gamesText(promotion.categorys)}</dd>
        <dt>{words.startedAt}</dt>
        <dd>{formatDate(promotion.started_at)}</dd>
        {endsAt != null && (
          <>
            <dt>{words.until}</dt>
            <dd>{formatDateTime(endsAt)}</dd>
          </>
        )}
        {most != null && (
          <>
            <dt>{words.maxWithdraw}</dt>
            <dd>
              <Money satang={most} whole />
            </dd>
          </>
        )}
      </dl>
      <div className={styles.actions}>
        {promotion.can_cancel && (
          <Button aria-label={words.cancelNamed(name)} onClick={() => void open(cancelDialog, { promotion })}>
            {words.cancel}
          </Button>
        )}
        <Button as={Link} to={paths.lobby(lobbyFor(promotion.categorys))} tone="gold">
          {words.play}
        </Button>
      </div>
    </Card>
  )
}

const cancelDialog = defineDialog<{ promotion: ActivePromotion }, void>({
  name: 'promotion-cancel',
  load: async () => (await import('./CancelDialog.tsx')).CancelDialog,
  dismissed: undefined,
})

/** The lobby of the first category that counts; the popular games where every one does. */
function lobbyFor(categorys: string): LobbyKey {
  const list = categorys.split(',').map((one) => one.trim())
  return lobbyKeys.find((key) => list.includes(key)) ?? 'hot'
}
