import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ApiProblem } from '#contract/client.ts'
import { getOwnData, saveOwnData } from '#contract/people/own-fields/endpoints.ts'
import { Form } from '../../forms/form.tsx'
import { OwnFieldInputs } from '../../forms/own-field-inputs.tsx'
import { ownErrorsIn, typedOwnIn, typedOwnOf } from '../../forms/own-fields.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { setFlash } from '../../session/flash.server.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { texts } from './texts.ts'

const words = texts.ownData
const profile = '/homepage/perfil'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: texts.meta(words.title, data?.station ?? '') },
]

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const fields = (await api.call(getOwnData)).filter(({ asked }) => asked !== 'team')
  const typed = Object.fromEntries(fields.map(({ id, kind, value }) => [id, typedOwnOf(kind, value)]))
  return { fields, typed, station: requireStation(args.context).config.name }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  const fields = (await api.call(getOwnData)).filter(({ asked }) => asked !== 'team')
  const typed = typedOwnIn(await args.request.formData(), fields)
  try {
    await api.call(saveOwnData, { body: { values: typed } })
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    const errors = ownErrorsIn(problem.body.fields)
    return data({ typed, errors, messages: problem.body.messages }, { status: problem.status })
  }
  const flash = await setFlash(args.context, { kind: 'success', title: words.saved })
  return redirect(profile, { headers: { 'set-cookie': flash } })
}

/** What the station asks of its members in fields of its own (PPL-17). */
export default function OwnData() {
  const { fields, typed } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isSending = useIsSending()
  const errors = answer?.errors ?? {}
  const others = answer && Object.keys(errors).length === 0 ? answer.messages : []
  return (
    <Container width="reading">
      <Stack gap={24}>
        <TextLink href={profile} kind="stand" icon="arrowLeft">
          {words.back}
        </TextLink>
        <Heading level={1}>{words.title}</Heading>
        {others.length > 0 ? <ErrorSummary problems={others.map((message) => ({ message }))} /> : null}
        {fields.length === 0 ? <Text kind="muted">{words.none}</Text> : null}
        <Form noValidate method="post">
          <Stack gap={24}>
            <OwnFieldInputs fields={fields} typed={answer?.typed ?? typed} errors={errors} refusal={answer} />
            {fields.length > 0 ? (
              <Button width="phone" loading={isSending} loadingLabel={texts.sending}>
                {words.save}
              </Button>
            ) : null}
          </Stack>
        </Form>
      </Stack>
    </Container>
  )
}
