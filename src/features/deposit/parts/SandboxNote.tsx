import { env } from '#src/lib/env.ts'
import { depositOrder as words } from '#src/strings/deposit.ts'
import { Note } from '#src/ui/Note.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'

/** Nothing here can be paid by a real bank; the sandbox has one of its own to try with. */
export function SandboxNote() {
  return (
    <Note tone="info">
      {words.sandboxNote}{' '}
      {env.sandbox && (
        <TextLink href={`${env.apiBaseUrl}/sandbox/bank`} target="_blank" rel="noreferrer" underline>
          {words.sandboxBank}
        </TextLink>
      )}
    </Note>
  )
}
