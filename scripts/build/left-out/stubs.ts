/**
 * What libraries carry for uses that this site has not, and that no bundler can shed for them, since it hangs on an
 * option given when the site runs. In its place stands the least that has the same names: a name that an update adds or
 * takes away fails a test (left-out.test.ts). Weights are the landing's or a member page's, brotli.
 */
export const stubs = {
  // Telemetry hooks of the router (option `instrumentations`, never given), 1.3 kB.
  'react-router/dist/production/lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    export const instrumentHandler = (handler) => handler
    export const instrumentationResultMetaContext = undefined
  `,
  // What server rendering of the router's framework needs (preloads, meta, scripts), 1.8 kB. No context, nothing prefetched.
  'react-router/dist/production/lib/dom/ssr/components.js': `
    import { createContext } from 'react'
    export const CRITICAL_CSS_DATA_ATTRIBUTE = ''
    export const FrameworkContext = createContext(undefined)
    export const Links = () => null
    export const Meta = () => null
    export const PrefetchPageLinks = () => null
    export const Scripts = () => null
    export const mergeRefs = (ref) => ref
    export const setIsHydrated = () => {}
    export const useFrameworkContext = () => undefined
    export const usePrefetchBehavior = () => [false, null, {}]
  `,
  // The adapter for runtimes without XMLHttpRequest, which every browser has and axios takes first, 4 kB.
  'axios/lib/adapters/fetch.js': `
    export const getFetch = () => null
    export default null
  `,
  // Every status code by its name, both ways; nothing here asks by name, 0.7 kB.
  'axios/lib/helpers/HttpStatusCode.js': `
    export default {}
  `,
  // Options of an icon that none of ours is given (a colour, a stroke that scales with its size, names for attributes), in
  // two components for each icon instead of one, 0.9 kB. What is drawn is the same, to the letter (left-out.test.ts).
  'lucide-react/dist/esm/createLucideIcon.mjs': `
    import { createElement, forwardRef } from 'react'
    export default ({ name, node, aliases = [] }) => {
      const names = ['', name, ...aliases].map((each) => (each ? 'lucide-' : 'lucide') + each)
      return forwardRef(({ size = 24, className, ...rest }, ref) =>
        createElement(
          'svg',
          {
            ref,
            xmlns: 'http://www.w3.org/2000/svg',
            width: size,
            height: size,
            viewBox: '0 0 24 24',
            fill: 'none',
            stroke: 'currentColor',
            strokeWidth: 2,
            strokeLinecap: 'round',
            strokeLinejoin: 'round',
            className: (className ? [...names, className] : names).join(' '),
            'aria-hidden': rest['aria-label'] ? undefined : 'true',
            ...rest,
          },
          ...node.map(([tag, attributes]) => createElement(tag, attributes)),
        ),
      )
    }
  `,
} as const
