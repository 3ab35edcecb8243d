import { lazy, Suspense, useState } from 'react'
import { type WheelSpin, wheelTabs } from '#contracts/wheel.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { fairness, wheel as words } from '#src/strings/wheel.ts'
import { Button } from '#src/ui/Button.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { CollectButton } from './CollectButton.tsx'
import { PrizeIcon } from './PrizeIcon.tsx'
import { SealedSpin } from './SealedSpin.tsx'
import styles from './SpinRow.module.css'

const VerifySlip = lazy(async () => ({ default: (await import('./VerifySlip.tsx')).VerifySlip }))

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
