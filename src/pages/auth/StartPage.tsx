import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { FirstUse } from '#src/features/auth/FirstUse.tsx'
import { paths } from '#src/lib/pages/paths.ts'
import { sameOriginPath } from '#src/lib/same-origin.ts'
import { lineLinkTaken, useLineLink } from '#src/stores/line-link.ts'

/** `/start`: a LINE account that has no member yet. Without one there is nothing to do here. */
export function StartPage() {
  const navigate = useNavigate()
  // As it was on arrival: the ticket is forgotten while this page is still on the screen.
  const [{ link, returnTo }] = useState(useLineLink.getState)
  if (!link) return <Navigate to={paths.home()} replace />

  const leaveFor = (path: string) => {
    lineLinkTaken()
    void navigate(path, { replace: true })
  }
  return (
    <FirstUse
      link={link}
      onSignedIn={() => leaveFor(sameOriginPath(returnTo) ?? paths.home())}
      onForgot={() => void navigate(paths.forgot())}
      onSkip={() => leaveFor(paths.home())}
    />
  )
}
