import { useEffect, useRef, useState } from 'react'
import type { YeekeeProof } from '#contracts/yeekee.ts'
import { formatCount } from '#rules/baht.ts'
import { yeekee } from '#src/strings/lotto/yeekee.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ProgressBar } from '#src/ui/display/ProgressBar.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { ShieldCheck } from '#src/ui/icons.ts'
import { checkAll, type Sampled } from '../verify/delay.ts'

/** Computes every segment of the delay again, which takes a while: begun and stopped by hand. */
export function DelayCheck({ proof }: { proof: YeekeeProof }) {
  const [checked, setChecked] = useState<number | null>(null)
  const [found, setFound] = useState<Sampled | null>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const all = proof.delay?.segments ?? 0

  const handleStart = async () => {
    const stop = (running.current = new AbortController())
    setFound(null)
    setChecked(0)
    const result = await checkAll(proof, setChecked, stop.signal)
    setChecked(null)
    if (result.wrong !== null || result.checked === all) setFound(result)
  }
  return (
    <div apply="grid pt-12 gap-8 mt-12 edge-above">
      {checked !== null && (
        <div apply="grid gap-8">
          <p apply="small muted figures">{yeekee.delayAllAt(formatCount(checked), formatCount(all))}</p>
          <ProgressBar label={yeekee.delayAll} value={checked} max={all} />
        </div>
      )}
      {found && (
        <Note tone={found.wrong === null ? 'info' : 'lost'} live>
          {found.wrong === null
            ? yeekee.delayAllHolds(formatCount(all))
            : yeekee.delayAllWrong(formatCount(found.wrong))}
        </Note>
      )}
      {checked === null ? (
        <Button size="sm" icon={<ShieldCheck />} onClick={() => void handleStart()}>
          {yeekee.delayAll}
        </Button>
      ) : (
        <Button size="sm" onClick={() => running.current?.abort()}>
          {yeekee.delayAllStop}
        </Button>
      )}
    </div>
  )
}
