import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from '#src/lib/cx.ts'
import { statement } from '#src/strings/statement.ts'
import { ChevronLeft, ChevronRight } from '#src/ui/icons.ts'
import { pageNumbers } from './page-numbers.ts'
import styles from './Pager.module.css'

interface PagerProps {
  page: number
  pages: number
  address: (page: number) => string
}

export function Pager({ page, pages, address }: PagerProps) {
  if (pages < 2) return null
  const step = (to: number, label: string, icon: ReactNode) =>
    to < 1 || to > pages ? (
      <span aria-hidden="true" className={cx(styles.item, styles.off)}>
        {icon}
      </span>
    ) : (
      <Link to={address(to)} aria-label={label} className={styles.item}>
        {icon}
      </Link>
    )
  return (
    <nav aria-label={statement.pages} className={styles.pager}>
      {step(page - 1, statement.previousPage, <ChevronLeft size={20} />)}
      {pageNumbers(page, pages).map((one, index) =>
        one === 0 ? (
          <span key={`gap ${index}`} className={styles.gap}>
            …
          </span>
        ) : (
          <Link
            key={one}
            to={address(one)}
            aria-label={statement.page(one)}
            aria-current={one === page ? 'page' : undefined}
            className={cx(styles.item, one === page && styles.on)}
          >
            {one}
          </Link>
        ),
      )}
      {step(page + 1, statement.nextPage, <ChevronRight size={20} />)}
    </nav>
  )
}
