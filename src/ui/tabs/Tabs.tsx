import { type KeyboardEvent, useRef } from 'react'
import { cx } from '#src/lib/cx.ts'
import styles from './Tabs.module.css'

interface TabItem<Id extends string> {
  id: Id
  label: string
  count?: number | undefined
}

interface TabsProps<Id extends string> {
  /** Also the prefix of the ids that TabPanel looks for. */
  name: string
  label: string
  value: Id
  items: readonly TabItem<Id>[]
  onChange: (id: Id) => void
  fill?: boolean
  className?: string
}

/** One tab stop; arrows, Home and End move and choose (WAI-ARIA tabs, automatic activation). */
export function Tabs<Id extends string>({
  name,
  label,
  value,
  items,
  onChange,
  fill,
  className,
}: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null)

  const handleKeyDown = (event: KeyboardEvent) => {
    const at = items.findIndex((item) => item.id === value)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: items.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const index = (to + items.length) % items.length
    const next = items[index]
    if (!next) return
    onChange(next.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- focus is on the tabs (roving tabindex)
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={cx(styles.tabs, fill && styles.fill, className)}
      onKeyDown={handleKeyDown}
    >
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          id={`${name}-tab-${item.id}`}
          aria-controls={`${name}-panel-${item.id}`}
          aria-selected={item.id === value}
          tabIndex={item.id === value ? 0 : -1}
          className={cx(styles.tab, item.id === value && styles.on)}
          onClick={() => onChange(item.id)}
        >
          {item.label}
          {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
        </button>
      ))}
    </div>
  )
}
