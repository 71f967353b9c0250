import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { changeSiteDraft } from '#contract/site/builder/endpoints.ts'
import { siteKinds } from '#contract/site/builder/schemas.ts'
import { Form } from '../../forms/form.tsx'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { isSettled, requireDraft, requireMaker } from './maker.server.ts'
import { anotherHref, texts } from './texts.ts'
import { SitesPage } from './wizard-frame.tsx'

export const meta: MetaFunction = () => [{ title: texts.welcome.title }]

export async function loader(args: LoaderFunctionArgs) {
  const { draft } = await requireDraft(args)
  const wantsAnother = new URL(args.request.url).searchParams.has('outra')
  return { kind: draft.kind, asksKind: wantsAnother || !isSettled(draft) }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireMaker(args)
  const wanted = (await args.request.formData()).get('kind')
  const kind = siteKinds.find((one) => one === wanted)
  if (kind) await api.call(changeSiteDraft, { body: { kind } })
  return redirect('/criar-estacao/foto')
}

/** The kinds of sites, from the texts: the schemas would bring zod into the browser. */
const kinds = Object.entries(texts.welcome.kinds).map(([value, [label, help]]) => ({ value, label, help }))

/** Asks in step 0 for the kind of station; whoever has one is asked only when they want another (ONB-14). */
export default function Welcome() {
  const { kind, asksKind } = useLoaderData<typeof loader>()
  const isSending = useIsSending()
  return (
    <SitesPage>
      <Form noValidate method="post">
        <Stack gap={24}>
          <Stack gap={8}>
            <Heading level={1}>{texts.welcome.title}</Heading>
            <Text kind="muted">{asksKind ? texts.welcome.lead : texts.welcome.settled}</Text>
          </Stack>
          {asksKind ? (
            <RadioGroup
              id="kind"
              name="kind"
              look="cards"
              label={texts.welcome.kind}
              defaultValue={kind}
              options={kinds}
            />
          ) : null}
          <Button width="full" loading={isSending}>
            {texts.next}
          </Button>
          {asksKind ? null : (
            <ButtonLink href={anotherHref} variant="quiet" width="full">
              {texts.entry.another}
            </ButtonLink>
          )}
        </Stack>
      </Form>
    </SitesPage>
  )
}
