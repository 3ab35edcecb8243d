import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { ApiError } from '#src/api/api-error.ts'
import { isNotOffered } from '#src/data/platform/not-offered.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { lottoPast as words } from '#src/strings/lotto/lotto-past.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'

type LoadedProps<Data> = Pick<ComponentProps<typeof Loaded<Data>>, 'query' | 'children'>

/** Draws in each of their states; no such lottery, and a platform that does not tell them, lead to the results of a day. */
export function PastLoaded<Data>({ query, children }: LoadedProps<Data>) {
  const { data, error } = query
  const missing = data === undefined ? missingOf(error) : null
  if (missing)
    return (
      <EmptyState
        art="lozenge"
        title={missing}
        text={words.missingText}
        action={
          <Button as={Link} to={paths.lottoResults()}>
            {words.toResults}
          </Button>
        }
      />
    )
  return (
    <Loaded
      query={query}
      failed={words.failed}
      apply="pt-16"
      skeleton={
        <>
          <Skeleton shape="title" />
          <Skeleton shape="row" count={8} />
        </>
      }
    >
      {children}
    </Loaded>
  )
}

function missingOf(error: unknown): string | null {
  if (isNotOffered(error)) return words.notOffered
  return error instanceof ApiError && error.kind === 'notFound' ? words.notFound : null
}
