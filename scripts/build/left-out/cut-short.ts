/**
 * Functions of libraries for what this site does not do, and that no bundler can shed, since it hangs on what is given when the
 * site runs. Each ends where it begins, and what only it called is shed with it. A function that is gone fails the build; that the site
 * does not do these things is a test (left-out.test.ts).
 */
import { REACT_DOM } from './fibers.ts'

const router = 'react-router/dist/production/lib'
const nothing = 'return;'
const same = (names: string, does: string) =>
  Object.fromEntries(names.split(' ').map((name): [string, string] => [name, does]))

export const cuts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [`${router}/router/router.js`]: {
    // Routes that load themselves: ours are loaded by their loaders, after their guards (decision 078).
    loadLazyRoute: 'return { lazyRoutePromise: void 0, lazyHandlerPromise: void 0 };',
    loadLazyMiddlewareForMatches: nothing,
    // Fetchers, actions and forms: what is written goes by src/api.
    ...same(
      'handleFetcherAction handleFetcherLoader fetch handleAction getSubmissionFromNavigation',
      nothing,
    ),
    ...same('updateFetcherState setFetcherError getFetcher resetFetcher', nothing),
    ...same('queueFetcherForDeletion deleteFetcher abortFetcher', nothing),
    ...same('markFetchRedirectsDone abortStaleFetchLoads getUpdatedRevalidatingFetchers', nothing),
    normalizeNavigateOptions: 'return { path };',
    // Routes that are made known while the site runs.
    checkFogOfWar: 'return { active: false, matches: null };',
    ...same(
      'discoverRoutes cancelDiscoveryNavigation patchRoutes patchRoutesImpl _internalSetRoutes',
      nothing,
    ),
    // Middleware, blockers, asking loaders again, transitions of views.
    defaultDataStrategyWithMiddleware: 'return defaultDataStrategy(args);',
    ...same('shouldBlockNavigation updateBlocker getBlocker deleteBlocker revalidate', nothing),
    ...same('restoreAppliedTransitions persistAppliedTransitions', nothing),
  },
  // Warnings for who writes a site; what may go wrong here fails with an error of its own.
  [`${router}/router/history.js`]: { warning: nothing },
  [REACT_DOM]: {
    // Transitions of views, and waiting for pictures and sheets before they begin.
    ...same('startViewTransition commitEnterViewTransitions commitExitViewTransitions', nothing),
    ...same(
      'commitAppearingPairViewTransitions commitDeletedPairViewTransitions commitNestedViewTransitions',
      nothing,
    ),
    ...same(
      'restorePairedViewTransitions restoreEnterOrExitViewTransitions restoreNestedViewTransitions',
      nothing,
    ),
    ...same(
      'restoreViewTransitionOnHostInstances restoreViewTransitionName measureNestedViewTransitions',
      nothing,
    ),
    ...same(
      'applyViewTransitionToHostInstances trackEnterViewTransitions scheduleViewTransitionEvent',
      nothing,
    ),
    waitForCommitToBeReady: 'return null;',
    ...same('accumulateSuspenseyCommitOnFiber preloadInstanceAndSuspendIfNeeded', nothing),
    // Sheets, scripts and titles that are drawn as a part of the page, or announced by it.
    isHostHoistableType: 'return !1;',
    ...same(
      'prefetchDNS preconnect preload preloadModule preinitScript preinitStyle preinitModuleScript',
      nothing,
    ),
    // Forms that send themselves.
    ...same(
      'extractEvents$1 mountActionState updateActionState rerenderActionState requestFormReset$1',
      nothing,
    ),
    // What a key is about to put into a field, and how it is composed; names of events with a browser's prefix.
    ...same('getNativeBeforeInputChars getFallbackBeforeInputChars getDataFromCustomEvent', 'return null;'),
    isFallbackCompositionEnd: 'return !1;',
    getVendorPrefixedEventName: 'return eventName;',
    makePrefixMap: 'return {};',
    // Elements of one's own.
    isCustomElement: 'return !1;',
    setPropOnCustomElement: nothing,
    // A handle on a fragment.
    ...same('commitNewChildToFragmentInstances deleteChildFromFragmentInstance', nothing),
    // The names of the components around an error.
    describeNativeComponentFrame: "return '';",
  },
  // Ways to ask, to set and to look that nobody here goes; the old names of others among them.
  '@tanstack/query-core/build/modern/queryClient.js': {
    ...same('infiniteQuery fetchInfiniteQuery prefetchInfiniteQuery ensureInfiniteQueryData', nothing),
    ...same('prefetchQuery getQueriesData setQueriesData resetQueries isMutating', nothing),
    ...same('setDefaultOptions setQueryDefaults setMutationDefaults', nothing),
  },
}

/** The code of a library's file with its functions cut short; null for a file of which nothing is cut. */
export function cutShort(code: string, id: string): string | null {
  const [file, names] = Object.entries(cuts).find(([one]) => id.endsWith(`/node_modules/${one}`)) ?? []
  if (!names) return null
  return Object.entries(names).reduce((text, [name, does]) => {
    const heads = [...text.matchAll(headOf(name))]
    if (heads.length !== 1) throw new Error(`${file} has ${heads.length} functions ${name}`)
    const [{ 0: head, index }] = heads as [RegExpExecArray]
    return text.slice(0, index) + head + does + text.slice(index + head.length)
  }, code)
}

/** `function name(…) {` or a method's `name(…) {`, whatever is set for its parameters. */
const headOf = (name: string) =>
  new RegExp(
    String.raw`(?:(?<![\w$])function |(?<=\n\t))${name.replaceAll('$', String.raw`\$`)}\((?:[^()]|\([^()]*\))*\) \{`,
    'g',
  )
