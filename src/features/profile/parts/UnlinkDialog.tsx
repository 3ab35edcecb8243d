import { useQueryClient } from '@tanstack/react-query'
import { unlinkLine } from '#contracts/account.ts'
import { call } from '#src/api/call.ts'
import { written } from '#src/data/affected.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { PasswordDialog } from '#src/forms/asked/PasswordDialog.tsx'
import { useAskedPassword } from '#src/forms/asked/use-asked-password.ts'
import { platform } from '#src/platform/current.ts'
import { profile as words } from '#src/strings/profile.ts'

/** How the dialog ends. `forgot`: a password is to be set first. */
export type Unlinking = 'unlinked' | 'forgot' | 'closed'

/** How long the sentence stays that says what is left to do in LINE itself, ms. */
const READ_MS = 8000

async function unlink({ password }: { password: string }) {
  const credential = await platform().credential()
  const line_access_token = credential?.kind === 'idToken' ? credential.accessToken : undefined
  const { data } = await call(unlinkLine, { password, line_access_token })
  return data.deauthorized
}

export function UnlinkDialog({ control }: { control: DialogControl<Unlinking> }) {
  const queryClient = useQueryClient()
  const asked = useAskedPassword({
    send: unlink,
    async onDone(deauthorized) {
      await written(queryClient, unlinkLine.name)
      if (deauthorized) toast('won', words.unlinked)
      else toast('won', words.unlinkedLeft, READ_MS)
      control.close('unlinked')
    },
  })
  const texts = { title: words.unlinkTitle, text: words.unlinkText, submit: words.unlink }
  return <PasswordDialog words={texts} asked={asked} control={control} />
}
