import { useState } from 'react'
import { platform } from '#src/platform/current.ts'
import { friendship } from '#src/strings/line/friendship.ts'
import { MessageCircle } from '#src/ui/icons.ts'
import { ListRow } from '#src/ui/list/ListRow.tsx'

interface AddFriendProps {
  contact: string
  /** LINE's sheet has closed: the plain contact takes this one's place. */
  onAsked: () => void
}

/**
 * Invites to add the agent's LINE account: without it the agent's replies do not arrive. Where LINE has no sheet for that,
 * the same press goes on to the chat, which offers it as well.
 */
export function AddFriend({ contact, onAsked }: AddFriendProps) {
  const [busy, setBusy] = useState(false)

  const handlePress = () => {
    if (busy) return
    const sheet = platform().addFriend()
    // Nothing is awaited before it: iOS would block a window that opens later.
    if (!sheet) return platform().openExternal(contact)
    setBusy(true)
    void sheet.then(onAsked)
  }
  return (
    <ListRow
      as="button"
      icon={<MessageCircle />}
      title={friendship.addAndContact}
      note={friendship.hint}
      aria-busy={busy}
      chevron
      onClick={handlePress}
    />
  )
}
