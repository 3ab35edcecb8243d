/** A JPEG written anew from the segments that draw it. What is not well formed is refused (ITU-T T.81 annex B). */
import { notesOf, orientationOf } from './exif-orientation.ts'

const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
const APP0 = 0xe0
const APP1 = 0xe1
const APP14 = 0xee
const COMMENT = 0xfe
/** Quantisation and Huffman tables, restart interval. */
const TABLES: readonly number[] = [0xdb, 0xc4, 0xdd]
/** Baseline, extended and progressive frames: what browsers draw. */
const FRAMES: readonly number[] = [0xc0, 0xc1, 0xc2]

const isNote = (marker: number) => (marker >= APP0 && marker <= 0xef) || marker === COMMENT
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7

const JFIF = Buffer.from('JFIF\0', 'latin1')
const EXIF = Buffer.from('Exif\0\0', 'latin1')
const ADOBE = Buffer.from('Adobe', 'latin1')
const startsWith = (data: Buffer, sign: Buffer) => data.subarray(0, sign.length).equals(sign)

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** What is kept of a segment that only tells about the picture: units of its size, how its colours are mixed. */
function keptNote(marker: number, data: Buffer): Buffer | null {
  if (marker === APP0 && startsWith(data, JFIF) && data.length >= 14) {
    const bare = Buffer.from(data.subarray(0, 14))
    // No thumbnail follows.
    bare.fill(0, 12)
    return segment(APP0, bare)
  }
  if (marker === APP14 && startsWith(data, ADOBE) && data.length >= 12)
    return segment(APP14, data.subarray(0, 12))
  return null
}

const isSoundFrame = (data: Buffer) =>
  data.length >= 9 &&
  data[0] === 8 &&
  [1, 3, 4].includes(data[5]!) &&
  data.length === 6 + 3 * data[5]! &&
  data.readUInt16BE(1) > 0 &&
  data.readUInt16BE(3) > 0

const isSoundScan = (data: Buffer) =>
  data.length > 0 && data[0]! >= 1 && data[0]! <= 4 && data.length === 4 + 2 * data[0]!

/** Where a scan's coded data ends: at the next marker that is no part of it. -1 when it never does. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at)) {
    const next = bytes[at + 1]!
    if (next === 0xff) at += 1
    else if (next === 0 || isRestart(next)) at += 2
    else return at
  }
  return -1
}

/** The same picture and nothing else; null when it is not whole and sound. */
export function cleanJpeg(bytes: Buffer): Buffer | null {
  if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== SOI) return null
  const kept: Buffer[] = []
  let orientation = 1
  let frames = 0
  let scans = 0
  let at = 2
  while (at + 2 <= bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1]!
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === EOI) {
      if (frames !== 1 || scans === 0) return null
      const notes = Buffer.concat([EXIF, notesOf(orientation)])
      const turned = orientation === 1 ? [] : [segment(APP1, notes)]
      // What follows the end of the picture is left behind.
      return Buffer.concat([Buffer.from([0xff, SOI]), ...turned, ...kept, Buffer.from([0xff, EOI])])
    }
    if (at + 4 > bytes.length) return null
    const length = bytes.readUInt16BE(at + 2)
    const end = at + 2 + length
    if (length < 2 || end > bytes.length) return null
    const data = bytes.subarray(at + 4, end)
    if (TABLES.includes(marker)) kept.push(segment(marker, data))
    else if (FRAMES.includes(marker)) {
      if (!isSoundFrame(data)) return null
      frames += 1
      kept.push(segment(marker, data))
    } else if (marker === SOS) {
      const scanEnd = endOfScan(bytes, end)
      if (frames !== 1 || !isSoundScan(data) || scanEnd <= end) return null
      scans += 1
      kept.push(segment(SOS, data), bytes.subarray(end, scanEnd))
      at = scanEnd
      continue
    } else if (isNote(marker)) {
      if (marker === APP1 && startsWith(data, EXIF)) orientation = orientationOf(data.subarray(EXIF.length))
      const note = keptNote(marker, data)
      if (note) kept.push(note)
    } else return null
    at = end
  }
  return null
}
