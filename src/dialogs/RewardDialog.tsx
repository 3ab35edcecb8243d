import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId } from 'react'
import type { Credited } from '#contracts/reward.ts'
import { walletsQuery } from '#src/data/member.ts'
import { formatBaht } from '#rules/baht.ts'
import { rewardText } from '#src/lib/reward.ts'
import { rewardDialog as words } from '#src/strings/rewards/reward-dialog.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Framed } from '#src/ui/layout/Framed.tsx'
import { Modal } from '#src/ui/modal/Modal.tsx'
import { Motif } from '#src/ui/display/Motif.tsx'
import type { DialogControl } from './dialogs.ts'
import styles from './RewardDialog.module.css'
import { whereItWent } from './where-it-went.ts'

/** A reward that a write has answered, and the words around it. */
export interface ShownReward {
  credited: Credited
  /** Above the figure; by default that it was received. */
  title?: string
  /** One more sentence, under where it went. */
  note?: string
  /** The vermilion button; without it the dialog only closes. */
  action?: string
  /** It was closed, by whatever: called at once, before it has gone from the screen. */
  onClosing?: () => void
}

/** The lacquer card. What went wrong before is no business of its own. */
export function RewardDialog(props: ShownReward & { control: DialogControl<'action' | 'closed'> }) {
  const { credited, title = words.title, note, action, control } = props
  const { reward, wallet_id: walletId } = credited
  const { data: wallets } = useQuery({ ...walletsQuery(), enabled: walletId !== '' })
  const wallet = wallets?.find((one) => one.id === walletId)?.wallet_name ?? words.mainWallet
  const [titleId, textId] = [useId(), useId()]
  const close = () => control.close('closed')
  const closing = useEffectEvent(() => props.onClosing?.())
  useEffect(() => {
    if (!control.open) closing()
  }, [control.open])
  return (
    <Modal
      open={control.open}
      onClose={close}
      onClosed={control.closed}
      labelledBy={titleId}
      describedBy={textId}
    >
      <Framed data-surface="lacquer" className={styles.card}>
        <Motif name="spray" className={styles.spray} />
        <Motif name="crest" className={styles.crest} />
        <h2 id={titleId} data-title="" tabIndex={-1} className={styles.title}>
          {title} <span className={styles[sizeOf(reward.kind)]}>{figureOf(credited)}</span>
        </h2>
        <div id={textId} className={styles.text}>
          {whereItWent(credited, wallet).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {note && <p>{note}</p>}
        </div>
        {action && (
          <Button tone="cta" block onClick={() => control.close('action')}>
            {action}
          </Button>
        )}
        <Button tone="text" block className={styles.close} onClick={close}>
          {words.close}
        </Button>
      </Framed>
    </Modal>
  )
}

type Kind = Credited['reward']['kind']

const figureOf = ({ reward }: Credited) =>
  reward.kind === 'credit' ? formatBaht(reward.amount ?? 0) : rewardText(reward)

const sizeOf = (kind: Kind) => (kind === 'credit' || kind === 'points' ? 'figure' : 'name')
