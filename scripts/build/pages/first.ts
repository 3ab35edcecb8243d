/**
 * What a page's head does before any script of the site has come: it tells the browser which modules to fetch, if only
 * some may see the page, and sends the page's first reads, with the member's token where there is one (decision 078). What
 * it is to do stands beside it as data, so that one hash in the policy is enough for all pages.
 */
import { endpointAt } from '#contracts/all.ts'
import { offeredWith } from '#rules/platform/offered-with.ts'
import { baht } from '#rules/baht.ts'
import { deadline } from '#src/api/sender.ts'
import { page } from '#src/strings/language.ts'
import { time } from '#src/strings/time.ts'
import { LATER_PART, NEXT_PART } from '#src/ui/layout/later.ts'
import { MAPS } from './html.ts'
import { hasLatin, LATIN } from './latin.ts'
import type { Who } from './prerender.ts'

/** What somebody's page needs. */
interface Needs {
  /** Paths of modules, and of style sheets that are not in the page; empty where the HTML names them for everybody. */
  modules: readonly string[]
  /**
   * Addresses of reads; `:last` stands for the last part of the page's own address, `:day-6` for the Thai day six before this one (only
   * narrow windows ask from a day before), `!` before one for a POST without anything in it. After
   * one of an addition its name stands, and that of the call that leads it, with spaces between: known not to be offered, it is not asked.
   */
  calls: readonly string[]
  /** Those of them that leave before the modules: their answers have texts of the page (src/lib/told.ts). */
  telling: readonly string[]
  /** Those of the frame around pages: they leave once the page is shown, which is long before React reads their answers. */
  later: readonly string[]
}

/** null: they do not get to see the page, but what `other` needs, where that is known and nobody else may yet be found out to be here. */
export type First = Readonly<Record<Who, Needs | null>> & { readonly other?: Needs }

const FIRST_ID = 'first'

/**
 * Texts of the page that answers bring (src/lib/told.ts), `tell(path, data)`; again once the page is there, which may be later. A sum is
 * written as `formatBaht` writes it, a day as `formatDate`. Once React has the root nothing is: it may show something else by then.
 */
const telling =
  `tell=(c,a)=>{let q=d.getElementById('root');s[c]=a;if(q&&!Object.keys(q).some(n=>n.startsWith('__reactC')))for(let e of q.querySelectorAll('[data-told]')){` +
  `let[n,f,k,y]=e.dataset.told.split(' '),v=f[0]=='+'?s[n]?.reduce?.((u,o)=>u+ +o[f.slice(1)],0):f.split('.').reduce((o,p)=>o?.[p],s[n]);` +
  `if(v==null||v===''||y&&hidden)continue;` +
  `if(k=='day'){let t=new Date(+new Date(v)+252e5);v=t>1e11&&t.getUTCDate()+' '+${JSON.stringify(time.months)}[t.getUTCMonth()]+' '+(t.getUTCFullYear()+${Number(time.year(2000)) - 2000})}else if(k){let[,g,w,r]=/^(-?)(\\d+)(\\.\\d\\d)$/.exec((0-(k=='out'?v:-v)).toFixed(2))||[];` +
  `w=w?.replace(/\\B(?=(\\d{3})+$)/g,',');v=w&&(k=='whole'?g+w:k=='rest'?r:(g||(k=='in'&&v>0?'+':''))+'${baht}'+w+r)}` +
  `if(!v)continue;e.textContent=v;e.removeAttribute('data-told');` +
  `if(e.hasAttribute('aria-hidden')){e.className='';e.removeAttribute('aria-hidden')}}}`

/** What differs between the web and LIFF. */
interface Place {
  /** Decides for whom the page is (`w`) and whether answers may be told (`g`, or a promise of it); `t` is the token, `k` the session as it is kept. */
  whose: string
  /** Asks for pictures that go before the page's scripts. */
  pictures?: string
  /** Whether the address asks for the page as it is. A filter asks for other things, and what LINE puts into it is on its way elsewhere. */
  plain: string
}

const WEB: Place = { whose: `w=t?'member':'visitor';if(t)s.session=k.data`, plain: '!location.search' }

