/** Everything that somebody else needs to compute the round again, as a file. */
import * as z from 'zod/mini'
import { yeekeeProof, type YeekeeProof } from '#contracts/yeekee.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { copyText } from '#src/lib/copy-text.ts'
import { download } from '#src/platform/web/save-image.ts'
import type { Witness } from '#src/stores/witness/yeekee-witness.ts'
import { yeekee } from '#src/strings/lotto/yeekee.ts'

/** Of rounds by `yk2` and `yk2d`. */
const ofYk2 = {
  commit: 'SHA-256(bytes of server_seed)',
  day: 'SHA-256("yk2|" + hex(seed)), day.round_no times from server_seed, is day.anchor',
  hi: 'SHA-256(hex(h[i-1]) + "|" + i + "|" + number + "|" + accepted_at in ms since 1970 UTC + "|" + tag + "|" + name), i from 1',
  result:
    '(sum of all numbers - number of rank 16, rank 1 being the newest, nothing under 16 + salt) mod 100000; top3 = last 3, bottom2 = first 2 of the five digits',
}

/** How the figures follow from each other, for whoever reads the file. */
const how = {
  yk1: {
    commit: 'SHA-256(bytes of server_seed)',
    h0: 'SHA-256("yk1|" + chain_id)',
    hi: 'SHA-256(hex(h[i-1]) + "|" + i + "|" + number), i from 1',
    filler: 'HMAC-SHA-256(bytes of server_seed, chain_id + "|fill|" + k) mod 100000, k from 1',
    result:
      'sum of all numbers - number of rank 16, rank 1 being the newest; top3 = last 3, bottom2 = digits 5 and 4 from the right',
  },
  yk2: {
    ...ofYk2,
    h0: 'SHA-256("yk2|" + chain_id)',
    beacon:
      'drand, bls-unchained-g1-rfc9380: beacon.signature signs SHA-256(beacon.round as 8 bytes, big-endian); randomness = SHA-256(bytes of signature)',
    salt: 'HMAC-SHA-256(bytes of server_seed, "yk2|" + chain_id + "|" + head + "|" + hex(randomness)) mod 100000',
  },
  yk2d: {
    ...ofYk2,
    h0: 'SHA-256("yk2d|" + chain_id)',
    delay:
      'x = SHA-256("yk2d|" + chain_id + "|" + head + "|" + segments + "|" + steps + "|" + size); each step: x = SHA-256(bytes of x, written out again and again over size bytes); after so many steps x is a checkpoint, after so many segments the last',
    salt: 'HMAC-SHA-256(bytes of server_seed, "yk2d|" + chain_id + "|" + head + "|" + last checkpoint) mod 100000',
  },
}

const proofFile = (proof: YeekeeProof, witness: Witness | null): string =>
  JSON.stringify({ how, proof: z.encode(yeekeeProof, proof), seen_here: witness }, null, 2)

/** A download, or the clipboard where an app's own browser knows no downloads. */
export async function exportProof(proof: YeekeeProof, witness: Witness | null): Promise<void> {
  const text = proofFile(proof, witness)
  const file = new Blob([text], { type: 'application/json' })
  if (download(file, `${proof.chain_id || proof.round_id}.json`)) return toast('won', yeekee.downloaded)
  const copied = await copyText(text)
  toast(copied ? 'won' : 'lost', copied ? yeekee.exportCopied : yeekee.copyFailed)
}
