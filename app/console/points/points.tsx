import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { findPointPeople } from '#contract/console/points/endpoints.ts'
import { TextLink } from '../../ui/link.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { FilterForm } from '../ui/filter-form.tsx'
import { ListPage } from '../ui/list-page.tsx'
import * as ui from '../ui/ui.css.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta()

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const search = new URL(args.request.url).searchParams.get('busca')?.trim().slice(0, 100) ?? ''
  const people = search ? await api.call(findPointPeople, { query: { search } }) : []
  return { search, people }
}

/** Finds the person whose points an owner gives or takes (GAP-162). */
export default function Points() {
  const { search, people } = useLoaderData<typeof loader>()
  return (
    <ListPage
      title={texts.title}
      lead={texts.lead}
      filter={
        <FilterForm
          filter={{ search }}
          isFiltered={search !== ''}
          search={texts.search}
          href="/gestao/pontos"
        />
      }
      object="wallet"
      none={texts.start}
      noneFound={texts.noneFound}
      isEmpty={people.length === 0}
      isFiltered={search !== ''}
    >
      <ul className={ui.list} aria-label={texts.people}>
        {people.map(({ id, name, email }) => (
          <li key={id} className={ui.row}>
            <span className={ui.rowName}>
              <TextLink href={`/gestao/pessoas/${id}/pontos`} kind="stand">
                {name}
              </TextLink>
              <span className={ui.small}>{email}</span>
            </span>
          </li>
        ))}
      </ul>
    </ListPage>
  )
}
