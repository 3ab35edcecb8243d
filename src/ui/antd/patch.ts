import { unstableSetRender } from 'antd-mobile'
import { createRoot, type Root } from 'react-dom/client'
import './theme.css'

/**
 * antd-mobile 5.43 opens its imperative parts with a render function that React 19 no longer has; without this they
 * silently render nothing (seen 2026-11-20). Imported by every module here that uses antd-mobile.
 */
const roots = new WeakMap<Element | DocumentFragment, Root>()

unstableSetRender((node, container) => {
  const root = roots.get(container) ?? createRoot(container)
  roots.set(container, root)
  root.render(node)
  return async () => {
    // One turn later: React refuses to unmount a root while it renders.
    await Promise.resolve()
    roots.delete(container)
    root.unmount()
  }
})
