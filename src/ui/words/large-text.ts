/** Where a reader's text is larger than designed, lines are short: words of the page are held together then. */
export function holdLargeText(): void {
  if (parseFloat(getComputedStyle(document.documentElement).fontSize) > 16)
    import('./hold-words.ts').then(({ holdWords }) => holdWords()).catch(() => {})
}
