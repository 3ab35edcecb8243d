import { useState } from 'react'
import { useLocation } from 'react-router'
import { env } from '#src/lib/env.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { shareLink } from '#src/lib/pages/share-link.ts'
import { useInvitation } from '#src/stores/invitation.ts'
import { persisted } from '#src/stores/persisted.ts'
import { useVisit } from '#src/stores/visit.ts'
import { lineBar } from '#src/strings/line/line-bar.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { MessageCircle, X } from '#src/ui/icons.ts'
import styles from './LineBar.module.css'

const entries = [paths.login(), paths.register()]

/**
 * In LINE's plain in-app browser nobody is signed in by LINE, friends cannot be picked and new windows replace the page
 * (line.md §5). The link opens this very page as a LIFF page; a link and not a script, for LINE follows only those.
 */
export function LineBar() {
  const { pathname, search } = useLocation()
  const { agentCode, claimedAgent, referral } = useInvitation()
  const returnTo = useVisit((visit) => visit.returnTo)
  const [away, setAway] = useState(() => putAway.read() === true)
  // Who was sent to sign in is signed in by LINE there: the link leads to the page that was asked for.
  const page = entries.includes(pathname) ? (returnTo ?? pathname + search) : pathname + search
  const inLiff = shareLink(page, { ag: claimedAgent ?? agentCode, code: referral }, 'line')
  if (away || !inLiff.startsWith(`https://${env.liffHost}/`)) return null
  const handleClose = () => {
    putAway.write(true)
    setAway(true)
  }
  return (
    <aside className={styles.bar}>
      <MessageCircle size={20} apply="rigid gold" />
      <p apply="grow shrink small">{lineBar.text}</p>
      <Button as="a" href={inLiff} tone="gold" size="sm">
        {lineBar.open}
      </Button>
      <IconButton label={lineBar.close} onClick={handleClose}>
        <X />
      </IconButton>
    </aside>
  )
}

/** Put away once, the bar stays away for the browser session: somebody who came by a link chose to be here. */
const putAway = persisted<true>({
  key: 'lineBar',
  area: 'session',
  version: 1,
  parse: (value) => (value === true ? true : null),
})
