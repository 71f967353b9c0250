import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { AuditPerson } from '#contract/console/audit.ts'
import { listAudit, listAuditPeople } from '#contract/console/endpoints.ts'
import { numberOr } from '../../../routing/number-or.ts'
import { requireStation } from '../../../station/require-station.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { PageLinks } from '../../../ui/page-links.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { requireTeam } from '../../owner/require-team.server.ts'
import { FilterForm } from '../../ui/filter-form.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { areasInHistory } from '../areas.server.ts'
import { askedOf, filterIn, type HistoryFilter, queryOf } from './filter.server.ts'
import { HistoryTabs } from './history-tabs.tsx'
import { describeLines } from './line.server.ts'
import { Lines } from './lines.tsx'
import { texts } from './texts.ts'

const here = '/gestao/historico'
const pageSize = 50

export async function loader(args: LoaderFunctionArgs) {
  const { api, teammate } = await requireTeam(args)
  const reader = { config: requireStation(args.context).config, rights: teammate.rights }
  const query = new URL(args.request.url).searchParams
  const filter = filterIn(query)
  const before = numberOr(query.get('antes')) ?? undefined
  // One more than is shown tells whether there is a next page.
  const asked = { ...askedOf(filter), before, limit: pageSize + 1 }
  const [found, people] = await Promise.all([
    api.call(listAudit, { query: asked }),
    api.call(listAuditPeople),
  ])
  const list = found.slice(0, pageSize)
  const sent = queryOf(filter)
  const address = sent.size > 0 ? `?${sent}` : ''
  const last = found.length > pageSize ? list.at(-1) : undefined
  if (last) sent.set('antes', String(last.id))
  return {
    lines: describeLines(list, reader),
    people,
    areas: areasInHistory(reader),
    filter,
    asked: address,
    older: last ? `?${sent}` : null,
    isFirst: before === undefined,
  }
}

/** Who did what, found, narrowed, page by page (PPL-34). */
export default function History() {
  const { lines, people, areas, filter, asked, older, isFirst } = useLoaderData<typeof loader>()
  return (
    <ListPage
      title={texts.title}
      lead={texts.lead}
      doors={lines.length > 0 ? <Export asked={asked} /> : null}
      tabs={<HistoryTabs current="audit" />}
      notice={filter.part ? <OnlyPart name={lines[0]?.object ?? ''} /> : null}
      filter={<Filters filter={filter} isFiltered={asked !== ''} people={people} areas={areas} />}
      object="document"
      none={texts.nothingYet}
      noneFound={texts.noneFound}
      isEmpty={lines.length === 0}
      isFiltered={asked !== '' || !isFirst}
      pages={<PageLinks newest={isFirst ? null : `${here}${asked}`} older={older} words={texts} />}
    >
      <Lines lines={lines} isOfOnePart={filter.part !== undefined} />
    </ListPage>
  )
}

/** What is listed, as a file. */
const Export = ({ asked }: { asked: string }) => (
  <ButtonLink href={`${here}.csv${asked}`} variant="secondary" icon="download" reload>
    {texts.export}
  </ButtonLink>
)

/** That the list is of one thing, and the way out. */
const OnlyPart = ({ name }: { name: string }) => (
  <Alert tone="info">
    {texts.only(name || texts.thisOne)} <TextLink href={here}>{texts.all}</TextLink>
  </Alert>
)

type FilterProps = {
  filter: HistoryFilter
  isFiltered: boolean
  people: readonly AuditPerson[]
  areas: readonly { value: string; label: string }[]
}

const Filters = ({ filter, isFiltered, people, areas }: FilterProps) => (
  <FilterForm filter={filter} isFiltered={isFiltered} search={texts.search} href={here} more="four">
    <Field id="quem" label={texts.who}>
      <Select
        name="quem"
        placeholder={texts.anybody}
        defaultValue={filter.person ?? ''}
        options={people.map(({ id, name, isOfTeam }) => ({
          value: String(id),
          label: isOfTeam ? name : texts.before(name),
        }))}
      />
    </Field>
    <Field id="area" label={texts.area}>
      <Select name="area" placeholder={texts.allAreas} defaultValue={filter.area ?? ''} options={areas} />
    </Field>
    <Field id="de" label={texts.from}>
      <TextInput name="de" type="date" defaultValue={filter.from ?? ''} />
    </Field>
    <Field id="ate" label={texts.to}>
      <TextInput name="ate" type="date" defaultValue={filter.to ?? ''} />
    </Field>
    {filter.part ? <input type="hidden" name="parte" value={filter.part} /> : null}
  </FilterForm>
)
