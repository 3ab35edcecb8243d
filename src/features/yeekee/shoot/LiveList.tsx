import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { YeekeeShot } from '#contracts/yeekee.ts'
import { readOlderShots, type YeekeeRoom } from '#src/data/lotto/yeekee.ts'
import { cx } from '#src/lib/cx.ts'
import { yeekee } from '#src/strings/lotto/yeekee.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { Segmented } from '#src/ui/actions/Segmented.tsx'
import { VirtualRows } from '#src/ui/rows/VirtualRows.tsx'
import styles from '../yeekee.module.css'
import { SHOT_ROW, ShotRow } from '../parts/ShotRow.tsx'
import { useOwnShots } from '../parts/use-own-shots.ts'

interface LiveListProps {
  room: YeekeeRoom
  /** Shots may still come. */
  live: boolean
  member: boolean
}

type Whose = 'everyone' | 'own'

/** Everybody's shots as they are accepted, newest first; numbers of others stay hidden until the result. */
export function LiveList({ room, live, member }: LiveListProps) {
  const [whose, setWhose] = useState<Whose>('everyone')
  const own = useOwnShots(room)
  const shots = whose === 'own' ? own : room.shots
  const place = useKeptPlace(shots[0]?.seq ?? 0, SHOT_ROW)
  const rows = shots.map((shot) => ({ ...shot, key: String(shot.seq) }))
  const draw = (shot: YeekeeShot) => <LiveRow shot={shot} newest={shot.seq === room.count} />
  return (
    <section ref={place} className={styles.list}>
      <div className={styles.liveListTitle}>
        <h3 apply="row middle gap-10 lead">
          <span className={cx(styles.dot, live && styles.live)} />
          {yeekee.live}
        </h3>
        {member && (
          <Segmented
            label={yeekee.showing}
            value={whose}
            options={[
              { value: 'everyone', label: yeekee.everyone },
              { value: 'own', label: yeekee.ownOnly },
            ]}
            onChange={setWhose}
          />
        )}
      </div>
      {rows.length === 0 ? (
        <EmptyState
          art="lozenge"
          level={3}
          title={whose === 'own' ? yeekee.noneOwn : yeekee.noShots}
          text={whose === 'everyone' && live && yeekee.noShotsText}
        />
      ) : (
        <VirtualRows scrolls="page" label={yeekee.live} rows={rows} heightOf={() => SHOT_ROW} draw={draw} />
      )}
      {whose === 'everyone' && <OlderShots room={room} />}
    </section>
  )
}

function LiveRow({ shot, newest }: { shot: YeekeeShot; newest: boolean }) {
  return (
    <ShotRow
      seq={shot.seq}
      number={shot.digits.replaceAll('*', '•')}
      hidden={shot.digits.includes('*') ? yeekee.masked : undefined}
      name={shot.mine ? yeekee.you : shot.name}
      at={shot.accepted_at}
      tone={shot.mine ? 'mine' : newest ? 'newest' : undefined}
    />
  )
}

/**
 * New rows at the head of a list push what is being read away: who has scrolled past the head stays where they are.
 * Takes the newest place and the height of a row (px).
 */
function useKeptPlace(newest: number, rowHeight: number): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null)
  const before = useRef(newest)
  useLayoutEffect(() => {
    const added = newest - before.current
    before.current = newest
    if (added <= 0 || !list.current) return
    const passed = list.current.getBoundingClientRect().top < 0
    if (passed) window.scrollBy({ top: added * rowHeight, behavior: 'instant' })
  }, [newest, rowHeight])
  return list
}

/** The way to shots before those that were read; nothing once the first is in view. */
function OlderShots({ room }: { room: YeekeeRoom }) {
  const client = useQueryClient()
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => readOlderShots(client, room.round_id),
  })
  const oldest = room.shots.at(-1)?.seq ?? 1
  if (oldest <= 1) return null
  return (
    <div className={styles.older}>
      {isError && (
        <Note tone="lost" live>
          {yeekee.olderFailed}
        </Note>
      )}
      <Button tone="text" busy={isPending} onClick={() => mutate()}>
        {yeekee.older}
      </Button>
    </div>
  )
}
