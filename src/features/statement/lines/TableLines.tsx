import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { StatementLine } from '#contracts/statement.ts'
import { type StatementFilter, statementPageQuery, TABLE_ROWS } from '#src/data/money/statement.ts'
import { formatCount } from '#rules/baht.ts'
import { cx } from '#src/lib/cx.ts'
import { statement } from '#src/strings/money/statement.ts'
import { ChevronLeft, ChevronRight } from '#src/ui/icons.ts'
import { LoadedLines } from './LoadedLines.tsx'
import { LineTable } from './LineTable.tsx'
import { NoLines } from './NoLines.tsx'
import { pageNumbers } from './page-numbers.ts'
import styles from './TableLines.module.css'

interface TableLinesProps {
  filter: StatementFilter
  page: number
  pageAddress: (page: number) => string
  onShow: (line: StatementLine) => void
  onReset: () => void
}

/** One numbered page as a table. The page before stays in view until the next one is there. */
export function TableLines({ filter, page, pageAddress, onShow, onReset }: TableLinesProps) {
  const query = useQuery({ ...statementPageQuery(filter, page), placeholderData: keepPreviousData })
  return (
    <LoadedLines query={query}>
      {(data) => {
        if (data.lines.length === 0) return <NoLines filter={filter} onReset={onReset} />
        const first = (page - 1) * TABLE_ROWS + 1
        const total = data.total ?? first + data.lines.length - 1
        return (
          <div aria-busy={query.isFetching}>
            <LineTable lines={data.lines} onShow={onShow} />
            <div apply="row wrap middle between gap-12 mt-16">
              <p apply="small figures muted">
                {statement.shown(
                  formatCount(first),
                  formatCount(first + data.lines.length - 1),
                  formatCount(total),
                )}
              </p>
              <Pager page={page} pages={Math.ceil(total / TABLE_ROWS)} address={pageAddress} />
            </div>
          </div>
        )
      }}
    </LoadedLines>
  )
}

interface PagerProps {
  page: number
  pages: number
  address: (page: number) => string
}

function Pager({ page, pages, address }: PagerProps) {
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
    <nav aria-label={statement.pages} apply="row middle gap-4">
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
