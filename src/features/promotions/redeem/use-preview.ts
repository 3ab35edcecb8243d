/** What redeeming would do, asked from the server while the member types (PROMO-4). */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { previewPromotion, type PromotionPreview } from '#contracts/promotion.ts'
import { ApiError } from '#src/api/api-error.ts'
import { call } from '#src/api/call.ts'
import { errorText } from '#src/api/error-text.ts'
import { ofMember } from '#src/data/query-key.ts'
import { toast } from '#src/dialogs/toasts.ts'
import type { RedeemRequest } from './redeem-values.ts'

/** How long typing rests before the server is asked, ms. */
const REST_MS = 350

export interface Preview {
  /** Of exactly what the form holds now; undefined while it is not known. */
  data: PromotionPreview | undefined
  waiting: boolean
  /** The server's reason why not; it stands in the form. */
  refusal: string | null
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

export function usePreview(request: RedeemRequest | null): Preview {
  const asked = JSON.stringify(request)
  const isRested = useRested(asked) === asked
  const { data, error, isFetching } = useQuery({
    queryKey: ofMember(previewPromotion.name, asked),
    queryFn: async ({ signal }) => (await call(previewPromotion, request!, { signal })).data,
    enabled: request !== null && isRested,
    // Balances move: what was computed before is never shown as if it were now.
    gcTime: 0,
    staleTime: 0,
    retry: false,
  })
  const isRefusal = error instanceof ApiError && (error.kind === 'refused' || error.kind === 'invalid')
  // specification.md §8: a thrown error of the preview is a toast, the server's own "no" stands in the form.
  const tellThrown = useEffectEvent((thrown: unknown) => toast('lost', errorText(thrown)))
  useEffect(() => {
    if (error && !isRefusal) tellThrown(error)
  }, [error, isRefusal])
  return {
    data: request === null ? undefined : data,
    waiting: request !== null && (isFetching || !isRested),
    refusal: request !== null && isRefusal ? errorText(error) : null,
  }
}
