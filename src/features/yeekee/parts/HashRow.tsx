import { toast } from '#src/dialogs/toasts.ts'
import { copyText } from '#src/lib/copy-text.ts'
import { yeekee } from '#src/strings/lotto/yeekee.ts'
import { Copy } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/actions/IconButton.tsx'

/** A hash or seed in full, to be compared and copied. */
export function HashRow({ label, value }: { label: string; value: string }) {
  const handleCopy = async () => {
    if (await copyText(value)) toast('won', yeekee.copied)
    else toast('lost', yeekee.copyFailed)
  }
  return (
    <div apply="row middle between gap-8">
      <div apply="shrink">
        <p apply="small muted">{label}</p>
        <p apply="mono anywhere">{value}</p>
      </div>
      <IconButton label={yeekee.copyHash(label)} onClick={() => void handleCopy()}>
        <Copy />
      </IconButton>
    </div>
  )
}
