import { yeekee } from '#src/strings/yeekee.ts'
import { ShieldCheck, ShieldX } from '#src/ui/icons.ts'
import { Spinner } from '#src/ui/Spinner.tsx'
import { Tag } from '#src/ui/Tag.tsx'

/** `passed` null: still being computed. */
export function VerdictTag({ passed }: { passed: boolean | null }) {
  return (
    <span role="status">
      {passed === null ? (
        <Tag icon={<Spinner />}>{yeekee.checking}</Tag>
      ) : passed ? (
        <Tag tone="won" icon={<ShieldCheck />}>
          {yeekee.passed}
        </Tag>
      ) : (
        <Tag tone="lost" icon={<ShieldX />}>
          {yeekee.failed}
        </Tag>
      )}
    </span>
  )
}
