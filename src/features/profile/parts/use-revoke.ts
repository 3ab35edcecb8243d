import { useMutation, useQueryClient } from '@tanstack/react-query'
import { revokeSessions } from '#contracts/account.ts'
import { call } from '#src/api/call.ts'
import { errorText } from '#src/api/error-text.ts'
import { sessionsQuery } from '#src/data/account.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { profile as words } from '#src/strings/profile.ts'

/** Signs one device out, or with null all others. The list is asked for again either way. */
export function useRevoke() {
  const queryClient = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (id: string | null) => call(revokeSessions, id === null ? {} : { session_id: id }),
    onSuccess: (_, id) => toast('won', id === null ? words.removedAll : words.removed),
    onError: (error) => toast('lost', errorText(error)),
    onSettled: () => queryClient.invalidateQueries(sessionsQuery()),
  })
  return { busy: isPending ? variables : undefined, revoke: (id: string | null) => mutate(id) }
}
