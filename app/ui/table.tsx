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
  /** The group that a row is of, where neighbours are told together: its name stands above them. */
  groupOf?: (row: Row) => Group
}
type Group = { key: string; title: ReactNode }

/** A table that becomes stacked rows on phones. Empty lists show an `EmptyState` instead. */
export const Table = <Row,>(props: TableProps<Row>) => (
  <table className={css.table}>
    <caption className={css.caption}>{props.caption}</caption>
    <thead className={css.head}>
      <tr>
        {props.columns.map((column) => (
          <th key={column.key} scope="col" className={cx(css.headCell, css.aligns[column.align ?? 'start'])}>
            {column.header}
          </th>
        ))}
      </tr>
    </thead>
    {groupsOf(props.rows, props.groupOf).map(({ key, title, rows }) => (
      <tbody key={key} className={css.body}>
        {title === null ? null : (
          <tr className={css.group}>
            <th scope="rowgroup" colSpan={props.columns.length} className={css.groupName}>
              {title}
            </th>
          </tr>
        )}
        {rows.map((row) => (
          <Line key={props.rowKey(row)} row={row} {...props} />
        ))}
      </tbody>
    ))}
  </table>
)

/** Puts rows that follow each other and are of one group together. Pure. */
function groupsOf<Row>(rows: readonly Row[], groupOf: TableProps<Row>['groupOf']) {
  const groups: (Omit<Group, 'title'> & { title: ReactNode | null; rows: Row[] })[] = []
  for (const row of rows) {
    const group = groupOf?.(row) ?? { key: '', title: null }
    const last = groups.at(-1)
    if (last?.key === group.key) last.rows.push(row)
    else groups.push({ ...group, rows: [row] })
  }
  return groups
}

const Line = <Row,>({ row, columns, fromTop = false }: TableProps<Row> & { row: Row }) => (
  <tr className={css.line}>
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
)
