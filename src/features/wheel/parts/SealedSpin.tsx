import { Link } from 'react-router'
import type { WheelSpin } from '#contracts/wheel.ts'
import { paths } from '#src/lib/paths.ts'
import { fairness as words } from '#src/strings/wheel.ts'
import { Lock } from '#src/ui/icons.ts'
import { Note } from '#src/ui/Note.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { SpinInputs } from './SpinInputs.tsx'

/** A spin whose seed still decides others: its inputs as far as they can be told. */
export function SealedSpin({ spin }: { spin: WheelSpin }) {
  return (
    <>
      <Note icon={<Lock size={20} />}>
        <b>{words.sealed}</b>
        <p>{words.sealedText}</p>
        <TextLink as={Link} to={paths.memberWheel({ view: 'fairness' })} underline>
          {words.toPanel}
        </TextLink>
      </Note>
      <SpinInputs spin={spin} derived={null} />
    </>
  )
}
