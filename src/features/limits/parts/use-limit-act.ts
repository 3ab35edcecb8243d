/** Writes about limits: what is answered is shown at once, and what depends on it is fetched again. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RequestOf } from '#contracts/kit.ts'
import {
  confirmLimit,
  declineLimits,
  setLimit,
  withdrawLimitChange,
  type LimitKind,
  type LimitPeriod,
} from '#contracts/protection.ts'
import { errorText } from '#src/api/error-text.ts'
import { written } from '#src/data/affected.ts'
import { protect, protectionKnown } from '#src/data/protection/protection.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { here } from '#src/strings/protection/here.ts'

type LimitWrite = typeof setLimit | typeof confirmLimit | typeof withdrawLimitChange | typeof declineLimits

/** Sends one; what it refused is thrown to the caller. */
export function useLimitWrite() {
  const client = useQueryClient()
  return async <E extends LimitWrite>(endpoint: E, body: RequestOf<E>) => {
    try {
      const { message, data } = await protect(endpoint, body)
      protectionKnown(client, data)
      return { message: message || here.saved }
    } finally {
      void written(client, endpoint.name)
    }
  }
}

type Act = 'confirm' | 'drop' | 'remove' | 'decline'

/** Acts of one press: its sentence, or why not, is a toast. */
export function useLimitAct(which: { kind: LimitKind; period: LimitPeriod }) {
  const write = useLimitWrite()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (act: Act): Promise<{ message: string }> => {
      if (act === 'confirm') return write(confirmLimit, which)
      if (act === 'drop') return write(withdrawLimitChange, which)
      return act === 'remove' ? write(setLimit, which) : write(declineLimits, {})
    },
    onSuccess: ({ message }, act) => act !== 'decline' && toast('won', message),
    onError: (error) => toast('lost', errorText(error)),
  })
  return { busy: isPending ? variables : undefined, act: (one: Act) => mutate(one) }
}
