import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { askForDeletion, getDeletion, takeDeletionBack } from '#contract/people/privacy/endpoints.ts'
import { passwordOfNow } from '#contract/people/privacy/schemas.ts'
import { constraintsOf, refuse, refuseBy } from '../../forms/parse-form.server.ts'
import { parseSent } from '../../forms/parse-sent.server.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { setFlash } from '../../session/flash.server.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { AskForm, Holds, Waiting, WhatGoes } from './deletion-parts.tsx'
import { texts } from './texts.ts'

const words = texts.deletion
const here = '/homepage/privacidade/exclusao'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: texts.meta(words.title, data?.station ?? '') },
]
export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

/** Reads what the end of the account takes and leaves, and what is to be settled first (PPL-31). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const station = requireStation(args.context).config.name
  return { station, constraint: constraintsOf(passwordOfNow), ...(await api.call(getDeletion)) }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  const form = await args.request.formData()
  const back = async (title: string) =>
    redirect(here, { headers: { 'set-cookie': await setFlash(args.context, { kind: 'success', title }) } })
  if (intentOf(form, ['excluir', 'desistir'], { unnamed: 'excluir' }) === 'desistir') {
    await api.call(takeDeletionBack)
    return back(words.takenBack)
  }
  const submission = parseSent(form, passwordOfNow)
  if (submission.status !== 'success') return refuse(submission)
  try {
    await api.call(askForDeletion, { body: submission.value })
    return back(words.asked)
  } catch (problem) {
    return refuseBy(submission, problem)
  }
}

export default function Deletion() {
  const { waiting, holds, register, constraint } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()?.form
  return (
    <Container width="reading">
      <Stack gap={32}>
        <TextLink href="/homepage/privacidade" kind="stand" icon="arrowLeft">
          {words.back}
        </TextLink>
        <Stack gap={8}>
          <Heading level={1}>{words.title}</Heading>
          <Text kind="muted">{words.lead}</Text>
        </Stack>
        {waiting ? <Waiting waiting={waiting} /> : null}
        <WhatGoes register={register} />
        {waiting || holds.length > 0 ? null : <AskForm constraint={constraint} lastResult={lastResult} />}
        {holds.length > 0 && !waiting ? <Holds holds={holds} /> : null}
      </Stack>
    </Container>
  )
}
