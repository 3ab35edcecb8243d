/**
 * The beginning of the only inline script of the site. Before the first paint it sets the theme, so that nothing flashes, and marks the
 * page of a member (`data-member`), with games played last (`data-recents`), so that the prerendered landing keeps room
 * for what only members see. The build puts this text in <head> and its hash in the Content-Security-Policy. It reads what
 * stores/persisted.ts keeps (`chokdee.local`, `.user`, `.recents`) by pattern, not by shape: anything unreadable means "follow the system, a visitor".
 */
export const themeBoot =
  `{let d=document.documentElement,t=/"theme":"(dark|light)"/,l;` +
  `try{l=localStorage;t=t.exec(l['chokdee.local']);if(l['chokdee.user']){d.dataset.member='';if(l['chokdee.recents'])d.dataset.recents=''}}catch{t=0}` +
  `d.dataset.theme=t?t[1]:matchMedia('(prefers-color-scheme:light)').matches?'light':'dark'}`
