import { useState } from 'react'
import { platform } from '#src/platform/current.ts'
import { friendship } from '#src/strings/friendship.ts'
import { Fab } from '#src/ui/Fab.tsx'
import { MessageCircle } from '#src/ui/icons.ts'
import styles from './AddFriend.module.css'

/** Invites to add the agent's LINE account, then goes on to the chat: without it the agent's replies do not arrive. */
export function AddFriend({ contact }: { contact: string }) {
  const [busy, setBusy] = useState(false)

  const handlePress = async () => {
    if (busy) return
    setBusy(true)
    // Whatever the member answered, the chat was what they asked for.
    await platform().addFriend()
    setBusy(false)
    platform().openExternal(contact)
  }
  return (
    <div className={styles.contact}>
      <span aria-hidden="true" className={styles.hint}>
        {friendship.hint}
      </span>
      <Fab
        as="button"
        label={friendship.addAndContact}
        aria-busy={busy}
        pip
        onClick={() => void handlePress()}
      >
        <MessageCircle size={22} />
      </Fab>
    </div>
  )
}
