import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { ApiClient } from '#contract/client.ts'
import { createActivity } from '#contract/console/activities/endpoints.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { requireStation } from '../../station/require-station.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { usualWindow } from '../fields/station-time.server.ts'
import { formKeyOf, newFormKey } from '../owner/form-key.server.ts'
import { requireOwner } from '../owner/require-owner.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { PageHead } from '../ui/page-head.tsx'
import * as ui from '../ui/ui.css.ts'
import * as css from './activities.css.ts'
import { ActivityForm } from './form/activity-form.tsx'
import { ProblemNotice } from './form/activity-problem.tsx'
import { readActivity } from './form/read-activity.server.ts'
import { readProblem } from './form/read-problem.server.ts'
import { texts as formTexts } from './form/texts.ts'
import { knownActivities } from './known-activities.server.ts'
import { knownPlans } from './known-plans.server.ts'
import { productsAddress } from './products/addresses.ts'
import { questionsAddress } from './questions/addresses.ts'
import { texts } from './texts.ts'
import { typeFormOf, typeForms } from './types/index.ts'

export const meta = consoleMeta<typeof loader>((loaded) =>
  loaded ? typeFormOf(loaded.typeId)?.name : texts.choose.title,
)

export const handle: PageHandle = { takesFile: 'owner' }

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  const typeId = typeIdOf(args.request)
  if (typeId === null) return null
  const { timezone } = requireStation(args.context).config
  const values: Record<string, string> = {
    ...usualWindow(timezone),
    limitPerUser: '1',
    priority: '100',
    isPublic: 'on',
    points: '0',
  }
  return { typeId, values, ...(await knownTo(api)), formKey: newFormKey() }
}

async function knownTo(api: ApiClient) {
  const [known, plans] = await Promise.all([knownActivities(api), knownPlans(api)])
  return { known, plans }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireOwner(args)
  const typeId = typeIdOf(args.request)
  if (typeId === null) throw new Response(null, { status: 404 })
  const { timezone: timeZone } = requireStation(args.context).config
  const form = await args.request.formData()
  const { typed, errors, value } = await readActivity(api, form, { typeId, timeZone })
  if (!value)
    return data({ typed, problem: { fields: errors, messages: [], conflict: null } }, { status: 422 })
  try {
    const idempotencyKey = formKeyOf(form)
    const { id } = await api.call(createActivity, { body: { type_id: typeId, value }, idempotencyKey })
    if (typeFormOf(typeId)?.sells)
      return redirectSaved(args.context, productsAddress(id), formTexts.createdToSell)
    return typeFormOf(typeId)?.asks
      ? redirectSaved(args.context, questionsAddress(id), formTexts.createdToAsk)
      : redirectSaved(args.context, `/gestao/atividades/${id}`, formTexts.created)
  } catch (problem) {
    return data({ typed, problem: readProblem(problem, typed.values, timeZone) }, { status: 422 })
  }
}

function typeIdOf(request: Request): number | null {
  const id = Number(new URL(request.url).searchParams.get('tipo'))
  return typeFormOf(id) ? id : null
}

/** First the type, then everything else; what is made is a draft. */
export default function NewActivity() {
  const loaded = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (!loaded) return <TypeChooser />
  const { typeId, known, plans } = loaded
  return (
    <Stack gap={24} className={ui.narrow}>
      <TextLink href="/gestao/atividades/nova" kind="stand" icon="arrowLeft">
        {texts.choose.other}
      </TextLink>
      <PageHead title={typeFormOf(typeId)?.name} lead={typeFormOf(typeId)?.about} />
      <ProblemNotice problem={answer?.problem} typeId={typeId} />
      <ActivityForm
        key={answer ? 'typed' : 'new'}
        typeId={typeId}
        status={null}
        seen=""
        formKey={loaded.formKey}
        values={answer?.typed.values ?? loaded.values}
        prerequisites={answer?.typed.prerequisites ?? []}
        errors={answer?.problem.fields ?? {}}
        known={known}
        plans={plans}
        chosenPlans={answer?.typed.plans ?? []}
      />
    </Stack>
  )
}

const TypeChooser = () => (
  <Stack gap={24}>
    <TextLink href="/gestao/atividades" kind="stand" icon="arrowLeft">
      {texts.back}
    </TextLink>
    <PageHead title={texts.choose.title} lead={texts.choose.lead} />
    <ul className={css.types}>
      {typeForms.map(({ contract: { id }, name, about, icon }) => (
        <li key={id}>
          <Card href={`?tipo=${id}`} className={css.type}>
            <span className={css.typeIcon}>
              <Icon name={icon} />
            </span>
            <span className={css.words}>
              <strong>{name}</strong>
              <span className={ui.small}>{about}</span>
            </span>
          </Card>
        </li>
      ))}
    </ul>
  </Stack>
)
