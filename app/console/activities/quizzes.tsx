import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { standaloneQuiz } from '#contract/activity-types/standalone-quiz.ts'
import { listManagedActivities, moveActivity } from '#contract/console/activities/endpoints.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { numberOr } from '../../routing/number-or.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Pager } from '../../ui/pager.tsx'
import { afterMove, entryForm, moves, stepOf } from '../owner/move.server.ts'
import { requireOwner } from '../owner/require-owner.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { PageHead } from '../ui/page-head.tsx'
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
  const { api } = await requireOwner(args)
  const page = Math.min(numberOr(new URL(args.request.url).searchParams.get('pagina')) ?? 1, 1_000)
  const query = { type_id: standaloneQuiz.id, limit: pageSize, offset: (page - 1) * pageSize }
  const { list, total } = await api.call(listManagedActivities, { query })
  return { list, total, page }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireOwner(args)
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
  const { list, total, page } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <Stack gap={24}>
      <TextLink href="/gestao/atividades" kind="stand" icon="arrowLeft">
        {texts.back}
      </TextLink>
      <Cluster justify="between" align="end">
        <PageHead title={texts.quizzes.title} lead={texts.quizzes.lead} />
        <ButtonLink href={createPath} icon="plus">
          {texts.quizzes.create}
        </ButtonLink>
      </Cluster>
      <SaveNotice problem={answer?.problem} />
      {list.length === 0 ? (
        <EmptyState object="help">{texts.quizzes.none}</EmptyState>
      ) : (
        <Stack gap={12}>
          <p className={ui.small} role="status">
            {texts.quizzes.total(total)}
          </p>
          <ol className={ui.list}>
            {list.map((activity, at) => (
              <ActivityRow
                key={activity.id}
                activity={activity}
                place={total > 1 ? (page - 1) * pageSize + at + 1 : null}
              />
            ))}
          </ol>
        </Stack>
      )}
      <Pager
        page={page}
        pages={Math.ceil(total / pageSize)}
        hrefOf={(wanted) => (wanted > 1 ? `${here}?pagina=${wanted}` : here)}
      />
    </Stack>
  )
}
