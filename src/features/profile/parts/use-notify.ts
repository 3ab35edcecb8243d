import { useMutation, useQueryClient } from '@tanstack/react-query'
import { setPreferences } from '#contracts/account.ts'
import { call } from '#src/api/call.ts'
import { errorText } from '#src/api/error-text.ts'
import { profileQuery } from '#src/data/account.ts'
import { toast } from '#src/dialogs/toasts.ts'

/** The switch moves at once, and back when the server did not take it. */
export function useNotify(kept: boolean) {
  const queryClient = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (notify: boolean) => call(setPreferences, { notify_by_line: notify }),
    onError: (error) => toast('lost', errorText(error)),
    onSettled: () => queryClient.invalidateQueries(profileQuery()),
  })
  return { notify: isPending ? variables : kept, setNotify: (notify: boolean) => mutate(notify) }
}