/** `n` is set where somebody else may yet be found out to be here. */
export const headScript = ({ whose, plain, pictures = '' }: Place): string =>
  `{let d=document,k={},m={},s={},t='',o='',g=1,hidden,n,w,z=Date.now()+15e3;${telling};` +
  `try{k=JSON.parse(localStorage['chokdee.user']||'{}');t=k.v==1&&k.data.token||'';` +
  `hidden=/"moneyHidden":true/.test(localStorage['chokdee.local']);o=sessionStorage['chokdee.notOffered']||''}catch{}${whose};` +
  `let F=JSON.parse(d.getElementById('${FIRST_ID}').textContent);k=F[w];` +
  // One that was no import map when it was read becomes one when it is put in again.
  `w=d.querySelector(k||n?'[type=${MAPS.seen}]':'[type=${MAPS.other}]');if(w){w.type='importmap';d.head.append(w)}` +
  `${pictures};k=k||!n&&F.other;if(k&&${plain}){` +
  `let ask=l=>{let[c,...f]=l.split(' ');if(n&&!t||f.some(x=>o.includes('"'+x+'"')))return;` +
  `if(/:day-[1-9]/.test(c)&&matchMedia('(min-width:960px)').matches)return;` +
  `let b=Date.now(),h={Accept:'application/json'},a=new AbortController,q={headers:h,signal:a.signal};if(t)h.Authorization='Bearer '+t;` +
  `if(c[0]=='!'){h['Content-Type']=h.Accept;q.method='POST';q.body='{}'}` +
  `c=c.replace(':last',location.pathname.split('/').pop()).replace(/:day(-\\d+)/g,(_,n)=>new Date(b+252e5+n*864e5).toISOString().slice(0,10));setTimeout(()=>a.abort(),${deadline.read});` +
  `m[c]=fetch(c.replace(/^!/,''),q).then(async r=>[r,await r.text(),b+Date.now()]);` +
  `return m[c].then(async([r,x])=>r.ok&&await g&&tell(c.replace(/^.*?(?=\\/api\\/)|\\?.*/g,''),JSON.parse(x).data)).catch(()=>{})};` +
  `d.told=Promise.all(k.telling.map(ask));` +
  `for(let f of k.modules){let l=d.createElement('link');l.rel='modulepreload';if(/css$/.test(f)){l.rel='preload';l.as='style';l.crossOrigin=''}l.href='/'+f;d.head.append(l)}` +
  `k.calls.map(ask);d.later=()=>{d.later=null;k.later.map(ask)};` +
  // Who takes answers up asks for the rest as well. The clock is measured by them: as if it had been asked for just then.
  `firstCalls=(c,u)=>{d.later=null;let b=Date.now(),a=u==t&&b<z&&m[c];delete m[c];return a?a.then(([r,x,e])=>` +
  `({status:r.status,text:async()=>x,headers:{get(n){let v=r.headers.get(n);return v&&n=='x-server-time'?+v+(b+Date.now()-e)/2:v}}})):void 0}}}`

/** A read as the head's script has it: with the names by which it is known not to be offered (decision 086). */
export function firstCall(address: string): string {
  const [method, where] = address.startsWith('!')
    ? (['POST', address.slice(1)] as const)
    : (['GET', address] as const)
  const endpoint = endpointAt(method, new URL(where, 'https://site').pathname.replace(/^.*?(?=\/api\/)/, ''))
  if (endpoint?.origin !== 'extension') return address
  const lead = (offeredWith as Readonly<Record<string, string | undefined>>)[endpoint.name]
  return [address, endpoint.name, ...(lead ? [lead] : [])].join(' ')
}

/** Markup for the head. */
export const firstBlocks = (first: First, script = headScript(WEB)): string =>
  `<script type="application/json" id="${FIRST_ID}">${JSON.stringify(first).replaceAll('<', String.raw`\u003c`)}</script><script>${script}</script>`

const PLACE = '<div id="root">'

/** A page as somebody finds it; `name` is its route's, '' for the shell, which React replaces. */
export interface Served {
  html: string
  name: string
}

const attributes = (who: Who, { html, name }: Served) =>
  `data-for="${who}"${name ? ` data-page="${name}"` : ''}${hasLatin(html) ? LATIN : ''}`

/** What only who is meant gets to see, until it is decided whom the page is for. */
const hiding = '<style>[data-member] #root:not([data-drawn]){visibility:hidden}</style>'

/** How much longer than for its letters a page waits for texts that answers bring (`document.told`), ms: they are laid out with the others. */
const TOLD_WITHIN = 150
/** How long after it was drawn a page's frame is asked about, ms: by then it is on the screen. */
const LATER = 100

