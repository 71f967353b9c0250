import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { createActivity } from '#contract/console/activities/endpoints.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { requireStation } from '../../station/require-station.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { usualWindow } from '../fields/station-time.server.ts'
import { formKeyOf, newFormKey } from '../owner/form-key.server.ts'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { PageHead } from '../ui/page-head.tsx'
import * as ui from '../ui/ui.css.ts'
import * as css from './activities.css.ts'
import { ActivityForm } from './form/activity-form.tsx'
import { ProblemNotice } from './form/activity-problem.tsx'
import { readNewActivity } from './form/read-activity.server.ts'
import { readProblem } from './form/read-problem.server.ts'
import { stepAddress, stepNamed } from './form/steps.ts'
import { texts as formTexts } from './form/texts.ts'
import { productsAddress } from './products/addresses.ts'
import { askedAddress } from './questions/addresses.ts'
import { texts } from './texts.ts'
import { typeFormOf, typeForms } from './types/index.ts'

export const meta = consoleMeta<typeof loader>((loaded) =>
  loaded ? typeFormOf(loaded.typeId)?.name : texts.choose.title,
)

export const handle: PageHandle = { takesFile: 'team' }

export async function loader(args: LoaderFunctionArgs) {
  await requireTeam(args)
  const typeId = typeIdOf(args.request)
  if (typeId === null) return null
  const { timezone } = requireStation(args.context).config
  return { typeId, values: usualWindow(timezone), formKey: newFormKey() }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const typeId = typeIdOf(args.request)
  if (typeId === null) throw new Response(null, { status: 404 })
  const { timezone: timeZone } = requireStation(args.context).config
  const form = await args.request.formData()
  const { typed, errors, value } = await readNewActivity(api, form, { typeId, timeZone })
  if (!value)
    return data({ typed, problem: { fields: errors, messages: [], conflict: null } }, { status: 422 })
  try {
    const idempotencyKey = formKeyOf(form)
    const { id } = await api.call(createActivity, { body: { type_id: typeId, value }, idempotencyKey })
    const { sells, asks } = typeFormOf(typeId) ?? {}
    if (sells) return redirectSaved(args.context, productsAddress(id), formTexts.createdToSell)
    if (asks) return redirectSaved(args.context, askedAddress(id), formTexts.createdToAsk)
    const goesTo = stepNamed(form.get('ir'))
    const said = goesTo ? formTexts.createdOn : formTexts.created
    return redirectSaved(args.context, stepAddress(id, goesTo ?? 'fazer'), said)
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
  const { typeId, formKey } = loaded
  return (
    <Stack gap={24} className={css.steps}>
      <TextLink href="/gestao/atividades/nova" kind="stand" icon="arrowLeft">
        {texts.choose.other}
      </TextLink>
      <PageHead title={typeFormOf(typeId)?.name} lead={typeFormOf(typeId)?.about} />
      <ProblemNotice problem={answer?.problem} typeId={typeId} open={null} />
      <ActivityForm
        key={answer ? 'typed' : 'new'}
        typeId={typeId}
        step="fazer"
        status={null}
        formKey={formKey}
        values={answer?.typed.values ?? loaded.values}
        errors={answer?.problem.fields ?? {}}
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
