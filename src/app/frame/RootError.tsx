import { ErrorPage } from './ErrorPage.tsx'

/** The last resort: an error that took the layout with it. */
export function RootError() {
  return (
    <main>
      <ErrorPage />
    </main>
  )
}
