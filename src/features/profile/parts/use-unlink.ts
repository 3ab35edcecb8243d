import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { unlinkLine } from '#contracts/account.ts'
import { call } from '#src/api/call.ts'
import { errorText } from '#src/api/error-text.ts'
import { memberKey } from '#src/data/member-key.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { currentPassword } from '#src/forms/rules.ts'
import { askedToWait, usePause } from '#src/forms/use-pause.ts'
import { useSubmit } from '#src/forms/use-submit.ts'
import { platform } from '#src/platform/current.ts'
import { profile as words } from '#src/strings/profile.ts'

/** How the dialog ends. `forgot`: a password is to be set first. */
export type Unlinking = 'unlinked' | 'forgot' | 'closed'

const schema = z.object({ password: currentPassword() })

/** How long the sentence stays that says what is left to do in LINE itself. */
const READ_MS = 8000

export function useUnlink(onUnlinked: () => void) {
  const queryClient = useQueryClient()
  const pause = usePause()
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: '' } })
  const submission = useSubmit({
    form,
    async send({ password }) {
      const credential = await platform().credential()
      const line_access_token = credential?.kind === 'idToken' ? credential.accessToken : undefined
      const { data } = await call(unlinkLine, { password, line_access_token })
      return data.deauthorized
    },
    async onDone(deauthorized) {
      await queryClient.invalidateQueries({ queryKey: memberKey })
      if (deauthorized) toast('won', words.unlinked)
      else toast('won', words.unlinkedLeft, READ_MS)
      onUnlinked()
    },
    onFailure(error) {
      const wait = askedToWait(error)
      if (wait) pause.start(wait)
      return errorText(error)
    },
  })
  return { form, submission, pause }
}
