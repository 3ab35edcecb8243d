/** ROUTE-2: the status code and the words of the specification, with a Thai explanation and a way on. Stands in a layout's main part. */
import { useEffect } from 'react'
import { isRouteErrorResponse, Link, useMatches, useRouteError } from 'react-router'
import { isCodeMissing, onceReachable } from '#src/lib/connection/connection.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { shell } from '#src/strings/shell.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Motif } from '#src/ui/display/Motif.tsx'
import { mayReload } from '../chunk-failure.ts'
import styles from './frame.module.css'
import { titleOf } from './route-handle.ts'

const NOT_FOUND = 'Not Found · This page could not be found'
const ERROR = 'An error occurred'

export function ErrorPage() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : null
  const missing = status === 404
  useHealing(missing ? null : error)
  // On a page that has a title the header holds the h1.
  const Heading = titleOf(useMatches()) === null ? 'h1' : 'h2'
  return (
    <section className={styles.page}>
      <Motif name="frieze" />
      {status !== null && <p className={styles.status}>{status}</p>}
      <Heading className={styles.title}>{missing ? shell.notFoundTitle : shell.errorTitle}</Heading>
      <p apply="small muted" lang="en">
        {missing ? NOT_FOUND : ERROR}
      </p>
      <p className={styles.text}>{missing ? shell.notFoundBody : shell.errorBody}</p>
      <div apply="row wrap centre gap-12 mt-16">
        {!missing && <Button onClick={() => window.location.reload()}>{shell.reload}</Button>}
        <Button as={Link} to={paths.home()} tone="cta">
          {shell.goHome}
        </Button>
      </div>
    </section>
  )
}

/**
 * What failed without a network, or because code did not come through, is loaded anew once the site answers; what was typed is
 * kept by its form. Not again and again where it is not the connection.
 */
function useHealing(error: unknown): void {
  useEffect(() => {
    if (error === null) return
    const offline = !navigator.onLine
    if (!offline && !isCodeMissing(error)) return
    return onceReachable(() => {
      if (offline || mayReload()) window.location.reload()
    })
  }, [error])
}
