import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getManagedActivity, listParticipations } from '#contract/console/activities/endpoints.ts'
import type { ParticipationRow } from '#contract/console/activities/schemas.ts'
import { routeId } from '../../../routing/route-id.ts'
import { useStation } from '../../../station/use-station.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Points } from '../../../ui/amount.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { formatDateTime } from '../../../ui/format.ts'
import { PageLinks } from '../../../ui/page-links.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { requireTeam } from '../../owner/require-team.server.ts'
import { consoleMeta } from '../../ui/console-meta.ts'
import { ListPage } from '../../ui/list-page.tsx'
import * as ui from '../../ui/ui.css.ts'
import * as css from './participations.css.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(({ name }) => texts.title(name))

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const id = routeId(args.params.id)
  const wanted = new URL(args.request.url).searchParams.get('antes')
  const before = wanted && /^[1-9]\d{0,14}$/.test(wanted) ? Number(wanted) : undefined
  const [{ name }, { list, next, waiting }] = await Promise.all([
    api.call(getManagedActivity, { params: { id } }),
    api.call(listParticipations, { params: { id }, query: { before } }),
  ])
  return { id, name, list, next, waiting, isFirst: before === undefined }
}

/** Who took part; each can be undone. */
export default function Participations() {
  const { id, name, list, next, waiting, isFirst } = useLoaderData<typeof loader>()
  const here = `/gestao/atividades/${id}`
  const columns = useColumns(here).filter(({ key }) => waiting === null || key !== 'when')
  return (
    <ListPage
      title={texts.title(name)}
      back={{ href: here, label: name }}
      doors={
        list.length > 0 ? (
          <ButtonLink href={`${here}/participacoes.csv`} variant="secondary" icon="download" reload>
            {texts.export}
          </ButtonLink>
        ) : null
      }
      notice={
        waiting === null ? null : <Alert title={texts.anonymous.title}>{texts.anonymous.text(waiting)}</Alert>
      }
      object="users"
      none={waiting ? texts.anonymous.none : texts.none}
      isEmpty={list.length === 0}
      isFiltered={!isFirst}
      pages={
        <PageLinks
          newest={isFirst ? null : `${here}/participacoes`}
          older={next === null ? null : `?antes=${next}`}
          words={texts}
        />
      }
    >
      <Table caption={texts.caption} columns={columns} rows={list} rowKey={(row) => row.id} />
    </ListPage>
  )
}

function useColumns(here: string): Column<ParticipationRow>[] {
  const { currency, timezone } = useStation()
  return [
    {
      key: 'person',
      header: texts.person,
      phone: 'title',
      cell: ({ participant }) => (
        <span className={css.person}>
          <strong>{participant.name}</strong>
          <span className={ui.small}>{participant.email}</span>
        </span>
      ),
    },
    {
      key: 'when',
      header: texts.when,
      phone: 'meta',
      cell: ({ createdAt }) => (createdAt === null ? '' : formatDateTime(createdAt, timezone)),
    },
    {
      key: 'earned',
      header: texts.earned,
      align: 'end',
      phone: 'amount',
      cell: ({ earned }) => <Points points={earned} currency={currency} />,
    },
    {
      key: 'state',
      header: texts.state,
      phone: 'action',
      cell: (row) => <State row={row} here={here} />,
    },
  ]
}

function State({ row: { id, participant, undone }, here }: { row: ParticipationRow; here: string }) {
  const { timezone } = useStation()
  if (!undone)
    return (
      <ButtonLink
        href={`${here}/participacoes/${id}/desfazer`}
        variant="quiet"
        size="small"
        aria-label={texts.undoOf(participant.name)}
      >
        {texts.undo}
      </ButtonLink>
    )
  return (
    <span className={css.person}>
      <span>
        <Badge tone="warning" icon="refresh">
          {texts.undone}
        </Badge>
      </span>
      <span className={ui.small}>
        {texts.undoneBy(undone.by, formatDateTime(undone.at, timezone))}: {undone.reason}
      </span>
    </span>
  )
}
