import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { correctPerson, getPerson } from '#contract/console/people/person/endpoints.ts'
import { correctionSchema } from '#contract/console/people/person/schemas.ts'
import { stateOptions } from '../../../forms/cities.server.ts'
import { routeId } from '../../../routing/route-id.ts'
import { useIsSending } from '../../../routing/use-is-sending.ts'
import { Button } from '../../../ui/button.tsx'
import { formatPhone } from '../../../ui/format.ts'
import { Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { fieldOf } from '../../fields/field.ts'
import { valuesOf } from '../../fields/field-values.server.ts'
import { FieldInput } from '../../fields/inputs.tsx'
import { requireTeam } from '../../owner/require-team.server.ts'
import { redirectSaved } from '../../owner/save-change.server.ts'
import { saveProblem } from '../../owner/save-problem.server.ts'
import { seenOf } from '../../owner/seen-of.server.ts'
import { sendForm } from '../../owner/send-form.server.ts'
import { consoleMeta } from '../../ui/console-meta.ts'
import { OwnerForm } from '../../ui/owner-form.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { SaveNotice } from '../../ui/save-notice.tsx'
import * as ui from '../../ui/ui.css.ts'
import { correctionFields } from './fields.ts'
import { texts } from './texts.ts'

const { correct: words } = texts

export const meta = consoleMeta<typeof loader>(({ person }) => words.title(person.name))

/** Of the pages of people this one is for whoever changes them. */
async function requireMembership(args: LoaderFunctionArgs | ActionFunctionArgs) {
  const { api, teammate } = await requireTeam(args)
  if (!teammate.rights.includes('membership')) throw new Response(null, { status: 403 })
  return { api, params: { id: routeId(args.params.id) } }
}

export async function loader(args: LoaderFunctionArgs) {
  const { api, params } = await requireMembership(args)
  const { id, name, cpf, phone, tag, ...row } = await api.call(getPerson, { params })
  const data = { ...row, name, phone: phone && formatPhone(phone), cpf: '', reason: '' }
  return {
    person: { id, name, cpf },
    kept: valuesOf(correctionFields, data),
    seen: tag,
    states: [{ value: '', label: words.noState }, ...stateOptions()],
  }
}

export async function action(args: ActionFunctionArgs) {
  const { api, params } = await requireMembership(args)
  const form = await args.request.formData()
  const sent = { fields: correctionFields, schema: correctionSchema.omit({ seen: true }) }
  return sendForm(form, sent, async (value) => {
    try {
      await api.call(correctPerson, { params, body: { ...value, seen: seenOf(form) } })
    } catch (problem) {
      return saveProblem(problem, { value, fields: correctionFields })
    }
    return redirectSaved(args.context, `/gestao/pessoas/${params.id}`, words.done)
  })
}

/** Corrects the data of one person, with a reason that they read (PPL-10). */
export default function CorrectPerson() {
  const { person, kept, seen, states } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isSending = useIsSending()
  const field = (name: string) => fieldOf(correctionFields, name)
  const cpf = field('cpf')
  return (
    <Stack gap={24} className={ui.narrow}>
      <TextLink href={`/gestao/pessoas/${person.id}`} kind="stand" icon="arrowLeft">
        {person.name}
      </TextLink>
      <PageHead title={words.title(person.name)} lead={words.lead} />
      <SaveNotice problem={answer?.problem} fields={correctionFields} />
      <OwnerForm answer={answer} kept={kept} seen={seen}>
        <Stack gap={16}>
          <FieldInput field={field('name')} />
          <FieldInput field={field('email')} />
          <div className={ui.two}>
            <FieldInput field={person.cpf ? { ...cpf, help: words.cpfKept(person.cpf) } : cpf} />
            <FieldInput field={field('phone')} />
          </div>
          <FieldInput field={field('birthday')} />
          <div className={ui.two}>
            <FieldInput field={field('state')} options={states} />
            <FieldInput field={field('city')} />
          </div>
          <FieldInput field={field('reason')} />
          <div>
            <Button width="phone" loading={isSending} loadingLabel={words.saving}>
              {words.save}
            </Button>
          </div>
        </Stack>
      </OwnerForm>
    </Stack>
  )
}
