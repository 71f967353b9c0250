import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ApiProblem } from '#contract/client.ts'
import { enterMadeStation } from '#contract/site/builder/endpoints.ts'
import { Form } from '../../forms/form.tsx'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { ObjectPicture } from '../../ui/object-picture.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { requireDraft } from './maker.server.ts'
import { texts } from './texts.ts'
import { SitesPage } from './wizard-frame.tsx'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: texts.done.title(data?.made.name ?? '') },
]

/**
 * Passes on the headers that allow the form itself to go on to the station without scripts; the domain may be its own
 * (`x-form-target`, server/app.ts).
 */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function loader(args: LoaderFunctionArgs) {
  const { draft } = await requireDraft(args)
  const query = new URL(args.request.url).searchParams
  const wanted = Number(query.get('estacao'))
  const made = draft.stations.find((one) => one.id === wanted) ?? draft.stations[0]
  if (!made) throw redirect('/criar-estacao')
  // What it was made as: the draft has begun anew.
  const isUnion = query.get('tipo') === 'sindicato'
  return data({ made, isUnion }, { headers: { 'x-form-target': new URL(made.url).origin } })
}

/**
 * Leads to the new station as its owner: the address logs in once (ONB-17). Whoever is not its owner under this e-mail
 * any more logs in there.
 */
export async function action(args: ActionFunctionArgs) {
  const { api, draft } = await requireDraft(args)
  const id = Number((await args.request.formData()).get('estacao'))
  try {
    const { url } = await api.call(enterMadeStation, { params: { id } })
    return redirect(`${url}?redirectTo=/gestao`)
  } catch (problem) {
    const made = draft.stations.find((one) => one.id === id)
    if (!(problem instanceof ApiProblem) || problem.status !== 404 || !made) throw problem
    return redirect(`${made.url}/gestao`)
  }
}

/** Shows step 6: the station is live; what next (ONB-17). */
export default function Done() {
  const { made, isUnion } = useLoaderData<typeof loader>()
  const isSending = useIsSending()
  return (
    <SitesPage>
      <Stack gap={32}>
        <Stack gap={12}>
          <ObjectPicture name="party" />
          <Heading level={1}>{texts.done.title(made.name)}</Heading>
          <TextLink href={made.url} kind="stand" iconAfter="external">
            {new URL(made.url).host}
          </TextLink>
          <Text kind="muted">{texts.done.lead}</Text>
        </Stack>
        <Stack gap={12}>
          <Heading level={2} size="card">
            {texts.done.choose}
          </Heading>
          <Form noValidate method="post">
            <input type="hidden" name="estacao" value={made.id} />
            <Button width="full" size="large" loading={isSending}>
              {isUnion ? texts.done.createForUnion : texts.done.create}
            </Button>
          </Form>
          <ButtonLink href="/" variant="secondary" width="full" reload>
            {texts.done.learn}
          </ButtonLink>
        </Stack>
      </Stack>
    </SitesPage>
  )
}
