/** The page in view, as what watches over play sees it. */
export interface Around {
  /** The path that is shown. */
  readonly here: () => string
  readonly goTo: (path: string) => void
  /** Tells each change of it. */
  readonly onMove: (listener: () => void) => () => void
}
