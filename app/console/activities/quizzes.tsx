import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { standaloneQuiz } from '#contract/activity-types/standalone-quiz.ts'
import { listManagedActivities, moveActivity } from '#contract/console/activities/endpoints.ts'
import { SearchForm } from '../../forms/search-form.tsx'
import { intentOf } from '../../routing/intent-of.server.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Pager } from '../../ui/pager.tsx'
import { askedEntries } from '../entries/entry-list.tsx'
import { afterMove, entryForm, moves, stepOf } from '../owner/move.server.ts'
import { requireTeam } from '../owner/require-team.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { ListPage } from '../ui/list-page.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import { ownerTexts } from '../ui/texts.ts'
import * as ui from '../ui/ui.css.ts'
import { ActivityRow } from './activity-row.tsx'
import { texts } from './texts.ts'

export const meta = consoleMeta(texts.quizzes.title)

const here = '/gestao/atividades/quizzes'
const createPath = `/gestao/atividades/nova?tipo=${standaloneQuiz.id}`
const pageSize = 24

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const { page, search } = askedEntries(args.request.url)
  const found = search === '' ? {} : { search }
  const query = { type_id: standaloneQuiz.id, limit: pageSize, offset: (page - 1) * pageSize, ...found }
  const { list, total } = await api.call(listManagedActivities, { query })
  return { list, total, page, search }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const form = await args.request.formData()
  const intent = intentOf(form, moves)
  const { search } = new URL(args.request.url)
  return sendForm(form, entryForm, ({ id, from }) => {
    const move = api.call(moveActivity, { params: { id }, body: { by: stepOf(intent), from } })
    return afterMove(args.context, move, `${here}${search}`, ownerTexts.moved)
  })
}

/** The standalone quizzes of the station, in their order (POL-11). */
export default function Quizzes() {
  const { list, total, page, search } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isFiltered = search !== ''
  return (
    <ListPage
      title={texts.quizzes.title}
      lead={texts.quizzes.lead}
      back={{ href: '/gestao/atividades', label: texts.back }}
      action={
        <ButtonLink href={createPath} icon="plus">
          {texts.quizzes.create}
        </ButtonLink>
      }
      notice={<SaveNotice problem={answer?.problem} />}
      filter={<SearchForm name="busca" label={texts.search} value={search} />}
      count={texts.quizzes.total(total)}
      object="help"
      none={texts.quizzes.none}
      noneFound={texts.quizzes.noneFound}
      isEmpty={list.length === 0}
      isFiltered={isFiltered || page > 1}
      pages={
        <Pager
          page={page}
          pages={Math.ceil(total / pageSize)}
          hrefOf={(wanted) => addressOf(wanted, search)}
        />
      }
    >
      <ol className={ui.list}>
        {list.map((activity, at) => (
          <ActivityRow
            key={activity.id}
            activity={activity}
            place={total > 1 && !isFiltered ? (page - 1) * pageSize + at + 1 : null}
          />
        ))}
      </ol>
    </ListPage>
  )
}

/** A page of the list, as it is searched. Pure. */
const addressOf = (page: number, search: string): string =>
  `${here}?${new URLSearchParams({ ...(search && { busca: search }), pagina: String(page) })}`
