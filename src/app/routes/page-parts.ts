/** What is loaded for each page: itself, and what stands around it. */
import type { ComponentType } from 'react'
import type { Page } from '#src/lib/pages/page.ts'
import { everyPage, pages } from '#src/lib/pages/pages.ts'
import { type Part, part } from './part.tsx'

const modules = import.meta.glob<Readonly<Record<string, ComponentType>>>('./*/*Page.tsx', {
  base: '../../pages',
})

const componentOf = async ({ component }: Page): Promise<ComponentType> =>
  (await modules[`./${component}.tsx`]!())[component.split('/')[1]!]!

/** The landing's component. */
export const loadLanding = () => componentOf(pages.home)

/** The layouts that do not come with the first bundle. */
export const layouts: Readonly<Record<NonNullable<Page['layout']>, Part>> = {
  member: part(async () => (await import('../frame/layouts/AuthLayout.tsx')).AuthLayout),
  game: part(async () => (await import('../frame/layouts/GameLayout.tsx')).GameLayout),
  liff: part(async () => (await import('../frame/layouts/LiffLayout.tsx')).LiffLayout),
  lobby: part(async () => (await import('../frame/layouts/LobbyLayout.tsx')).LobbyLayout),
  payment: part(async () => (await import('../frame/layouts/PaymentLayout.tsx')).PaymentLayout),
}

/** What is loaded for a page: what stands around it, and the page. */
type Parts = readonly [around: Part | undefined, inside: Part]

export const partsOf = new Map<Page, Parts>(
  everyPage
    .filter((page) => page !== pages.home)
    .map((page) => [page, [page.layout && layouts[page.layout], part(() => componentOf(page))]]),
)

/** Its error is shown in what stands around it: that comes first. */
export async function load([around, inside]: Parts): Promise<void> {
  const coming = inside.load()
  coming.catch(() => {})
  await around?.load()
  await coming
}
