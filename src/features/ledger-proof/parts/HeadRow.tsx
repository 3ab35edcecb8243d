import { toast } from '#src/dialogs/toasts.ts'
import { copyText } from '#src/lib/copy-text.ts'
import type { LedgerHead } from '#src/stores/witness/ledger-heads.ts'
import { ledgerProof as words } from '#src/strings/money/ledger-proof.ts'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { Copy } from '#src/ui/icons.ts'

/** The head in full, to be compared with others' and copied. */
export function HeadRow({ head: { no, hash } }: { head: LedgerHead }) {
  const text = `${no}:${hash}`
  const handleCopy = async () => {
    if (await copyText(text)) toast('won', words.copied)
    else toast('lost', words.copyFailed)
  }
  return (
    <div apply="row middle between pt-12 mt-12 edge-above gap-8">
      <div apply="shrink">
        <p apply="small muted">{words.head}</p>
        <p apply="mono anywhere">{text}</p>
      </div>
      <IconButton label={words.copy(words.head)} onClick={() => void handleCopy()}>
        <Copy />
      </IconButton>
    </div>
  )
}
