import { Suspense, useState } from 'react'
import { lazyPart } from '#src/lib/connection/code.ts'
import { bills as words } from '#src/strings/lotto/bill.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { Sheet } from '#src/ui/modal/Sheet.tsx'
import { useWide } from '#src/ui/layout/use-wide.ts'
import styles from './BillsPart.module.css'
import type { BillProps } from './parts/bill-props.ts'
import { BillFilters } from './parts/BillFilters.tsx'
import { BillList } from './parts/BillList.tsx'
import { useBillsView } from './parts/use-bills-view.ts'
import { WaitingAhead } from './WaitingAhead.tsx'

const OneBill = lazyPart(async () => ({ default: (await import('./parts/OneBill.tsx')).OneBill }))

type BillsPartProps = Pick<BillProps, 'onShare' | 'onReceipt'>

/** The member's bills, and one of them: over the list on a phone, beside it from 960 px. */
export function BillsPart(ways: BillsPartProps) {
  const view = useBillsView()
  const wide = useWide()
  return (
    <div className={styles.part}>
      <div className={styles.filters}>
        <BillFilters view={view} />
      </div>
      <div className={styles.list}>
        <WaitingAhead />
        <BillList view={view} />
      </div>
      {wide ? (
        <section aria-label={words.detail} className={styles.side}>
          {view.open === null ? (
            <Card pad className={styles.choose}>
              {words.choose}
            </Card>
          ) : (
            <Suspense>
              <OneBill key={view.open} id={view.open} {...ways} />
            </Suspense>
          )}
        </section>
      ) : (
        <OneBillSheet id={view.open} onClose={view.close} {...ways} />
      )}
    </div>
  )
}

interface OneBillSheetProps extends Omit<BillProps, 'bill'> {
  /** Null closes it. */
  id: string | null
  onClose: () => void
}

/** The phone's bill, over the list. While it closes it still shows what it showed. */
function OneBillSheet({ id, onClose, ...ways }: OneBillSheetProps) {
  const [last, setLast] = useState(id)
  if (id !== null && id !== last) setLast(id)
  return (
    <Sheet open={id !== null} title={words.detail} onClose={onClose}>
      <Suspense>{last !== null && <OneBill id={last} {...ways} />}</Suspense>
    </Sheet>
  )
}
