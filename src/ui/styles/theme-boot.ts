/**
 * The beginning of the only inline script of the site. Before the first paint it sets the theme, so that nothing flashes, and marks the
 * page of a member (`data-member`), with games played last (`data-recents`), so that the prerendered landing keeps room
 * for what only members see, and of one who takes a break (`data-resting`), to whom what was served offers nothing. The build puts this text
 * in <head> and its hash in the Content-Security-Policy. It reads what stores/persisted.ts keeps (`chokdee.local`, `.user`, `.recents`,
 * `.resting`) by pattern, not by shape: anything unreadable means "follow the system, a visitor".
 */
export const themeBoot =
  `{let d=document.documentElement.dataset,l=k=>localStorage['chokdee.'+k],t;` +
  `try{t=/"theme":"(dark|light)"/.exec(l('local'));if(l('user')){d.member='';for(let k of['recents','resting'])if(l(k))d[k]=''}}catch{}` +
  `d.theme=t?t[1]:matchMedia('(prefers-color-scheme:light)').matches?'light':'dark'}`
