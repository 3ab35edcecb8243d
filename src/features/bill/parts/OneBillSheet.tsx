import { lazy, Suspense, useState } from 'react'
import { bills as words } from '#src/strings/bill.ts'
import { Sheet } from '#src/ui/Sheet.tsx'
import type { BillProps } from './bill-props.ts'

const OneBill = lazy(async () => ({ default: (await import('./OneBill.tsx')).OneBill }))

interface OneBillSheetProps extends Omit<BillProps, 'bill'> {
  /** Null closes it. */
  id: string | null
  onClose: () => void
}

/** The phone's bill, over the list. While it closes it still shows what it showed. */
export function OneBillSheet({ id, onClose, ...ways }: OneBillSheetProps) {
  const [last, setLast] = useState(id)
  if (id !== null && id !== last) setLast(id)
  return (
    <Sheet open={id !== null} title={words.detail} onClose={onClose}>
      <Suspense>{last !== null && <OneBill id={last} {...ways} />}</Suspense>
    </Sheet>
  )
}
