/** The page around a game: its texts before the script runs, and its policy. */
import type { CatalogueGame } from '../catalogue/entry.ts'
import { gamesUi } from '../strings/games-ui.ts'

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)

/** Own files only; framed by the site only. */
export const pagePolicy = (siteOrigin: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    `frame-ancestors ${siteOrigin}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

/** Modules that every game loads, asked for at once. */
const modules = ['api', 'chrome', 'dom', 'format', 'frame', 'motion', 'rounds', 'stake']

/** Styles of every game; then the game's own, in the order in which they have to apply. */
const frame = ['base', 'frame']
const own: Partial<Record<CatalogueGame['kind'], readonly string[]>> = {
  hilo: ['hilo/hilo', 'hilo/hilo-table'],
}

export function pageHtml({ game_id: id, game_name: name, kind }: CatalogueGame): string {
  const title = escape(name)
  const preload = [...modules, `${kind}/${kind}`]
    .map((one) => `<link rel="modulepreload" href="/client/${one}.ts">`)
    .join('')
  const styles = [...frame, ...(own[kind] ?? [`${kind}/${kind}`])]
    .map((one) => `<link rel="stylesheet" href="/client/${one}.css">`)
    .join('')
  return `<!doctype html>
<html lang="th">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<title>${title}</title>
<link rel="stylesheet" href="/theme/${id}.css">
${styles}
${preload}
<script type="module" src="/client/main.ts"></script>
</head>
<body data-game="${id}" data-offline="${escape(gamesUi.offline)}" data-retry="${escape(gamesUi.retry)}" data-close="${escape(gamesUi.closeGame)}">
<main id="game" class="boot">
<img class="boot-poster" src="/posters/${id}.webp" alt="" width="180" height="240">
<h1 class="title">${title}</h1>
<p class="boot-text" role="status">${gamesUi.loading}</p>
<noscript><p class="boot-text">${gamesUi.needsScript}</p></noscript>
</main>
</body>
</html>
`
}
