/** The proof as a file, for whoever checks it without us (`npm run ledger:proof`). */
import * as z from 'zod/mini'
import { ledgerProof, type LedgerProof } from '#contracts/ledger-proof.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { copyText } from '#src/lib/copy-text.ts'
import { download } from '#src/platform/web/save-image.ts'
import { ledgerProof as words } from '#src/strings/money/ledger-proof.ts'

/** How the hashes follow from each other, for whoever reads the file. */
const how = {
  content:
    'SHA-256(JSON of ["journal", salt, key, kind, memo, at, reverses, [[account, amount, balance_after], …]])',
  leaf: 'SHA-256(byte 0, id + ":" + hex(content)); of a block: no + ":" + hex(its hash)',
  node: 'SHA-256(byte 1, bytes of left, bytes of right); `path` leads from the journal to blocks[0].root',
  block:
    'SHA-256(JSON of ["block 2", prev_hash, past, no, kind, first_seq, last_seq, root, sealed_at, upto, system]); where past is null, of ["block", prev_hash, no, …]',
  history:
    '`history` leads from the leaf of blocks[0] to blocks[1].past; each later block has the hash before it as prev_hash',
  head: 'number and hash of the last block: compare it with one that was published',
  signed: 'Ed25519 over the bytes of that hash',
}

/** A download, or the clipboard where an app's own browser knows no downloads. */
export async function saveProof(proof: LedgerProof): Promise<void> {
  const text = JSON.stringify({ how, proof: z.encode(ledgerProof, proof) }, null, 2)
  const file = new Blob([text], { type: 'application/json' })
  if (download(file, `journal-${proof.journal.id}.proof.json`)) return toast('won', words.saved)
  const copied = await copyText(text)
  toast(copied ? 'won' : 'lost', copied ? words.savedCopied : words.copyFailed)
}
