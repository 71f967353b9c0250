import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { getManagedActivity } from '#contract/console/activities/endpoints.ts'
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
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { openedFormOf } from '../ui/opened-form.ts'
import { TypedPreview } from '../ui/typed-preview.tsx'
import * as css from './activities.css.ts'
import { StatusBadge } from './activity-row.tsx'
import { ActivityForm } from './form/activity-form.tsx'
import { ProblemNotice } from './form/activity-problem.tsx'
import { keptPlace } from './form/first-place.server.ts'
import { typedOf } from './form/read-activity.server.ts'
import { saveStep } from './form/save-step.server.ts'
import { shownOfActivity } from './form/shown-of-activity.ts'
import { stepAddress, stepOfAddress } from './form/steps.ts'
import { texts as formTexts } from './form/texts.ts'
import { homePlaceForm, homePlaceOf, putOnHome } from './home-place.server.ts'
import { HomePlace } from './home-place.tsx'
import { knownActivities } from './known-activities.server.ts'
import { knownPlans } from './known-plans.server.ts'
import { MissingProducts } from './products/missing-products.tsx'
import { missingProducts } from './products/products.server.ts'
import { ShopDoors } from './products/shop-doors.tsx'
import { previewAddress } from './questions/addresses.ts'
import { Asked } from './questions/asked.tsx'
import { MissingQuestions } from './questions/missing-questions.tsx'
import { openQuestion, saveQuestion } from './questions/open-question.server.ts'
import { titleOfOpened } from './questions/question-form.tsx'
import { askedOf, missingIn } from './questions/research.server.ts'
import { texts } from './texts.ts'
import { typeFormOf, typeOf } from './types/index.ts'

export const meta = consoleMeta<typeof loader>(({ name, opened }) =>
  opened ? `${titleOfOpened(opened)} · ${name}` : name,
)

export const handle: PageHandle = { takesFile: 'team' }

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const id = routeId(args.params.id)
  const step = stepOfAddress(args.request.url)
  const [activity, known, offered] = await Promise.all([
    api.call(getManagedActivity, { params: { id } }),
    step === 'premio' ? knownActivities(api, id) : [],
    step === 'premio' ? knownPlans(api) : [],
  ])
  const { name, type_id, type, status, tag } = activity
  const place = step === 'onde' && canBeOnHome(type_id) ? await homePlaceOf(api, activity) : null
  const { timezone } = requireStation(args.context).config
  const { values, ...who } = typedOf(activity, timezone)
  const opened = step === 'fazer' ? openQuestion(activity, args.request.url) : null
  const loaded = {
    id,
    step,
    name,
    typeId: type_id,
    typeName: type.name,
    status,
    tag,
    known,
    offered,
    missing: status === 'published' ? [] : missingIn(activity),
    missingToSell: status === 'published' ? [] : missingProducts(activity),
    asked: step === 'fazer' ? askedOf(activity) : null,
    opened,
    place,
    ...who,
    values: { ...values, ...keptPlace(args.request.url).values },
  }
  return data(loaded, opened?.isGone ? 404 : 200)
}

const canBeOnHome = (typeId: number) => Boolean(typeFormOf(typeId)) && !typeOf(typeId).isStandalone

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const id = routeId(args.params.id)
  const form = await args.request.formData()
  // Forms of questions that had pages of their own name no button (POL-02).
  const unnamed = openedFormOf(new URL(args.request.url).search) === null ? 'save' : 'question'
  const intent = intentOf(form, ['save', 'place', 'publish', 'withdraw', 'question'], { unnamed })
  if (intent === 'question') return saveQuestion(args, { api, activityId: id, form })
  return intent === 'place' ? place(args.context, id, form) : saveStep(args, { api, id, form, intent })
}

/** Into a row of the members' home. */
const place = (context: PortalContext, id: number, form: FormData) =>
  sendForm(form, homePlaceForm, async ({ row }) => {
    const name = await putOnHome(context.api, id, row)
    if (name === null) return { fields: { row: texts.home.gone }, messages: [], conflict: null }
    return redirectSaved(context, stepAddress(id, 'onde'), texts.home.placed(name))
  })

