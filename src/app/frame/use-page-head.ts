import { useLocation, useMatches, useNavigate } from 'react-router'
import type { PageHead } from '#src/features/shell/Header.tsx'
import { paths } from '#src/lib/pages/paths.ts'
import { useOwnTitle } from '#src/stores/page-title.ts'
import { shell } from '#src/strings/shell.ts'
import { titleOf, titleToldBy } from './route-handle.ts'

/** Title of the page in view and what its back button does: back within the site, home when the visit began here. */
export function usePageHead(): PageHead {
  const navigate = useNavigate()
  const matches = useMatches()
  const routeTitle = titleOf(matches) ?? shell.siteName
  const title = useOwnTitle() ?? routeTitle
  const { key } = useLocation()
  const handleBack = () => void (key === 'default' ? navigate(paths.home()) : navigate(-1))
  return { title, titleTold: titleToldBy(matches), onBack: handleBack }
}
