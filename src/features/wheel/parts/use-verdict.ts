import { useQuery } from '@tanstack/react-query'
import { getWheelTable, type WheelSpin } from '#contracts/wheel.ts'
import { ofAnybody } from '#src/data/query-key.ts'
import { wheelTableQuery } from '#src/data/wheel.ts'
import { type WheelWitness, witnessOfSpin } from '#src/stores/wheel-witness.ts'
import { type Verdict, verify, type WheelTable } from '../verify/verify.ts'

export interface Checked {
  readonly table: WheelTable
  readonly witness: WheelWitness | null
  readonly verdict: Verdict
}

/** Computed on this device, from the spin's inputs and the published table of its wheel. */
export function useVerdict(spin: WheelSpin) {
  const table = useQuery(wheelTableQuery(spin.stock_id))
  const witness = witnessOfSpin(spin.spin_id)
  const checked = useQuery({
    queryKey: ofAnybody(getWheelTable.name, 'verdict', spin, table.data),
    queryFn: async (): Promise<Checked> => ({
      table: table.data!,
      witness,
      verdict: await verify({ spin, table: table.data!, witness }),
    }),
    enabled: table.data !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  return {
    data: checked.data,
    isError: table.isError || checked.isError,
    isChecking: table.isFetching || checked.isFetching,
    /** Once more, from the start. */
    check: () => void (table.isError ? table.refetch() : checked.refetch()),
  }
}
