/**
 * Before the first paint on a phone of Apple, which tells a page its owner's text size by the system's own font alone
 * (17 px where nobody changed it): the root takes that proportion, from as designed to twice as large, and all text with
 * it (decision 111). Elsewhere the browser's text size is the root's anyhow. Stands after theme-boot.ts, in the same script.
 */
export const textBoot =
  `if(navigator.maxTouchPoints&&CSS.supports('font','-apple-system-body')){let e=document.documentElement,s=e.style;` +
  `s.font='-apple-system-body';let f=parseFloat(getComputedStyle(e).fontSize)/.17;` +
  `s.font='';s.fontSize=Math.min(200,Math.max(100,f))+'%'}`
