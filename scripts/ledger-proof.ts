/**
 * `npm run ledger:proof -- <file> --head <number>:<hash>`: whether the journal of the file is in the chain that ends in that
 * head, which was published or told by somebody else than who gave the file. `--key <public key, PEM>`: or whether the head that
 * it leads to is signed with that key. Needs no database and nothing of the server or the site. The file comes from the
 * statement of a member, or from `npm run ledger:verify -- --proof <journal>`. Exit code 1 when it does not hold.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { headOf, isSignedBy, type ProofFile } from './ledger-proof/check.ts'

const { values, positionals } = parseArgs({
  options: { head: { type: 'string' }, key: { type: 'string' } },
  allowPositionals: true,
})
const [file] = positionals

interface Found {
  readonly text: string
  readonly holds: boolean
}

const baht = (satang: number) => (satang / 100).toFixed(2)

function told({ journal: { id, kind, at, memo, postings } }: ProofFile): string {
  const lines = postings.map(({ account, amount, balance_after: after }) =>
    after === null ? `  ${account} ${baht(amount)}` : `  ${account} ${baht(amount)}, then ${baht(after)}`,
  )
  return [
    `Journal ${id} (${kind}${memo && `, ${memo}`}), ${new Date(at).toISOString()}, baht:`,
    ...lines,
  ].join('\n')
}

function found(): Found {
  if (file === undefined) return { text: 'Which file?', holds: false }
  const read = JSON.parse(readFileSync(file, 'utf8')) as ProofFile | { proof: ProofFile }
  const proof = 'proof' in read ? read.proof : read
  const end = headOf(proof)
  if (!end)
    return {
      text: 'The proof does not hold: the journal is not in the block, or the block not in the chain.',
      holds: false,
    }
  const head = `${end.no}:${end.hash}`
  const said = told(proof)
  if (values.head !== undefined && values.head !== head)
    return { text: `${said}\nIt leads to ${head}, not to ${values.head}.`, holds: false }
  if (values.key !== undefined && !isSignedBy(end, proof, readFileSync(values.key, 'utf8')))
    return { text: `${said}\nIt leads to ${head}, which that key has not signed.`, holds: false }
  const by = values.key === undefined ? '' : ', which that key has signed'
  return values.head === undefined && values.key === undefined
    ? { text: `${said}\nIt leads to the head ${head}. Compare it with one that was published.`, holds: true }
    : { text: `${said}\nIt is in the chain that ends in ${head}${by}.`, holds: true }
}

const { text, holds } = found()
process.stdout.write(`${text}\n`)
process.exitCode = holds ? 0 : 1
