import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listManagedDataRequests } from '#contract/console/privacy/endpoints.ts'
import type { DataRequestHead } from '#contract/console/privacy/schemas.ts'
import { numberOr } from '../../routing/number-or.ts'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { formatDate } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { ListPage } from '../ui/list-page.tsx'
import * as ui from '../ui/ui.css.ts'
import { OwnWays } from './own-ways.tsx'
import { PrivacyTabs } from './privacy-tabs.tsx'
import { texts } from './texts.ts'

const here = '/gestao/privacidade'
/** The first page of each list, and what names where another begins. */
const ways = {
  open: { list: here, from: 'depois' },
  done: { list: `${here}?situacao=respondidos`, from: 'antes' },
} as const

export const meta = consoleMeta()

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const query = new URL(args.request.url).searchParams
  const view: 'open' | 'done' = query.get('situacao') === 'respondidos' ? 'done' : 'open'
  const { list: first, from } = ways[view]
  const last = numberOr(query.get(from)) ?? undefined
  const asked = view === 'open' ? { view, after: last } : { view, before: last }
  const { next, ...found } = await api.call(listManagedDataRequests, { query: asked })
  return {
    ...{ ...found, view, newest: last === undefined ? null : first },
    older: next === null ? null : `${first}${view === 'open' ? '?' : '&'}${from}=${next}`,
  }
}

/** What people ask by the law, the nearest deadline first; and what was answered (PPL-32). */
export default function DataRequests() {
  const { list, open, late, ownWays, view, newest, older } = useLoaderData<typeof loader>()
  return (
    <Stack gap={32}>
      <ListPage
        title={texts.title}
        lead={texts.lead}
        notice={<Waiting open={open} late={late} />}
        tabs={<PrivacyTabs current={view} />}
        object="mail"
        none={view === 'open' ? texts.none : texts.noneDone}
        noneFound={texts.noneDone}
        isEmpty={list.length === 0}
        isFiltered={false}
        pages={<PageLinks newest={newest} older={older} words={texts.pages[view]} />}
      >
        <RequestTable list={list} />
      </ListPage>
      {view === 'open' && newest === null && ownWays.length > 0 ? <OwnWays list={ownWays} /> : null}
    </Stack>
  )
}

function Waiting({ open, late }: { open: number; late: number }) {
  if (late > 0) return <Alert tone="error">{texts.late(late)}</Alert>
  if (open > 0) return <Alert tone="warning">{texts.waiting(open)}</Alert>
  return <Alert tone="success">{texts.waitingNone}</Alert>
}

function RequestTable({ list }: { list: readonly DataRequestHead[] }) {
  const { view } = useLoaderData<typeof loader>()
  const { timezone } = useStation()
  const dayOf = (at: string | null) => (at ? formatDate(at, timezone) : '')
  const columns: Column<DataRequestHead>[] = [
    {
      key: 'asked',
      header: texts.asked,
      phone: 'title',
      cell: ({ id, kind }) => (
        <Stack gap={4}>
          <TextLink href={`${here}/${id}`}>{texts.kinds[kind]}</TextLink>
          <span className={ui.small}>{texts.number(id)}</span>
        </Stack>
      ),
    },
    {
      key: 'who',
      header: texts.who,
      cell: ({ name, email }) => (
        <Stack gap={4}>
          <span>{name}</span>
          <span className={ui.small}>{email}</span>
        </Stack>
      ),
    },
    view === 'open'
      ? {
          key: 'due',
          header: texts.due,
          cell: ({ dueAt, isLate }) =>
            isLate ? (
              <Badge tone="error" icon="alert">
                {texts.lateDay(dayOf(dueAt))}
              </Badge>
            ) : (
              dayOf(dueAt)
            ),
        }
      : { key: 'answeredAt', header: texts.answeredAt, cell: ({ answeredAt }) => dayOf(answeredAt) },
    { key: 'state', header: texts.state, cell: ({ state }) => texts.states[state] },
  ]
  return <Table caption={texts.caption[view]} columns={columns} rows={list} rowKey={({ id }) => id} />
}
