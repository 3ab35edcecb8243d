import { paths } from '#src/lib/pages/paths.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { EntryLink } from '../parts/EntryLink.tsx'

export function ForgotLink({ onForgot }: { onForgot: () => void }) {
  return (
    <div apply="row end">
      <EntryLink path={paths.forgot()} onFollow={onForgot}>
        {auth.forgot}
      </EntryLink>
    </div>
  )
}
