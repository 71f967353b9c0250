import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { searchCases } from '#contract/console/cases/endpoints.ts'
import type { ListedCase } from '#contract/console/cases/schemas.ts'
import { areaFacts, caseAreas } from '#contract/services/consultancies/areas.ts'
import { numberOr } from '../../../routing/number-or.ts'
import { useStation } from '../../../station/use-station.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { formatDate } from '../../../ui/format.ts'
import { Cluster, Stack } from '../../../ui/layout.tsx'
import { PageLinks } from '../../../ui/page-links.tsx'
import { Select } from '../../../ui/select.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { requireTeam } from '../../owner/require-team.server.ts'
import { consoleMeta } from '../../ui/console-meta.ts'
import { FilterForm } from '../../ui/filter-form.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import * as ui from '../../ui/ui.css.ts'
import { ServiceTabs } from '../service-tabs.tsx'
import { areaOptions } from './fields.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta(texts.title)

const here = '/gestao/consultas/processos'

export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const query = new URL(args.request.url).searchParams
  const area = caseAreas.find((one) => one === query.get('area'))
  const search = (query.get('busca') ?? '').trim().slice(0, 100)
  const before = numberOr(query.get('antes')) ?? undefined
  const { list, next } = await api.call(searchCases, { query: { area, search, before } })
  const asked = new URLSearchParams({ ...(area && { area }), ...(search && { busca: search }) })
  const older = new URLSearchParams(asked)
  if (next !== null) older.set('antes', String(next))
  return {
    ...{ list, area: area ?? '', search, isFirst: before === undefined },
    asked: asked.size > 0 ? `?${asked}` : '',
    older: next === null ? null : `?${older}`,
  }
}

/** Cases of both consultancies, by area, CPF or number; one is opened at its own address (LEG-02, CTB-02). */
export default function ManagedCases() {
  const { list, area, search, asked, older, isFirst } = useLoaderData<typeof loader>()
  const isFiltered = asked !== ''
  return (
    <ListPage
      title={texts.title}
      lead={texts.lead}
      doors={
        <ButtonLink href={`${here}/importar`} variant="secondary" icon="upload">
          {texts.import}
        </ButtonLink>
      }
      action={
        <ButtonLink href={`${here}/novo`} icon="plus">
          {texts.add}
        </ButtonLink>
      }
      tabs={<ServiceTabs current="cases" />}
      filter={
        <FilterForm filter={{ search, area }} isFiltered={isFiltered} search={texts.search} href={here}>
          <Field id="area" label={texts.area}>
            <Select name="area" placeholder={texts.allAreas} defaultValue={area} options={areaOptions} />
          </Field>
        </FilterForm>
      }
      object="document"
      none={texts.none}
      noneFound={texts.noneFound}
      isEmpty={list.length === 0}
      isFiltered={isFiltered || !isFirst}
      pages={<PageLinks newest={isFirst ? null : `${here}${asked}`} older={older} words={texts} />}
    >
      <CaseTable list={list} />
    </ListPage>
  )
}

/** Cases, without what they say: that is read where one is opened. */
function CaseTable({ list }: { list: readonly ListedCase[] }) {
  const { timezone } = useStation()
  const columns: Column<ListedCase>[] = [
    {
      key: 'number',
      header: texts.number,
      phone: 'title',
      cell: ({ number, kind, area }) => (
        <Stack gap={4}>
          <strong>{number}</strong>
          <span className={ui.small}>
            {areaFacts[area].name} · {kind}
          </span>
        </Stack>
      ),
    },
    {
      key: 'whose',
      header: texts.whose,
      cell: ({ cpf, isCollective }) => (
        <Cluster gap={8}>
          {cpf ? <span>{cpf}</span> : null}
          {isCollective ? <Badge icon="users">{texts.collective}</Badge> : null}
        </Cluster>
      ),
    },
    { key: 'updated', header: texts.updated, cell: ({ updatedAt }) => formatDate(updatedAt, timezone) },
    {
      key: 'open',
      header: texts.open,
      phone: 'action',
      cell: ({ id, number }) => (
        <ButtonLink
          href={`/gestao/consultas/processos/${id}`}
          variant="secondary"
          size="small"
          aria-label={texts.openOf(number)}
        >
          {texts.open}
        </ButtonLink>
      ),
    },
  ]
  return <Table caption={texts.caption} columns={columns} rows={list} rowKey={({ id }) => id} />
}
