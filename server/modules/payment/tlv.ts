/** Tag, length, value: how EMVCo payment codes and the mini QR of slips are written (domain.md §5.1, §5.2). */
import { crc16 } from './parts/crc16.ts'

export type Tlv = ReadonlyMap<string, string>

/** One object: two digits of tag, two of length, the value. */
export function tlv(tag: string, value: string): string {
  if (value.length > 99) throw new RangeError(`tag ${tag}: ${value.length} characters do not fit`)
  return tag + String(value.length).padStart(2, '0') + value
}

/** The objects of a text, or null when it is not made of them. A repeated tag is not taken. */
export function readTlv(text: string): Tlv | null {
  const found = new Map<string, string>()
  let at = 0
  while (at < text.length) {
    const [, tag, size] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? []
    if (tag === undefined || found.has(tag)) return null
    const value = text.slice(at + 4, at + 4 + Number(size))
    if (value.length !== Number(size)) return null
    found.set(tag, value)
    at += 4 + value.length
  }
  return found.size > 0 ? found : null
}

/** Adds the checksum object under `tag`: it covers everything, its own tag and length included. */
export function withChecksum(text: string, tag: string): string {
  const covered = `${text}${tag}04`
  return covered + crc16(covered)
}

/** Whether a text ends with its own checksum under `tag`. */
export const hasChecksum = (text: string, tag: string): boolean =>
  text.slice(-8, -4) === `${tag}04` && text.slice(-4).toUpperCase() === crc16(text.slice(0, -4))
