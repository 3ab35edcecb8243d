import { toast } from '#src/dialogs/toasts.ts'
import { copyText } from '#src/lib/copy-text.ts'
import { fairness as words } from '#src/strings/rewards/wheel.ts'
import { Copy } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/actions/IconButton.tsx'

/** A hash, seed or figure in full, to be compared and copied. */
export function CopyRow({ label, value }: { label: string; value: string }) {
  const handleCopy = async () => {
    if (await copyText(value)) toast('won', words.copied)
    else toast('lost', words.copyFailed)
  }
  return (
    <div apply="row middle between py-6 gap-8">
      <div apply="shrink">
        <p apply="small muted">{label}</p>
        <p apply="mono anywhere">{value}</p>
      </div>
      <IconButton label={words.copy(label)} onClick={() => void handleCopy()}>
        <Copy />
      </IconButton>
    </div>
  )
}
