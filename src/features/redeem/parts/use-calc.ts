/** What redeeming would cost and give, asked from the server for exactly what the sheet shows. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { DataOf, RequestOf } from '#contracts/kit.ts'
import { calcRedemption } from '#contracts/redemption.ts'
import { ApiError } from '#src/api/api-error.ts'
import { call } from '#src/api/call.ts'
import { errorText } from '#src/api/error-text.ts'
import { ofMember } from '#src/data/query-key.ts'

/** How long pressing rests before the server is asked, ms. */
const REST_MS = 200

export interface Calc {
  /** Undefined while it is not known. */
  data: DataOf<typeof calcRedemption> | undefined
  /** Why not, in the server's words; null while nothing stands against it. */
  fault: string | null
  waiting: boolean
  /** The asking itself failed: it can be tried again. */
  failed: boolean
  again: () => void
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

export function useCalc(wish: RequestOf<typeof calcRedemption> | null): Calc {
  const asked = JSON.stringify(wish)
  const isRested = useRested(asked) === asked
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ofMember(calcRedemption.name, asked),
    queryFn: async ({ signal }) => (await call(calcRedemption, wish!, { signal })).data,
    enabled: wish !== null && isRested,
    // Points and stock move: what was computed before is never shown as if it were now.
    gcTime: 0,
    staleTime: 0,
    retry: false,
  })
  const isRefusal = error instanceof ApiError && (error.kind === 'refused' || error.kind === 'invalid')
  const known = wish === null ? undefined : data
  const fault = known && !known.can_redeem ? known.message : isRefusal ? errorText(error) : null
  return {
    data: known,
    fault: wish === null ? null : fault,
    waiting: wish !== null && (isFetching || !isRested),
    failed: error !== null && !isRefusal && !isFetching,
    again: () => void refetch(),
  }
}
