import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router'
import { addressOf } from './address.ts'
import { platform } from './current.ts'

/** A link to wherever data says: a page of ours, or outside through the platform (ENV-2); text when it leads nowhere. */
export function AddressLink({ to, onClick, children, ...rest }: ComponentProps<'a'> & { to: string }) {
  const address = addressOf(to)
  if (address.kind === 'none') return <span {...rest}>{children}</span>
  if (address.kind === 'page') {
    return (
      <Link {...rest} to={address.path} onClick={onClick}>
        {children}
      </Link>
    )
  }
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    // A new tab by Ctrl or middle button, and tel: links, are the browser's own affair.
    if (
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      !address.url.startsWith('http')
    )
      return
    event.preventDefault()
    platform().openExternal(address.url)
  }
  return (
    <a {...rest} href={address.url} target="_blank" rel="noopener noreferrer" onClick={handleClick}>
      {children}
    </a>
  )
}
