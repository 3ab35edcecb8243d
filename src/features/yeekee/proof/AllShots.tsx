import type { YeekeeProof } from '#contracts/yeekee.ts'
import type { YeekeeRoom } from '#src/data/lotto/yeekee.ts'
import { yeekee } from '#src/strings/lotto/yeekee.ts'
import { VirtualRows } from '#src/ui/rows/VirtualRows.tsx'
import styles from './AllShots.module.css'
import { SHOT_ROW, ShotRow } from '../parts/ShotRow.tsx'
import { useOwnShots } from '../parts/use-own-shots.ts'

/** The published list, newest first, with the shot that was subtracted and one's own marked. */
export function AllShots({ room, proof }: { room: YeekeeRoom; proof: YeekeeProof }) {
  const own = new Set(useOwnShots(room).map(({ seq }) => seq))
  const rows = [...proof.shots].reverse().map((shot) => ({ ...shot, key: String(shot.seq) }))
  const nameOf = ({ seq, name, filler }: (typeof rows)[number]) =>
    seq === proof.rank16_seq ? yeekee.subtracted : filler ? yeekee.byHouse : own.has(seq) ? yeekee.you : name
  const draw = (shot: (typeof rows)[number]) => (
    <ShotRow
      seq={shot.seq}
      number={shot.number}
      name={nameOf(shot)}
      at={shot.accepted_at}
      tone={shot.seq === proof.rank16_seq ? 'subtracted' : own.has(shot.seq) ? 'mine' : undefined}
    />
  )
  return (
    <VirtualRows
      scrolls="box"
      className={styles.box}
      label={yeekee.seeAll}
      rows={rows}
      heightOf={() => SHOT_ROW}
      draw={draw}
    />
  )
}
