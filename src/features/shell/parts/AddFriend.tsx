import { useState } from 'react'
import { platform } from '#src/platform/current.ts'
import { friendship } from '#src/strings/line/friendship.ts'
import { Fab } from '#src/ui/actions/Fab.tsx'
import { MessageCircle } from '#src/ui/icons.ts'
import styles from './AddFriend.module.css'

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
    <div apply="row middle end gap-8">
      <span aria-hidden="true" className={styles.hint}>
        {friendship.hint}
      </span>
      <Fab as="button" label={friendship.addAndContact} aria-busy={busy} pip onClick={handlePress}>
        <MessageCircle size={22} />
      </Fab>
    </div>
  )
}
