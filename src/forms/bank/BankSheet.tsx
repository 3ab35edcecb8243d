import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '#src/lib/connection/code.ts'
import { whenIdle } from '#src/lib/idle.ts'
import type { BankSheetProps } from './BankSheetParts.tsx'

const load = () => import('./BankSheetParts.tsx')
const Parts = lazyPart(async () => ({ default: (await load()).BankSheetParts }))

/** The list of banks. It comes behind the form that asks for it, and stays once it was open, so that it closes softly. */
export function BankSheet(props: BankSheetProps) {
  const [wanted, setWanted] = useState(false)
  if (props.open && !wanted) setWanted(true)
  useEffect(() => whenIdle(() => void load().catch(() => {})), [])
  return (
    wanted && (
      <Suspense>
        <Parts {...props} />
      </Suspense>
    )
  )
}
