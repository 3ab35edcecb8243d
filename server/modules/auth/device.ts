/** A device in words, as far as its user agent tells: a help to recognise it by, not a proof. Pure. */

type Signs = readonly (readonly [sign: RegExp, name: string])[]

/** In this order: what a browser also claims to be comes later. */
const systems: Signs = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
]

const browsers: Signs = [
  [/\bLine\//, 'LINE'],
  [/\bFBA[NV]\//, 'Facebook'],
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const named = (signs: Signs, userAgent: string) => signs.find(([sign]) => sign.test(userAgent))?.[1]

/** `iPhone · LINE`, `Windows · Chrome`; '' when nothing is known. */
export const deviceOf = (userAgent: string): string =>
  [named(systems, userAgent), named(browsers, userAgent)].filter(Boolean).join(' · ')
