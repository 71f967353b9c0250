import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { commentAction, listActionComments } from '#contract/activities/comments/endpoints.ts'
import { getAction } from '#contract/activities/participation/endpoints.ts'
import type { MemberResearch } from '#contract/activities/research/schemas.ts'
import { productSubscription } from '#contract/activity-types/product-subscription.ts'
import { products } from '#contract/activity-types/products.ts'
import type { ApiClient } from '#contract/client.ts'
import { ApiProblem } from '#contract/client.ts'
import { listVouchers } from '#contract/commerce/vouchers/endpoints.ts'
import { createShortener } from '../../forms/create-shortener.ts'
import { activityErrorTitle } from '../../routing/activity-boundary.tsx'
import { errorWords } from '../../routing/error-page.tsx'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { requireParticipant } from '../../session/member.server.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import { requireStation } from '../../station/require-station.ts'
import { Cluster, Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { ShareLinks } from '../../ui/share-links.tsx'
import { answerComments, commentIntent } from '../comments/comment-actions.server.ts'
import { Comments, RefusedComment } from '../comments/comments.tsx'
import { loadComments } from '../comments/load-comments.server.ts'
import * as css from './detail.css.ts'
import { intentionOf, keyOfIntention } from './intention.ts'
import { justTaken } from './just-taken.server.ts'
import { ActionContent, tabOf } from './page/action-content.tsx'
import { ActionHead } from './page/action-head.tsx'
import { FeedbackDialog } from './page/feedback-dialog.tsx'
import { sharedAddress } from './page/shared-address.ts'
import { hasTakePartPanel, TakePart } from './page/take-part.tsx'
import { routeNumber } from './route-number.ts'
import { texts } from './texts.ts'
import { portalTypeOf } from './types/index.ts'
import { loadExtra } from './types/load.server.ts'
import type { Refused } from './types/portal-activity-type.ts'
import { submitterOf } from './types/submit.server.ts'

export const meta: MetaFunction<typeof loader> = ({ data: loaded, error }) => [
  { title: loaded && !error ? texts.meta(loaded.action.name, loaded.station) : activityErrorTitle(error) },
]

/** Loads anew after a refusal too, for the member's options have changed then. */
export const shouldRevalidate = () => true

export async function loader(args: LoaderFunctionArgs) {
  const { api, participant } = await requireParticipant(args)
  const query = new URL(args.request.url).searchParams
  const id = routeNumber(args.params.id)
  const now = new Date()
  const [action, taken] = await Promise.all([
    orNotFound(api.call(getAction, { params: { id } })),
    justTaken(api, id, query.get('participacao')),
  ])
  const [elsewhere] = action.redirect_links
  // GAP-41: such an activity has no page of its own.
  if (elsewhere && /^https?:\/\//.test(elsewhere.url)) throw redirect(elsewhere.url)
  const [extra, comments, hasVouchers] = await Promise.all([
    isOfClosedShop(args.context, action.type_id) ? null : loadExtra(api, action, participant.id),
    action.comments_and_likes_enabled ? commentsOf(api, args.request, id) : null,
    action.participation.state === 'limit_reached' &&
      requireStation(args.context).config.features.myAccount &&
      anyVouchers(api),
  ])
  return {
    action: { ...action, researches: action.researches.map(asShown) },
    extra,
    comments,
    hasVouchers,
    taken,
    tab: tabOf(query.get('aba'), action),
    station: requireStation(args.context).config.name,
    intention: intentionOf(action.last_participation, query.get('depois'), now),
    shared: sharedAddress(action, requireStation(args.context).canonicalOrigin),
    now,
  }
}

/** Whether an activity belongs to the shop and the station has switched that off (TEN-09). */
const isOfClosedShop = (context: PortalContext, type: number): boolean =>
  (type === products.id || type === productSubscription.id) &&
  !requireStation(context).config.features.checkout

/**
 * Leaves out the questions of a research with several: each has a page of its own, and this one says how many there are
 * (POL-01). Pure.
 */
const asShown = (research: MemberResearch): MemberResearch =>
  research.questions.length > 1 ? { ...research, questions: [] } : research

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  const activityId = routeNumber(args.params.id)
  const formData = await args.request.formData()
  if (formData.has(commentIntent)) {
    const { context, request } = args
    return answerComments({
      api,
      context,
      request,
      formData,
      here: `/homepage/atividades/${activityId}`,
      comment: (description, idempotencyKey) =>
        api.call(commentAction, { body: { action: activityId, description }, idempotencyKey }),
    })
  }
  const submit = submitterOf(Number(formData.get('type')))
  if (!submit) throw new Response(errorWords(400).text, { status: 400 })
  const key = keyOfIntention(activityId, formData)
  try {
    const { multiplier } = requireStation(args.context).config.currency
    const { id } = await submit(api, { activityId, formData, key, multiplier })
    return redirect(`/homepage/atividades/${activityId}?participacao=${id}`)
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    return data(refusedBy(problem, formData), { status: problem.status })
  }
}

const commentsOf = (api: ApiClient, request: Request, id: number) =>
  loadComments({
    api,
    request,
    here: `/homepage/atividades/${id}`,
    list: (query) => api.call(listActionComments, { params: { id }, query }),
  })

/** Whether there is something where a finished activity leads to (ACT-S06). */
async function anyVouchers(api: ApiClient): Promise<boolean> {
  const { content } = await api.call(listVouchers, { query: { limit: 1 } })
  return content.length > 0
}

/** The most letters of a field's name. */
const longestName = 60

function refusedBy(problem: ApiProblem, formData: FormData): Refused {
  const shorten = createShortener()
  const values = new Map<string, string[]>()
  for (const [name, value] of formData) {
    if (typeof value !== 'string' || name.length > longestName) continue
    const known = values.get(name)
    if (known) known.push(shorten(value))
    else values.set(name, [shorten(value)])
  }
  return {
    problem: problem.firstMessage,
    fields: problem.body.fields ?? {},
    values: Object.fromEntries(values),
  }
}

async function orNotFound<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status === 404) throw data(null, { status: 404 })
    throw problem
  }
}

