import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import type { ObjectName } from '../../ui/object-picture.tsx'
import { PageHead } from './page-head.tsx'
import * as ui from './ui.css.ts'

type Props = {
  title: string
  lead?: string
  /** The page above it. */
  back?: { href: string; label: string }
  /** The one thing that is done here, at the end of the heading; in its place where there is nothing yet. None where the rows come of themselves. */
  action?: ReactNode
  /** Other ways on, before it. */
  doors?: ReactNode
  /** What came of the last change or waits for one, and the pages beside this one. */
  notice?: ReactNode
  tabs?: ReactNode
  /** The search over the list; left out where there is nothing to find. */
  filter?: ReactNode
  /** How many there are, in words. */
  count?: string
  /** What the list is about. */
  object: ObjectName
  /** What is said where nothing is listed: nothing yet, or nothing that was looked for. */
  none: string
  noneFound?: string
  isEmpty: boolean
  /** The list is narrowed, or this is not its first page. */
  isFiltered: boolean
  /** The ways to its other pages, where there can be some. */
  pages?: ReactNode
  /** The list, where something stands in it. */
  children: ReactNode
}

/** A list of owners: in one width, its main action, search, number, rows, empty state and pages each in one place. */
export function ListPage(props: Props) {
  const { title, lead, back, action, doors, notice, tabs, filter, count, children } = props
  const { object, none, noneFound = none, isEmpty, isFiltered, pages } = props
  const isNew = isEmpty && !isFiltered
  return (
    <Stack gap={24} className={ui.listPage}>
      {back ? (
        <TextLink href={back.href} kind="stand" icon="arrowLeft">
          {back.label}
        </TextLink>
      ) : null}
      <Cluster justify="between" align="end">
        <PageHead title={title} lead={lead} />
        <Cluster gap={8}>
          {doors}
          {isNew ? null : action}
        </Cluster>
      </Cluster>
      {tabs}
      {notice}
      {isNew ? null : filter}
      {isEmpty ? (
        <EmptyState object={object} action={isNew ? action : undefined}>
          {isNew ? none : noneFound}
        </EmptyState>
      ) : (
        <Stack gap={12}>
          {count ? (
            <p className={ui.small} role="status">
              {count}
            </p>
          ) : null}
          {children}
        </Stack>
      )}
      {pages}
    </Stack>
  )
}
