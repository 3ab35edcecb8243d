/**
 * What a LIFF page shows until LINE has answered. Rendered into liff/index.html by the build; liff/boot.ts and
 * liff/app.ts reveal its lines by their ids, without React.
 */
import crest from '../../ui/motifs/crest.svg?inline'
import { liff } from '#src/strings/line/liff.ts'
import { shell } from '#src/strings/shell.ts'

export function LiffSplash() {
  return (
    <main className="liff-splash" data-surface="lacquer">
      <span aria-hidden="true" className="liff-splash-spray" />
      {/* In the HTML itself: it is there with the first paint. */}
      <img src={crest} alt="" className="liff-splash-crest" />
      <h1 className="liff-splash-word">{shell.siteName}</h1>
      <p role="status" className="liff-splash-status">
        <span aria-hidden="true" className="liff-splash-spinner" />
        {liff.signingIn}
      </p>
      <p id="splash-page" hidden className="liff-splash-page">
        {liff.thenTo}
      </p>
      <p id="splash-slow" hidden className="liff-splash-page">
        {liff.slow}
      </p>
      <p id="splash-stuck" hidden className="liff-splash-stuck">
        {liff.stuck} <button type="button">{shell.reload}</button>
      </p>
      <p className="liff-splash-adults">{shell.footer.adults}</p>
    </main>
  )
}
