import encodeQR from 'qr'

/** The dark modules of a QR code, without its quiet zone; null when the text is too long for any. */
export function qrModules(text: string): boolean[][] | null {
  try {
    // 15 % may be lost to a fold or a scratch on paper; more would make the modules of a long link too small.
    const framed = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    return framed.slice(1, -1).map((row) => row.slice(1, -1))
  } catch {
    return null
  }
}

/** Light modules around a code without which readers do not find it (ISO/IEC 18004). */
export const QUIET_ZONE = 4