/**
 * A page is shown with its letters, or after eight tenths of a second: laid out with others first, it is laid out twice, and on a cheap phone the
 * search for a system's letters is the longest task of all (docs/performance.md). A Linux desktop without Thai letters draws boxes, twice as wide
 * as they, which nobody can read: there it is two seconds. Phones, Windows and macOS bring Thai letters, and are not asked.
 * It is so from its head on: a browser that draws what it has read so far laid its words out before the script at their end said so.
 */
export const untilLetters = `<style>[data-letters] #root{display:none}</style><script>document.documentElement.dataset.letters=''</script>`
/**
 * What stands around a page is laid out and shown one frame before the page itself (decision 132): both at once, with letters that were just opened, are the
 * longest task of a first load. A footer has its place below the page, and comes when all of that is there.
 */
export const untilFrame = `<style>[data-rest='2'] #root main,[data-rest] #root footer{display:none}</style>`
/**
 * Pictures that may wait are asked for in the frame after it, the box of each has its size without it; and what a page says may come later
 * (src/ui/layout/later.ts) comes with them, and the line below the page. Where a page says that its first screen can be parted too, its second
 * part comes one frame after the first.
 */
export const untilShown = `<style>[data-rest] #root [loading=lazy]{display:none}@media(max-width:599px){[data-rest='1'] [${NEXT_PART}],[data-rest='1'] [${NEXT_PART}]~*,[data-rest] [${LATER_PART}],[data-rest] [${LATER_PART}]~*,[data-rest] main>p{display:none}}</style>`
const letter = JSON.stringify(page.letter)
/** Calls `f` when the letters are there, or their time is up; `told` is what it waits for beside them, as they are there. It may be called twice. */
export const lettersThen = (told = '') =>
  `let x=${letter},l=o=>document.fonts.load(o,x+1),u=800;` +
  `if(/X11/.test(navigator.userAgent)){let c=document.createElement('canvas').getContext('2d'),w=t=>c.measureText(t).width;c.font='99px sans-serif';` +
  `if(w(x)==w('\\uffff'))u=2e3}setTimeout(f,u);` +
  `Promise.all(['1em Anuphan','600 1em Noto Serif Thai'].map(l))${told}.then(f,f)`
/**
 * `data-rest` counts the frames that are left, of which the first shows what stands around the page; `parts`: how many come between that and the
 * page's last. `latin`: the condition under which a page's Latin letters are taken up with the others; nothing waits for
 * them. `step`: how many frames one is, where a page may have fewer.
 */
export const withLetters = (parts = 0, latin = '', step = '1'): string =>
  `{let e=document.documentElement.dataset,f=()=>{if(e.letters==null)return;delete e.letters;go('[rel=later]');let n=()=>then(()=>{if((e.rest-=${step})>=0)return n();delete e.rest;go('[type=later]');setTimeout(()=>document.later?.(),${LATER})});n()};` +
  `e.rest=${parts + 1};${latin && `if(${latin})document.fonts.load('1em Anuphan Latin','a');`}` +
  `${lettersThen(`.then(()=>Promise.race([document.told,new Promise(r=>setTimeout(r,${TOLD_WITHIN}))]))`)}}`
/** The same for a page in `root` that may say where its first screen is parted; its Latin letters are marked on `root`. */
export const withParts = (root: string) =>
  withLetters(1, `'latin'in ${root}.dataset`, `e.rest>1&&!r.querySelector('[${NEXT_PART}]')?2:1`)
/** Frames of the landing between its first part and its last: the rules below name them by what `data-rest` is then. */
const PARTS = 7
/**
 * Of a page that is the same for all, and has all it shows in it, the frame of its head and its first picture are shown at once: neither has words, and both
 * keep their place when these come. Not a member's, whose balance stands above the picture. An older browser knows no `:has`, and shows nothing before letters.
 * Where both are at hand, as on a second visit, that is painted first, and words come in the frame after it (`document.told`): laid out together, the picture waited for them.
 * The words of the page come in frames of their own after those of the frame around it (`untilFrame`): its first picture's, what stands between that and the sections, categories, games in two,
 * promotions in two, further pictures, the footer.
 */
