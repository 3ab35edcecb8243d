import type { WheelSpin } from '#contracts/wheel.ts'
import { formatCount } from '#rules/baht.ts'
import { fairness as words } from '#src/strings/rewards/wheel.ts'
import { type Derived, messageOf } from '../verify/derive.ts'
import { CopyRow } from '../parts/CopyRow.tsx'

/** Everything that the result follows from; `derived` where it was computed here. */
export function SpinInputs({ spin, derived }: { spin: WheelSpin; derived: Derived | null }) {
  const { server_seed, server_seed_hash, client_seed, nonce, slot } = spin.fairness
  const { inputs } = words
  return (
    <div apply="pt-8 mt-8 edge-above">
      <CopyRow label={inputs.commit} value={server_seed_hash} />
      {server_seed !== '' && <CopyRow label={inputs.seed} value={server_seed} />}
      <CopyRow label={inputs.message} value={messageOf(client_seed, nonce)} />
      {derived && <CopyRow label={inputs.mac} value={derived.mac} />}
      <p apply="small muted">{inputs.slot}</p>
      <p apply="mono">
        {derived && `${derived.mac.slice(0, 8)} → ${formatCount(derived.u)} → `}
        {formatCount(slot)}
      </p>
      <CopyRow label={inputs.table} value={spin.table_hash} />
    </div>
  )
}
