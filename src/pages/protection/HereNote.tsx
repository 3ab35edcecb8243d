import { useQuery } from '@tanstack/react-query'
import { protectionQuery } from '#src/data/protection/protection.ts'
import { here as words } from '#src/strings/protection/here.ts'
import { Note } from '#src/ui/feedback/Note.tsx'

/** Where the platform has none of it: whose settings these are, and how far they reach (decision 093). */
export function HereNote() {
  const { data } = useQuery(protectionQuery())
  if (!data?.here) return null
  return (
    <Note tone="warn">
      <p apply="semi">{words.title}</p>
      <p apply="mt-4">{words.text}</p>
      <p apply="mt-4">{words.account}</p>
    </Note>
  )
}