/** What came back of which of its forms: of a row of the home, a question, or a step. */
function answersOf(sent: ReturnType<typeof useActionData<typeof action>>) {
  if (!sent || !('form' in sent)) return { answer: sent }
  return sent.form === 'question' ? { written: sent } : { placed: sent }
}

/** One activity: a step of its form, or in its place one of its questions, and beside it the page itself as members see it. */
export default function EditActivity() {
  const loaded = useLoaderData<typeof loader>()
  const { id, step, name, typeId, typeName, status, missing, missingToSell, place, asked, opened } = loaded
  const { answer, placed, written } = answersOf(useActionData<typeof action>())
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
      <ProblemNotice problem={answer?.problem} typeId={typeId} open={{ id, step }} />
      {missing.length > 0 && !answer ? <MissingQuestions links={missing} /> : null}
      {missingToSell.length > 0 && !answer ? <MissingProducts links={missingToSell} /> : null}
      {place && status === 'published' ? <HomePlace {...place} answer={placed} /> : null}
      <div className={css.split}>
        <div className={css.steps}>
          {opened ? null : <EditedStep loaded={loaded} answer={answer} />}
          {asked ? <Asked {...asked} id={id} opened={opened} answer={written} /> : null}
        </div>
        <Beside
          id={id}
          typeId={typeId}
          tag={loaded.tag}
          isAsked={opened !== null}
          question={asked?.asks.isOne ? 0 : opened?.place}
        />
      </div>
    </Stack>
  )
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>
type Answer = Exclude<ReturnType<typeof useActionData<typeof action>>, { form: string }>

/** The step with what was typed, or is saved. */
function EditedStep({ loaded, answer }: { loaded: Loaded; answer: Answer }) {
  const { typeId, step, status, tag, known, offered, place, missing, missingToSell } = loaded
  const { values, prerequisites, plans } = answer?.typed ?? loaded
  return (
    <ActivityForm
      key={`${step} ${answer ? `typed ${answer.seen}` : tag}`}
      typeId={typeId}
      step={step}
      status={status}
      seen={answer?.seen ?? tag}
      values={values}
      prerequisites={prerequisites}
      plans={offered}
      chosenPlans={plans}
      errors={answer?.problem.fields ?? {}}
      known={known}
      offers={status === 'draft' && place?.shown.length === 0 ? place.offers : null}
      isReady={missing.length + missingToSell.length === 0}
    />
  )
}

type BesideProps = Pick<Loaded, 'id' | 'typeId' | 'tag'> & {
  /** A question is open: what is typed of it is not drawn. */
  isAsked: boolean
  /** The place of the question that is open, where it has one of several. */
  question: number | undefined
}

/** The page as members see it, with what is typed in the form; another one where the activity has no page. */
const Beside = ({ id, typeId, tag, isAsked, question }: BesideProps) => (
  <div className={css.beside}>
    <Heading level={2} size="card">
      {formTexts.preview}
    </Heading>
    {typeOf(typeId).leadsElsewhere ? (
      <Alert>{formTexts.noPreview}</Alert>
    ) : (
      <>
        <TypedPreview
          // What was drawn while it was typed is over once it is saved.
          key={tag}
          saved={formTexts.previewSaved}
          typed={isAsked ? formTexts.previewSaved : formTexts.previewTyped}
          address={previewAddress(id)}
          shows={shownOfActivity}
        >
          <iframe
            key={`${tag} ${question}`}
            className={css.phone}
            src={previewAddress(id, { version: tag, question })}
            title={formTexts.preview}
            // The questions of a preview are gone through in it; nothing else of it takes the focus.
            {...(typeFormOf(typeId)?.asks ? {} : { tabIndex: -1 })}
          />
        </TypedPreview>
        <TextLink href={previewAddress(id)} kind="stand" newWindow>
          {formTexts.wholePage}
        </TextLink>
      </>
    )}
  </div>
)

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
      <ButtonLink href={`/gestao/atividades/${id}/resultados`} variant="secondary" icon="activities">
        {texts.results}
      </ButtonLink>
    ) : null}
    {typeFormOf(typeId)?.sells ? <ShopDoors id={id} typeId={typeId} /> : null}
    <ButtonLink href={`/gestao/atividades/${id}/participacoes`} variant="secondary" icon="users">
      {texts.participations}
    </ButtonLink>
  </Cluster>
)
