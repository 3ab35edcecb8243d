/** One browser as a journey uses it: what a hand does and an eye reads, without anything that only one engine has. */
import type { Wanted } from './find.ts'

/** Each waits until what it names is there, for `WAIT_MS` at most, and throws with its name. */
export interface Drive {
  /** As `Chromium 141.0`. */
  readonly engine: string
  /** A page of the site, loaded anew. */
  open(path: string): Promise<void>
  press(what: Wanted): Promise<void>
  /** In place of what the field holds; of a list, the choice with this label. */
  fill(field: Wanted, text: string): Promise<void>
  see(what: Wanted): Promise<void>
  /** Until it is gone. */
  seeNot(what: Wanted): Promise<void>
  /** Until the path of the address answers. */
  arrive(path: RegExp): Promise<void>
  /** The same inside of the frame with this title, which may be of another origin. */
  within(title: string, work: () => Promise<void>): Promise<void>
  /** Keeps something under a key of the site's local storage. */
  keep(key: string, value: string): Promise<void>
  /** Forgets cookies and storage, for the next journey. */
  forget(): Promise<void>
  /** The words of the newest dialog, or else of the page's main part. */
  reads(): Promise<string>
  /** A picture of the page as it stands, into this file. */
  picture(file: string): Promise<void>
  close(): Promise<void>
}

export const WAIT_MS = 25_000

export const button = (name: string): Wanted => ({ kind: 'button', name })
export const buttonThatStarts = (name: string): Wanted => ({ kind: 'button', name, starts: true })
export const field = (name: string): Wanted => ({ kind: 'field', name })
export const text = (name: string): Wanted => ({ kind: 'text', name })
