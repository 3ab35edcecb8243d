import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { LimitKind } from '#contracts/protection.ts'
import { type PlaySign, type SignKind, signKinds } from '#contracts/signs.ts'
import { isNotOffered } from '#src/data/platform/not-offered.ts'
import { signsQuery } from '#src/data/protection/signs.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { playSignWords as words } from '#src/strings/protection/play-signs.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Card } from '#src/ui/layout/Card.tsx'

/** What helps against which: a limit of one's own, or a break. */
const helps: Record<SignKind, LimitKind | 'break'> = {
  chasing: 'loss',
  rising: 'deposit',
  taken_back: 'break',
  nights: 'break',
  raises: 'break',
}

/** What a newer platform might add is left out. */
const isKnown = (sign: PlaySign): sign is PlaySign & { kind: SignKind } =>
  (signKinds as readonly string[]).includes(sign.kind)

/** What is seen in the member's own record, each with what helps beside it; `onLimit` opens the form of a limit. */
export function PlaySigns({ onLimit }: { onLimit: (kind: LimitKind) => void }) {
  const query = useQuery(signsQuery())
  if (!query.data && isNotOffered(query.error)) return null
  return (
    <section apply="column gap-8 mt-12" aria-labelledby="play-signs">
      <h2 id="play-signs" apply="lead">
        {words.title}
      </h2>
      <p apply="small muted">{words.about}</p>
      <Loaded query={query} failed={words.failed} skeleton={<Skeleton shape="panel" />}>
        {(signs) => <Seen signs={signs.filter(isKnown)} onLimit={onLimit} />}
      </Loaded>
    </section>
  )
}

interface SeenProps {
  signs: readonly (PlaySign & { kind: SignKind })[]
  onLimit: (kind: LimitKind) => void
}

function Seen({ signs, onLimit }: SeenProps) {
  if (signs.length === 0)
    return (
      <Note>
        <p>{words.none}</p>
        <p apply="small muted mt-4">{words.looked}</p>
      </Note>
    )
  return (
    <>
      <ul apply="column gap-8">
        {signs.map(({ kind, count, days }) => (
          <li key={kind}>
            <Card pad>
              <p>{words.seen[kind](count, days)}</p>
              <div apply="mt-8">
                <Help with={helps[kind]} onLimit={onLimit} />
              </div>
            </Card>
          </li>
        ))}
      </ul>
      <p apply="small muted">{words.talk}</p>
    </>
  )
}

function Help({ with: help, onLimit }: { with: LimitKind | 'break'; onLimit: (kind: LimitKind) => void }) {
  if (help === 'break')
    return (
      <Button as={Link} to={paths.memberBreak()} size="sm">
        {words.takeBreak}
      </Button>
    )
  return (
    <Button size="sm" onClick={() => onLimit(help)}>
      {help === 'loss' ? words.setLoss : words.setDeposit}
    </Button>
  )
}
