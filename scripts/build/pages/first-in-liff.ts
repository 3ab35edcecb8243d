/**
 * A page below `/liff` as it is served (decision 122): LINE's waiting screen, and beside it, in templates of which nothing is fetched, the page
 * itself for who is known here already. A script puts that in the place of the waiting screen before anything is painted; React draws
 * the page anew once LINE has answered, or 3.5 seconds later (liff/start).
 */
import { LINE_BROWSER } from '#src/platform/line-host.ts'
import {
  besideLetters,
  type First,
  firstBlocks,
  headScript,
  lettersThen,
  placeIn,
  starting,
  untilFrame,
  untilLetters,
  untilShown,
  untilTaken,
  withParts,
} from './first.ts'
import { IN_LINE } from './html.ts'
import { hasLatin, LATIN } from './latin.ts'
import type { Who } from './prerender.ts'

/**
 * Inside LINE (`n`, as liff/address/visit.ts has it) nobody gets a page who has no session here: LINE says who it is. A session may be
 * another person's than LINE's, so that answers are told only of one that LINE's person was given (liff/start/person.ts keeps its
 * digest). LINE's own words in the address are of no page, but for `liff.state`, which leads elsewhere; whose link it is (`ag`) changes none.
 */
const whose =
  `let e=d.documentElement.dataset,j=k.data,h=![...new URLSearchParams(location.search).keys()].some(p=>!/^(ag$|liff\\.(?!state$))/.test(p));` +
  `n=${String(LINE_BROWSER)}.exec(navigator.userAgent);n=n&&(n[1]||location.hash.includes('access_token='));` +
  `if(n)e.host='line';w=t?'member':'visitor';if(h&&(t||!n))e.frame=w;` +
  `if(t){g=(async()=>!n||[...new Uint8Array(await crypto.subtle.digest('SHA-256',new TextEncoder().encode(t)))]` +
  `.map(x=>x.toString(16).padStart(2,'0')).join('')==JSON.parse(localStorage['chokdee.line.person']).data.session)().catch(()=>0);` +
  `g.then(y=>{if(y){s.session=j;tell()}})}`

/** In the place of what a link announces: the waiting screen's ornament, and the page's first pictures. */
const [ORNAMENT, PICTURE] = ['ornament', 'picture']

/**
 * Pictures leave before the page's scripts. Where the waiting screen is what one sees its ornament is the first of them, and the page's follow when it
 * has come. (`k` is what who is here needs, where they get to see the page.)
 */
const pictures =
  `let b=()=>{for(let o of d.querySelectorAll('[rel=${PICTURE}]'))o.rel='preload'},l=d.querySelector('[rel=${ORNAMENT}]');` +
  `if(k&&h&&e.frame)b();else{l.onload=l.onerror=b;l.rel='preload'}`

const script = headScript({ whose, plain: 'h', pictures })

/** Markup for the head; `ornament` is the address of the waiting screen's, `urgent` what announces the page's first pictures. */
export const firstInLiff = (first: First, ornament: string, urgent: string): string =>
  `<link rel="${ORNAMENT}" as="image" fetchpriority="high" href="${ornament}">` +
  urgent.replaceAll('rel="preload"', `rel="${PICTURE}"`) +
  firstBlocks(first, script)

const hiding = '<style>[data-frame] #root:not([data-drawn]){visibility:hidden}</style>'

/**
 * The waiting screen is kept where a page stands in its place: should the site not come, it has a way on (liff/boot.ts). Where it is what one sees
 * its words come with their letters, as a page's do (`data-words`, liff-splash.css): what it shows without any is there at once.
 */
const choosing =
  `<script>{${starting}let d=document,r=d.getElementById('root'),w=d.documentElement.dataset.frame,t=w&&d.getElementById('to-'+w),s=d.createElement('template');r.dataset.drawn='';` +
  `if(t){s.id='splash';s.content.append(...r.childNodes);d.body.append(s);r.replaceChildren(t.content);tell();${untilTaken}${withParts('t')}}` +
  `else{let e=document.documentElement.dataset,f=()=>delete e.words;delete e.letters;e.words='';${lettersThen()}}` +
  // What only LINE's browser asks for goes with the other scripts, or waits with them: more of it where nobody has a session (liff/start/person.ts says who had one here).
  `let q='[rel=${IN_LINE.all}]';if(!w){q+=',[rel=${IN_LINE.signingIn}]';try{if(localStorage['chokdee.line.person'])q+=',[rel=${IN_LINE.knownHere}]'}catch{}}` +
  `if(d.documentElement.dataset.host)for(let o of d.querySelectorAll(q))o.rel=d.querySelector('[rel=later]')?'later':'modulepreload';${besideLetters('t')}` +
  `for(let o of d.querySelectorAll('template[id^=to-]'))o.remove()}</script>`

/** The template of a page inside LIFF; null for whom it is not there before LINE has answered. */
export function templateInLiff(
  template: string,
  frames: Readonly<Record<Who, string | null>>,
  mark: string,
): string {
  const place = placeIn(template, mark)
  const templates = Object.entries(frames).map(([who, html]) =>
    html === null ? '' : `<template id="to-${who}"${hasLatin(html) ? LATIN : ''}>${html}</template>`,
  )
  return template
    .replace('</head>', () => `${hiding}${untilLetters}${untilFrame}${untilShown}</head>`)
    .replace(place, () => `${templates.join('')}${place}${choosing}`)
}
