import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { ApiClient } from '#contract/client.ts'
import {
  getManagedActivity,
  saveActivity,
  setActivityStatus,
} from '#contract/console/activities/endpoints.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { routeId } from '../../routing/route-id.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import { requireStation } from '../../station/require-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { requireOwner } from '../owner/require-owner.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { seenOf } from '../owner/seen-of.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import * as css from './activities.css.ts'
import { StatusBadge } from './activity-row.tsx'
import { ActivityForm } from './form/activity-form.tsx'
import { ProblemNotice } from './form/activity-problem.tsx'
import { readActivity, typedOf } from './form/read-activity.server.ts'
import { readProblem } from './form/read-problem.server.ts'
import { texts as formTexts } from './form/texts.ts'
import { homePlaceForm, homePlaceOf, putOnHome } from './home-place.server.ts'
import { HomePlace } from './home-place.tsx'
import { knownActivities } from './known-activities.server.ts'
import { knownPlans } from './known-plans.server.ts'
import { MissingProducts } from './products/missing-products.tsx'
import { missingProducts } from './products/products.server.ts'
import { ShopDoors } from './products/shop-doors.tsx'
import { previewAddress, questionsAddress } from './questions/addresses.ts'
import { MissingQuestions } from './questions/missing-questions.tsx'
import { missingIn } from './questions/research.server.ts'
import { texts } from './texts.ts'
import { typeFormOf, typeOf } from './types/index.ts'

export const meta = consoleMeta<typeof loader>(({ name }) => name)

export const handle: PageHandle = { takesFile: 'owner' }

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  const id = routeId(args.params.id)
  const [activity, known, offered] = await Promise.all([
    api.call(getManagedActivity, { params: { id } }),
    knownActivities(api, id),
    knownPlans(api),
  ])
  const { name, type_id, type, status, tag } = activity
  const isListed = status === 'published' && typeFormOf(type_id) && !typeOf(type_id).isStandalone
  const { timezone } = requireStation(args.context).config
  return {
    id,
    name,
    typeId: type_id,
    typeName: type.name,
    status,
    tag,
    known,
    offered,
    missing: status === 'published' ? [] : missingIn(activity),
    missingToSell: status === 'published' ? [] : missingProducts(activity),
    place: isListed ? await homePlaceOf(api, activity) : null,
    ...typedOf(activity, timezone),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireOwner(args)
  const id = routeId(args.params.id)
  const { timezone: timeZone } = requireStation(args.context).config
  const form = await args.request.formData()
  const intent = intentOf(form, ['save', 'place', 'publish', 'withdraw'], { unnamed: 'save' })
  if (intent === 'place') return place(args.context, id, form)
  // What is saved is what the owner has seen from then on.
  const progress = { seen: seenOf(form) }
  const { type_id: typeId, body } = await api.call(getManagedActivity, { params: { id } })
  const { typed, errors, value } = await readActivity(api, form, { typeId, timeZone, body })
  try {
    if (!value) {
      const problem = { fields: errors, messages: [], conflict: null }
      return data({ typed, problem, seen: progress.seen }, { status: 422 })
    }
    const turnTo = async (status: 'published' | 'withdrawn') => {
      const turned = await api.call(setActivityStatus, {
        params: { id },
        body: { seen: progress.seen, status },
      })
      progress.seen = turned.tag
    }
    // First of all: what is not published any more may be unfinished.
    if (intent === 'withdraw') await turnTo('withdrawn')
    const changed = { seen: progress.seen, type_id: typeId, value }
    const saved = await api.call(saveActivity, { params: { id }, body: changed })
    progress.seen = saved.tag
    if (intent === 'publish') await turnTo('published')
    if (intent === 'publish' || intent === 'withdraw')
      return redirectSaved(args.context, `/gestao/atividades/${id}`, await statusMessage(api, id, intent))
    return redirectSaved(args.context, `/gestao/atividades/${id}`, formTexts.saved)
  } catch (refusal) {
    const problem = readProblem(refusal, typed.values, timeZone, { id, body })
    const status = problem.conflict ? 409 : 422
    return data({ typed, problem, seen: problem.conflict?.tag ?? progress.seen }, { status })
  }
}