const PICTURE = '[fetchpriority=high]:not([inert] *)'
const untilLettersButPicture =
  `${untilLetters}<style>@supports selector(:has(a)){:not([data-member])[data-letters] #root{display:block}` +
  `:not([data-member]):is([data-letters],[data-rest='${PARTS + 1}']) #root :not(header,header *,:has(${PICTURE}),${PICTURE}),[data-letters] #root header>*>*{display:none}}` +
  `[data-member][data-rest='${PARTS + 1}'] main,[data-rest='7'] main>div~div~div,[data-rest='6'] nav~section,[data-rest='5'] section~section,:is([data-rest='4'],[data-rest='3']) section~section~section,` +
  `[data-rest='2'] section~section~section li~li,[data-rest]:not([data-rest='0']) [role=group]~[role=group]>*,[data-rest] footer{display:none}` +
  `@media(max-width:599px){[data-rest='4'] section~section li~li~li~li{display:none}}</style>`
/** A button that is pressed before the site's script has come waits for it (src/app/done-before.ts). */
const pressed = `r.addEventListener('click',v=>{let b=v.target.closest('button');if(b?.type=='button')r.pressed=b});`
/** So does a form that is sent. */
export const untilTaken = `${pressed}r.addEventListener('submit',v=>{v.preventDefault();r.dataset.sent=v.target.getAttribute('aria-label')||''});`
/**
 * `go`: what was written as later becomes what it is: scripts are fetched, or run. `then`: after what is to be painted now, or at once in a tab that nobody
 * sees, which paints nothing.
 */
export const starting =
  `let go=w=>{for(let e of document.querySelectorAll(w))e.rel?e.rel='modulepreload':(e.type='module',document.head.append(e))},` +
  `then=f=>(document.hidden?setTimeout:requestAnimationFrame)(()=>setTimeout(f));`
/**
 * What a page asks for beside its letters. Over HTTP/1.1 a browser asks for six things at a time, letters first: scripts and posters of the first screen
 * (src/ui/games/Poster.tsx) are fetched at once. Over HTTP/2 all would share the line with the letters, and nothing be shown until they are there: scripts of a page
 * that is complete without them are fetched when the letters have come, posters in the frame after, as all pictures that may wait.
 * Where no page is shown (`shown` says so) scripts never wait.
 */
export const besideLetters = (shown: string) =>
  `{let h=/^h[23]/.test(performance.getEntriesByType('navigation')[0]?.nextHopProtocol);if(!h||!${shown})go('[rel=later]');if(!${shown})go('[type=later]');if(!h)for(let p of r.querySelectorAll('[data-soon]'))p.loading='eager'}`
const choosing =
  `<script>{${starting}let r=document.getElementById('root'),t=document.getElementById('to-members');` +
  `let p=r;if(document.documentElement.dataset.member==''){r.dataset.page=t.dataset.page||'';r.dataset.for='member';p=t;r.replaceChildren(t.content)}` +
  `t.remove();tell();r.dataset.drawn='';${besideLetters('1')}${untilTaken}${withParts('p')}}</script>`

/** Where a page goes in a template. */
export function placeIn(template: string, mark: string): string {
  const place = `${PLACE}${mark}</div>`
  if (!template.includes(place)) throw new Error('The template has no place for a page.')
  return place
}

/** The template of a page that is the same for all who see it. */
export function templateForAll(template: string, mark: string): string {
  const place = placeIn(template, mark)
  return template
    .replace('</head>', () => `${untilLettersButPicture}</head>`)
    .replace(
      place,
      () =>
        `${place}<script>{${starting}let r=document.getElementById('root');${pressed}document.told=Promise.race([r.querySelector('img[fetchpriority=high]')?.decode(),new Promise(f=>setTimeout(f,${TOLD_WITHIN}))]).catch(()=>{}).then(()=>new Promise(then));${withLetters(PARTS)}}</script>`,
    )
}

/**
 * The template of a page: the visitor's markup has its mark in it, the member's is beside it in a template, of which nothing is
 * fetched, and a script puts it in the place of the other before anything is painted.
 */
export function templateFor(template: string, visitor: Served, member: Served, mark: string): string {
  const place = placeIn(template, mark)
  const open = `<div id="root" ${attributes('visitor', visitor)}>`
  const others = `<template id="to-members" ${attributes('member', member)}>${member.html}</template>`
  return template
    .replace('</head>', () => `${hiding}${untilLetters}${untilFrame}${untilShown}</head>`)
    .replace(place, () => `${others}${open}${mark}</div>${choosing}`)
}
