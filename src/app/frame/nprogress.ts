/** The only file that imports nprogress. */
import nprogress from 'nprogress'
import '#src/ui/feedback/loading-bar.css'

const template = '<div class="bar"><div class="peg"></div></div>'

/**
 * The library writes its markup through innerHTML, which Trusted Types refuse. The site's only policy gives out this one
 * constant and nothing else; the Content-Security-Policy names it.
 */
const policy = window.trustedTypes?.createPolicy('loading-bar', { createHTML: () => template })

nprogress.configure({
  showSpinner: false,
  barSelector: '.bar',
  trickleSpeed: 300,
  // Handed through as it is: a TrustedHTML where the browser knows them.
  template: (policy?.createHTML('') ?? template) as string,
})

export const bar = { start: () => void nprogress.start(), done: () => void nprogress.done() }
