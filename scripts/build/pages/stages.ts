/** What an address begins with and goes on with, in the order in which it is needed; each stage is one file (scripts/build/packs). */
import type { Page } from '#src/lib/pages/page.ts'
import type { Stage } from '../packs/packs.ts'
import { notice, soonOf } from '../parts/by-itself.ts'
import type { Assets } from './html.ts'

export type AssetsOf = (keys: readonly string[]) => Promise<Assets>

/** What LIFF's entry loads by itself, in this order: LINE is asked while the rest comes (liff/boot.ts). */
export const liffModules = ['liff/index.html', 'liff/sdk/sdk.ts', 'liff/app.ts']

/** What stands before every page of the web. */
export const webStages = async (assets: AssetsOf): Promise<Stage[]> => [
  { name: 'web', parts: (await assets(['index.html'])).preload },
]

/** What stands before every page inside LIFF. LINE's SDK, which outside of LINE is asked for where it may know somebody (liff/boot.ts), is the last; it is in no pack with the site: where it does not come, the site still does. */
export const liffStages = (assets: AssetsOf): Promise<Stage[]> =>
  Promise.all(
    Object.entries({ liff: 'liff/index.html', app: 'liff/app.ts', sdk: 'liff/sdk/sdk.ts' }).map(
      async ([name, key]) => ({ name, parts: (await assets([key])).preload }),
    ),
  )

/** What a page goes on with by itself. */
export const soonStages = async (page: Page, assets: AssetsOf): Promise<Stage[]> => {
  const soon = soonOf(page)
  return soon.length > 0 ? [{ name: 'soon', parts: (await assets(soon)).preload }] : []
}

/** What a page adds. */
export const stageOf = (page: Pick<Page, 'component'>, { preload }: Assets): Stage => ({
  name: page.component.replace(/.*\//, ''),
  parts: preload,
})

/** Of whom LINE signs in, where there is a notice of the day; on the web one opens when somebody has pressed to sign in. The last: nobody else gets anything of it in the place of what they need. */
export const noticeStage = async (assets: AssetsOf): Promise<Stage> => ({
  name: 'notice',
  parts: (await assets(notice)).preload,
})
