/** Everything that somebody else needs to compute the member's spins again, as a file. */
import * as z from 'zod/mini'
import { wheelPrize, type WheelSpin, wheelSpin } from '#contracts/wheel.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { copyText } from '#src/lib/copy-text.ts'
import { download } from '#src/platform/web/save-image.ts'
import { witnessOfSpin } from '#src/stores/witness/wheel-witness.ts'
import { fairness as words } from '#src/strings/rewards/wheel.ts'
import type { WheelTable } from '../verify/verify.ts'

/** How the figures follow from each other, for whoever reads the file. */
const how = {
  commit: 'server_seed_hash = SHA-256(bytes of server_seed)',
  mac: 'm = HMAC-SHA-256(key = bytes of server_seed, client_seed + ":" + nonce + ":wheel:v1")',
  slot: 'slot = floor(first 8 hex digits of m as uint32 * 10000 / 2^32)',
  prize: 'the first prize of the table whose cumulative weight is above the slot',
  table:
    'table_hash = SHA-256(UTF-8 of JSON without spaces: ["wheel:v1",[name,kind,label,amount,count,turnover,categorys,valid_days,weight],...]); amount and turnover in satang, turnover 0 where there is none',
}

const playsFile = (spins: readonly WheelSpin[], tables: readonly WheelTable[]): string =>
  JSON.stringify(
    {
      how,
      spins: spins.map((spin) => ({
        ...z.encode(wheelSpin, spin),
        seen_here: witnessOfSpin(spin.spin_id),
      })),
      tables: tables.map((table) => ({
        ...table,
        prizes: table.prizes.map((prize) => z.encode(wheelPrize, prize)),
      })),
    },
    null,
    2,
  )

/** A download, or the clipboard where an app's own browser knows no downloads. */
export async function exportPlays(spins: readonly WheelSpin[], tables: readonly WheelTable[]): Promise<void> {
  const text = playsFile(spins, tables)
  if (download(new Blob([text], { type: 'application/json' }), 'wheel.json'))
    return toast('won', words.downloaded)
  const copied = await copyText(text)
  toast(copied ? 'won' : 'lost', copied ? words.exportCopied : words.copyFailed)
}
