import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { listTopics, suggestTopic } from '#contract/services/consultancies/endpoints.ts'
import { newFormKey } from '../../forms/form-key.server.ts'
import { numberOr } from '../../routing/number-or.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { orFailed } from '../../station/or-failed.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { sendRequest } from '../ask-appointment.server.ts'
import { NotLoaded } from '../not-loaded.tsx'
import { ServicePage } from '../service-page.tsx'
import * as css from '../services.css.ts'
import { serviceTexts } from '../texts.ts'
import { homeOf, pathOf } from './area-paths.ts'
import { texts } from './texts.ts'
import { SuggestDialog, SuggestedDialog, TopicDialog } from './topic-dialogs.tsx'

const words = texts.topics
const here = pathOf('political', 'temas')

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: serviceTexts.meta(words.title, loaded?.station ?? '') },
]
export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

/** 'Temas de interesse': one of them, and the suggestion, are dialogs at their own addresses (PLS-02, PLS-03). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const query = new URL(args.request.url).searchParams
  const list = await orFailed(args.context, api.call(listTopics))
  const asked = query.get('tema')
  const shown = list?.find(({ id }) => id === numberOr(asked)) ?? null
  if (list && asked !== null && !shown) throw new Response(null, { status: 404 })
  return {
    station: requireStation(args.context).config.name,
    list,
    shown,
    dialog: query.get('dialogo'),
    key: newFormKey(),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  const send = ({ description }: { description: string }, idempotencyKey?: string) =>
    api.call(suggestTopic, { body: { description }, idempotencyKey })
  return sendRequest(await args.request.formData(), send, `${here}?dialogo=enviado`)
}

export default function Topics() {
  const { list, shown, dialog, key } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <ServicePage
      title={words.title}
      back={homeOf('political')}
      action={
        <div>
          <ButtonLink href="?dialogo=sugerir" icon="plus" preventScrollReset>
            {words.suggest}
          </ButtonLink>
        </div>
      }
    >
      {list === null ? <NotLoaded /> : null}
      {list?.length === 0 ? <EmptyState object="star">{words.none}</EmptyState> : null}
      <ul className={css.grid}>
        {(list ?? []).map(({ id, tipo_tema, titulo, interessados }) => (
          <li key={id} className={css.cell}>
            <article className={css.entry}>
              <Badge>{tipo_tema}</Badge>
              <h2 className={css.name}>{titulo}</h2>
              {interessados ? <p className={css.small}>{`${words.interested}: ${interessados}`}</p> : null}
              <span className={css.more}>
                <ButtonLink
                  href={`?tema=${id}`}
                  variant="secondary"
                  size="small"
                  preventScrollReset
                  aria-label={words.openOf(titulo)}
                >
                  {words.open}
                </ButtonLink>
              </span>
            </article>
          </li>
        ))}
      </ul>
      {shown ? <TopicDialog topic={shown} closeHref={here} /> : null}
      {dialog === 'sugerir' ? <SuggestDialog formKey={key} refused={refused} here={here} /> : null}
      {dialog === 'enviado' ? <SuggestedDialog closeHref={here} /> : null}
    </ServicePage>
  )
}
