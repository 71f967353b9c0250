import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ApiProblem } from '#contract/client.ts'
import { getPersonFields, savePersonFields } from '#contract/console/own-fields/endpoints.ts'
import { Form } from '../../forms/form.tsx'
import { OwnFieldInputs } from '../../forms/own-field-inputs.tsx'
import { ownErrorsIn, ownInputName, typedOwnIn, typedOwnOf } from '../../forms/own-fields.ts'
import { routeId } from '../../routing/route-id.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { seenOf } from '../owner/seen-of.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { PageHead } from '../ui/page-head.tsx'
import * as ui from '../ui/ui.css.ts'
import { texts } from './texts.ts'

const words = texts.person

export const meta = consoleMeta<typeof loader>(({ name }) => words.title(name))

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const id = routeId(args.params.id)
  const { name, fields, tag } = await api.call(getPersonFields, { params: { id } })
  const typed = Object.fromEntries(fields.map(({ id, kind, value }) => [id, typedOwnOf(kind, value)]))
  return { id, name, fields, typed, seen: tag }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const params = { id: routeId(args.params.id) }
  const form = await args.request.formData()
  const { fields } = await api.call(getPersonFields, { params })
  const typed = typedOwnIn(form, fields)
  try {
    await api.call(savePersonFields, { params, body: { seen: seenOf(form), values: typed } })
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    const errors = ownErrorsIn(problem.body.fields)
    return data({ typed, errors, messages: problem.body.messages }, { status: problem.status })
  }
  return redirectSaved(args.context, `/gestao/pessoas/${params.id}`, words.saved)
}

/** Corrects what somebody has in the station's own fields (PPL-17). */
export default function PersonFields() {
  const { id, name, fields, typed, seen } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isSending = useIsSending()
  const errors = answer?.errors ?? {}
  return (
    <Stack gap={24} className={ui.narrow}>
      <TextLink href={`/gestao/pessoas/${id}`} kind="stand" icon="arrowLeft">
        {name}
      </TextLink>
      <PageHead title={words.title(name)} lead={words.lead} />
      {answer ? <ErrorSummary problems={problemsOf(answer, fields)} /> : null}
      <Form noValidate method="post">
        <input type="hidden" name="seen" value={seen} />
        <Stack gap={16}>
          <OwnFieldInputs
            fields={fields}
            typed={answer?.typed ?? typed}
            errors={errors}
            refusal={answer}
            areOptional
          />
          <div>
            <Button width="phone" loading={isSending} loadingLabel={texts.saving}>
              {texts.save}
            </Button>
          </div>
        </Stack>
      </Form>
    </Stack>
  )
}

type Answer = { errors: Record<string, string>; messages: string[] }

/** What was wrong, each with the way to its field. Pure. */
function problemsOf({ errors, messages }: Answer, fields: readonly { id: number; name: string }[]) {
  const beside = fields.flatMap(({ id, name }) =>
    errors[id] ? [{ message: errors[id], fieldId: ownInputName(id), label: name }] : [],
  )
  return beside.length > 0 ? beside : messages.map((message) => ({ message }))
}
