import { useNavigate } from 'react-router'
import { ClosingPart } from '#src/features/own-data/ClosingPart.tsx'
import { OwnData } from '#src/features/own-data/OwnData.tsx'
import { paths } from '#src/lib/pages/paths.ts'

/** `/member/data`: what is held about the member, and the end of it. */
export function OwnDataPage() {
  const navigate = useNavigate()
  return (
    <div apply="within-560 amid page-pad-56">
      <div apply="grid gap-24">
        <ClosingPart onClosed={() => void navigate(paths.memberBreak())} />
        <OwnData />
      </div>
    </div>
  )
}
