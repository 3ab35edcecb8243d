/** Style sheet of the API page: the site's lacquer and ivory, by the system's theme. Values as in the site's tokens. */
export const docsCss = `
:root {
  color-scheme: dark;
  --ground: #120c09; --surface-1: #1b1310; --surface-2: #251b16;
  --line: rgba(221, 181, 101, 0.17); --line-strong: rgba(221, 181, 101, 0.42);
  --text: #f5ecdc; --text-muted: #c2b199; --gold: #ddb565; --gold-bright: #f2d9a0;
  --won: #5cc69a; --info: #9db7dc; --warn: #e8ae54; --focus: #f2d9a0;
}
@media (prefers-color-scheme: light) {
  :root {
    color-scheme: light;
    --ground: #f7f0e3; --surface-1: #fffbf3; --surface-2: #f1e6d3;
    --line: rgba(140, 98, 24, 0.24); --line-strong: rgba(140, 98, 24, 0.52);
    --text: #2b1912; --text-muted: #634c3d; --gold: #7b550d; --gold-bright: #5f4108;
    --won: #176a48; --info: #2f4f80; --warn: #7e4f08; --focus: #80590f;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 16px; }
body {
  margin: 0; background: var(--ground); color: var(--text);
  font: 400 15px/24px Anuphan, 'Noto Sans Thai', system-ui, sans-serif;
}
a { color: var(--gold); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
code { font: 500 13px/20px ui-monospace, 'DejaVu Sans Mono', monospace; overflow-wrap: anywhere; }
header { padding: 32px 16px 20px; border-bottom: 1px solid var(--line); }
h1, h2 { margin: 0; font-family: 'Noto Serif Thai', 'Noto Serif', serif; font-weight: 600; text-wrap: balance; }
h1 { font-size: 26px; line-height: 40px; color: var(--gold-bright); }
h2 { display: flex; align-items: center; gap: 10px; margin: 0 0 12px; font-size: 20px; line-height: 32px; }
h2::before { content: ''; width: 8px; height: 8px; background: var(--gold); transform: rotate(45deg) scale(0.82); }
header p { margin: 4px 0 0; color: var(--text-muted); }
.page { padding: 0 16px 72px; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 16px; margin: 16px 0 0; padding: 0; list-style: none; }
nav li { display: flex; align-items: center; gap: 6px; }
nav a { display: inline-flex; align-items: center; min-height: 44px; text-decoration: none; }
nav a:hover { text-decoration: underline; }
nav span { color: var(--text-muted); font-size: 13px; }
section { margin-top: 28px; }
.legend p { max-width: 72ch; margin: 0 0 12px; color: var(--text-muted); }
details { margin: 0 0 8px; border: 1px solid var(--line); border-radius: 12px; background: var(--surface-1); }
details[open] { border-color: var(--line-strong); }
summary {
  display: grid; grid-template-columns: auto 1fr; gap: 2px 12px; align-items: baseline;
  min-height: 44px; padding: 10px 16px; cursor: pointer; list-style: none;
}
summary::-webkit-details-marker { display: none; }
summary:hover .path { color: var(--gold-bright); }
.verb { min-width: 44px; font: 600 12px/20px ui-monospace, 'DejaVu Sans Mono', monospace; }
.get { color: var(--won); }
.post { color: var(--warn); }
.path { font-size: 14px; }
.sum, .badges { grid-column: 1 / -1; }
.sum { color: var(--text-muted); font-size: 13px; line-height: 20px; }
.badges { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 4px; }
.badge {
  padding: 0 8px; border: 1px solid var(--line); border-radius: 999px;
  color: var(--text-muted); font-size: 12px; line-height: 20px;
}
.badge.spec { border-color: var(--line-strong); color: var(--gold); }
.badge.extension { color: var(--info); }
.badge.once { color: var(--warn); }
.body { padding: 0 16px 12px; border-top: 1px solid var(--line); }
.facts, .none { margin: 12px 0; color: var(--text-muted); font-size: 13px; line-height: 20px; }
.scroll { overflow-x: auto; margin: 12px 0; }
table { width: 100%; border-collapse: collapse; font-size: 13px; line-height: 20px; }
caption { padding: 4px 0; color: var(--gold); font-weight: 600; text-align: left; }
th, td { padding: 6px 12px 6px 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top; }
th { color: var(--text-muted); font-weight: 500; }
td code { white-space: nowrap; }
td:last-child { min-width: 160px; color: var(--text-muted); }
@media (min-width: 960px) {
  header { padding: 48px 40px 24px; }
  .page { display: grid; grid-template-columns: 280px minmax(0, 1fr); gap: 40px; padding: 0 40px 72px; }
  nav { position: sticky; top: 0; max-height: 100vh; overflow-y: auto; align-self: start; padding-bottom: 24px; }
  nav ul { flex-direction: column; flex-wrap: nowrap; gap: 0; }
  nav li { justify-content: space-between; border-bottom: 1px solid var(--line); }
  nav a { line-height: 20px; }
  summary { grid-template-columns: auto 1fr auto; }
  .sum { grid-column: 2 / -1; }
  .badges { grid-column: 3; grid-row: 1; margin: 0; }
}
`