/** The message after a change of status; for a published activity it says whether the home shows it. */
async function statusMessage(api: ApiClient, id: number, intent: 'publish' | 'withdraw') {
  if (intent === 'withdraw') return formTexts.withdrawn
  const activity = await api.call(getManagedActivity, { params: { id } })
  if (typeOf(activity.type_id).isStandalone) return formTexts.publishedQuiz
  const { shown } = await homePlaceOf(api, activity)
  return shown.length > 0 ? formTexts.published : formTexts.publishedUnseen
}

/** Into a row of the members' home. */
const place = (context: PortalContext, id: number, form: FormData) =>
  sendForm(form, homePlaceForm, async ({ row }) => {
    const name = await putOnHome(context.api, id, row)
    if (name === null) return { fields: { row: texts.home.gone }, messages: [], conflict: null }
    return redirectSaved(context, `/gestao/atividades/${id}`, texts.home.placed(name))
  })

/** One activity: its form, and beside it the page itself as members see it. */
export default function EditActivity() {
  const { id, name, typeId, typeName, status, tag, known, offered, missing, missingToSell, place, ...kept } =
    useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  const [placed, answer] = sent && 'form' in sent ? [sent, undefined] : [undefined, sent]
  const { values, prerequisites, plans } = answer?.typed ?? kept
  const preview = previewAddress(id)
  return (
    <Stack gap={24}>
      <BackToList typeId={typeId} />
      <Cluster justify="between" align="end">
        <Stack gap={8}>
          <Heading level={1}>{name}</Heading>
          <Cluster gap={8}>
            <StatusBadge status={status} />
            <Text as="span" kind="smallMuted">
              {typeName}
            </Text>
          </Cluster>
        </Stack>
        <Doors id={id} typeId={typeId} />
      </Cluster>
      <ProblemNotice problem={answer?.problem} typeId={typeId} />
      {missing.length > 0 && !answer ? <MissingQuestions links={missing} /> : null}
      {missingToSell.length > 0 && !answer ? <MissingProducts links={missingToSell} /> : null}
      {place ? <HomePlace {...place} answer={placed} /> : null}
      <div className={css.split}>
        <ActivityForm
          key={answer ? `typed ${answer.seen}` : tag}
          typeId={typeId}
          status={status}
          seen={answer?.seen ?? tag}
          values={values}
          prerequisites={prerequisites}
          plans={offered}
          chosenPlans={plans}
          errors={answer?.problem.fields ?? {}}
          known={known}
          isReady={missing.length + missingToSell.length === 0}
        />
        <div className={css.beside}>
          <Heading level={2} size="card">
            {formTexts.preview}
          </Heading>
          {typeOf(typeId).leadsElsewhere ? (
            <Alert>{formTexts.noPreview}</Alert>
          ) : (
            <>
              <Text kind="smallMuted">{formTexts.previewSaved}</Text>
              <iframe
                key={tag}
                className={css.phone}
                src={`${preview}?v=${tag}`}
                title={formTexts.preview}
                tabIndex={-1}
              />
              <TextLink href={preview} kind="stand" newWindow>
                {formTexts.wholePage}
              </TextLink>
            </>
          )}
        </div>
      </div>
    </Stack>
  )
}

/** To the list that it stands in. */
const BackToList = ({ typeId }: { typeId: number }) => {
  const { isStandalone } = typeOf(typeId)
  return (
    <TextLink
      href={isStandalone ? '/gestao/atividades/quizzes' : '/gestao/atividades'}
      kind="stand"
      icon="arrowLeft"
    >
      {isStandalone ? texts.quizzes.back : texts.back}
    </TextLink>
  )
}

type DoorsProps = { id: number; typeId: number }

/** What else there is of an activity: its questions and what came of them, and who took part. */
const Doors = ({ id, typeId }: DoorsProps) => (
  <Cluster gap={8}>
    {typeFormOf(typeId)?.asks ? (
      <>
        <ButtonLink href={questionsAddress(id)} variant="secondary" icon="help">
          {texts.questions}
        </ButtonLink>
        <ButtonLink href={`/gestao/atividades/${id}/resultados`} variant="secondary" icon="activities">
          {texts.results}
        </ButtonLink>
      </>
    ) : null}
    {typeFormOf(typeId)?.sells ? <ShopDoors id={id} typeId={typeId} /> : null}
    <ButtonLink href={`/gestao/atividades/${id}/participacoes`} variant="secondary" icon="users">
      {texts.participations}
    </ButtonLink>
  </Cluster>
)
