/** Signs the heads of the chain, with a key that is not in the database. */
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** An Ed25519 key; `keyId` names its public half. */
export interface Signer {
  readonly keyId: string
  /** Of a block's hash, base64. */
  sign(hash: string): string
  isGood(hash: string, signature: string): boolean
}

const idOf = (key: KeyObject): string =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16)

/** From a private key in PEM (PKCS 8). Throws a TypeError where it is of another kind. */
export function createSigner(pem: string): Signer {
  const secret = createPrivateKey(pem)
  if (secret.asymmetricKeyType !== 'ed25519') throw new TypeError('not an Ed25519 key')
  const open = createPublicKey(secret)
  return {
    keyId: idOf(open),
    sign: (hash) => sign(null, Buffer.from(hash, 'hex'), secret).toString('base64'),
    isGood: (hash, signature) =>
      verify(null, Buffer.from(hash, 'hex'), open, Buffer.from(signature, 'base64')),
  }
}

/** As `createSigner`, of a file. */
export const readSigner = (file: string): Signer => createSigner(readFileSync(file, 'utf8'))

/** The key beside an embedded database: made at first use, for its owner's eyes only. */
export function ownSigner(folder: string): Signer {
  const file = join(folder, 'ledger-key.pem')
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ed25519')
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' })
  }
  return readSigner(file)
}
