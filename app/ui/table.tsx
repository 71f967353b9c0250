import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import * as css from './table.css.ts'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  align?: keyof typeof css.aligns
  /** Part in the stacked row of phones: `title` what, `meta` when, `amount` how much; `pair` shows its header. */
  phone?: keyof typeof css.parts
}
type TableProps<Row> = {
  /** Read out, not shown. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** Cells begin at the same height: for rows of which something opens. */
  fromTop?: boolean
}

/** A table that becomes stacked rows on phones. Empty lists show an `EmptyState` instead. */
export const Table = <Row,>({ caption, columns, rows, rowKey, fromTop = false }: TableProps<Row>) => (
  <table className={css.table}>
    <caption className={css.caption}>{caption}</caption>
    <thead className={css.head}>
      <tr>
        {columns.map((column) => (
          <th key={column.key} scope="col" className={cx(css.headCell, css.aligns[column.align ?? 'start'])}>
            {column.header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className={css.body}>
      {rows.map((row) => (
        <tr key={rowKey(row)} className={css.line}>
          {columns.map((column) => (
            <td
              key={column.key}
              data-label={column.header}
              className={cx(
                css.cell,
                fromTop && css.fromTop,
                css.aligns[column.align ?? 'start'],
                css.parts[column.phone ?? 'pair'],
              )}
            >
              {column.cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
