import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readOlderShots, type YeekeeRoom } from '#src/data/yeekee.ts'
import { yeekee } from '#src/strings/yeekee.ts'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import styles from './OlderShots.module.css'

/** The way to shots before those that were read; nothing once the first is in view. */
export function OlderShots({ room }: { room: YeekeeRoom }) {
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
