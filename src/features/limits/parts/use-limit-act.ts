/** Acts of one press on a limit. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RequestOf } from '#contracts/kit.ts'
import {
  confirmLimit,
  setLimit,
  withdrawLimitChange,
  type LimitKind,
  type LimitPeriod,
} from '#contracts/protection.ts'
import { errorText } from '#src/api/error-text.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { type LimitWrite, sendLimit } from './send-limit.ts'

/** Sends one; what it refused is thrown to the caller. */
export function useLimitWrite() {
  const client = useQueryClient()
  return <E extends LimitWrite>(endpoint: E, body: RequestOf<E>) => sendLimit(client, endpoint, body)
}

type Act = 'confirm' | 'drop' | 'remove'

/** Its sentence, or why not, is a toast. */
export function useLimitAct(which: { kind: LimitKind; period: LimitPeriod }) {
  const write = useLimitWrite()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (act: Act): Promise<{ message: string }> => {
      if (act === 'confirm') return write(confirmLimit, which)
      return act === 'drop' ? write(withdrawLimitChange, which) : write(setLimit, which)
    },
    onSuccess: ({ message }) => toast('won', message),
    onError: (error) => toast('lost', errorText(error)),
  })
  return { busy: isPending ? variables : undefined, act: (one: Act) => mutate(one) }
}
