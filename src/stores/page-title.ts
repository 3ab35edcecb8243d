/** Title of the page in view where only the page knows it, for example a lottery's name. */
import { useEffect } from 'react'
import { create } from 'zustand'

const usePageTitles = create<{ title: string | null }>(() => ({ title: null }))

export const useOwnTitle = (): string | null => usePageTitles((state) => state.title)

/** In place of the route's title for as long as the page is there; '' leaves that. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    if (title === '') return
    usePageTitles.setState({ title })
    return () => usePageTitles.setState({ title: null })
  }, [title])
}