export default function ActivityDetail() {
  const {
    action: activity,
    extra,
    comments,
    hasVouchers,
    taken,
    tab,
    intention,
    shared,
    now,
  } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const said = answer && 'comment' in answer ? answer.comment : undefined
  const refused = answer && 'comment' in answer ? undefined : answer
  const isSending = useIsSending((form) => !form.has('comentario'))
  const { Content, Result, leads = false } = portalTypeOf(activity.type_id)
  return (
    <Container width={hasTakePartPanel(activity) ? 'content' : 'reading'}>
      <Stack gap={16}>
        <Cluster justify="between">
          <TextLink href="/homepage" kind="stand" icon="arrowLeft">
            {texts.back}
          </TextLink>
          {shared ? <ShareLinks text={activity.name} url={shared} /> : null}
        </Cluster>
        <article className={hasTakePartPanel(activity) ? css.page : css.alone}>
          <div className={css.head}>
            <ActionHead action={activity} now={now} />
          </div>
          <TakePart
            action={activity}
            extra={extra}
            hasVouchers={hasVouchers}
            intention={intention}
            isSending={isSending}
            refused={refused}
          />
          <div className={css.content}>
            <ActionContent action={activity} tab={tab} leads={leads}>
              {Content ? <Content action={activity} extra={extra} refused={refused} /> : null}
            </ActionContent>
            {comments ? (
              <Comments loaded={comments} answer={said} />
            ) : said ? (
              <RefusedComment answer={said} />
            ) : null}
          </div>
        </article>
      </Stack>
      {taken ? (
        <FeedbackDialog key={taken.participation.id} {...taken} {...(Result && { closeHref: '/homepage' })}>
          {Result ? <Result action={activity} extra={extra} /> : null}
        </FeedbackDialog>
      ) : null}
    </Container>
  )
}

/** An activity that is not there has words of its own (ACT-S02). */
export { ActivityBoundary as ErrorBoundary } from '../../routing/activity-boundary.tsx'
