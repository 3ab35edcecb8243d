import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { collectWheelReward, type WheelSpin, wheelTabs } from '#contracts/wheel.ts'
import { errorText } from '#src/api/error-text.ts'
import { agreeToReward } from '#src/dialogs/consent.ts'
import { showReward } from '#src/dialogs/reward.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { useMoneyAct } from '#src/forms/use-money-act.ts'
import { lazyPart } from '#src/lib/connection/code.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { moneyWrite } from '#src/strings/money/money-write.ts'
import { fairness, wheel as words } from '#src/strings/rewards/wheel.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Lock } from '#src/ui/icons.ts'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { Tag } from '#src/ui/display/Tag.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { PrizeIcon } from '../parts/PrizeIcon.tsx'
import { SpinInputs } from './SpinInputs.tsx'
import styles from '../FairnessPart.module.css'

const VerifySlip = lazyPart(async () => ({ default: (await import('./VerifySlip.tsx')).VerifySlip }))

/** One spin, with its prize where that waits, and its verification. */
export function SpinRow({ spin }: { spin: WheelSpin }) {
  const [open, setOpen] = useState(false)
  const isSealed = spin.fairness.server_seed === ''
  const paid = spin.tab === wheelTabs.points ? words.byPoints : words.byFree
  return (
    <>
      <ListRow
        icon={<PrizeIcon kind={spin.reward.kind} />}
        title={spin.name}
        note={`${formatDateTime(spin.at)} · ${paid}`}
        value={
          <Button
            size="sm"
            aria-expanded={open}
            aria-label={`${open ? words.hide : words.verify} ${spin.name} ${formatDateTime(spin.at)}`}
            onClick={() => setOpen(!open)}
          >
            {open ? words.hide : words.verify}
          </Button>
        }
      />
      {!spin.collected && (
        <div className={styles.waits}>
          <Tag tone="warn">{words.waiting}</Tag>
          <CollectButton spin={spin} />
        </div>
      )}
      {open && (
        <div className={styles.proof}>
          {isSealed ? (
            <SealedSpin spin={spin} />
          ) : (
            <Suspense fallback={<p>{fairness.checking}</p>}>
              <VerifySlip spin={spin} />
            </Suspense>
          )}
        </div>
      )}
    </>
  )
}

/** Collects a prize that could not be given with its spin. */
function CollectButton({ spin }: { spin: WheelSpin }) {
  const { phase, busy, act, checkAgain, refresh } = useMoneyAct(collectWheelReward, `wheel.${spin.spin_id}`, {
    onDone: async ({ data }) => {
      await showReward({ credited: data })
      void refresh()
    },
    onNothingDone: (error) => {
      if (error !== null) toast('lost', errorText(error))
    },
    refreshLater: true,
  })
  if (phase === 'unknown')
    return (
      <Button size="sm" onClick={checkAgain}>
        {moneyWrite.checkAgain}
      </Button>
    )
  return (
    <Button
      size="sm"
      tone="gold"
      busy={busy || phase === 'checking'}
      onClick={() =>
        void act(async () => {
          const agreed = await agreeToReward(spin.reward, { of: 'reward', name: spin.name })
          return agreed && { spin_id: spin.spin_id, ...agreed }
        })
      }
    >
      {words.collect}
    </Button>
  )
}

/** A spin whose seed still decides others: its inputs as far as they can be told. */
function SealedSpin({ spin }: { spin: WheelSpin }) {
  return (
    <>
      <Note icon={<Lock size={20} />}>
        <b>{fairness.sealed}</b>
        <p>{fairness.sealedText}</p>
        <TextLink as={Link} to={paths.memberWheel({ view: 'fairness' })} underline>
          {fairness.toPanel}
        </TextLink>
      </Note>
      <SpinInputs spin={spin} derived={null} />
    </>
  )
}
