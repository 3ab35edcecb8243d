/** The frame of the sandbox's pages. Everything in them is escaped by hono's `html`; nothing is inline. */
import { html } from 'hono/html'

type Html = ReturnType<typeof html>

interface Page {
  readonly title: string
  readonly lang: 'th' | 'en'
  /** Said at the head of every page: what this is not. */
  readonly mark: string
  readonly body: Html
  readonly wide?: boolean
  /** A script of ours, under /sandbox. */
  readonly script?: string
}

export const page = ({ title, lang, mark, body, wide, script }: Page): Html =>
  html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/sandbox/files/sandbox.css" />
        <link rel="stylesheet" href="/sandbox/files/controls.css" />
        ${script ? html`<script type="module" src="${script}"></script>` : ''}
      </head>
      <body>
        <p class="mark">${mark}</p>
        <main class="${wide ? 'wide' : 'narrow'}">
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`
