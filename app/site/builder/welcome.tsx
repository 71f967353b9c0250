import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData, useSubmit } from '@remix-run/react'
import { changeSiteDraft } from '#contract/site/builder/endpoints.ts'
import { siteKinds } from '#contract/site/builder/schemas.ts'
import { Form } from '../../forms/form.tsx'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { isSettled, requireDraft, requireMaker } from './maker.server.ts'
import { SitePreview } from './site-preview.tsx'
import { anotherHref, texts } from './texts.ts'
import { SitesPage } from './wizard-frame.tsx'

export const meta: MetaFunction = () => [{ title: texts.welcome.title }]

export async function loader(args: LoaderFunctionArgs) {
  const { draft } = await requireDraft(args)
  const query = new URL(args.request.url).searchParams
  const tried = siteKinds.find((one) => one === query.get('kind'))
  return {
    kind: tried ?? draft.kind,
    asksKind: query.has('outra') || !isSettled(draft),
    isAnother: query.has('outra'),
    version: draft.version,
  }
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
  const { kind, asksKind, isAnother, version } = useLoaderData<typeof loader>()
  const isSending = useIsSending()
  const submit = useSubmit()
  return (
    <SitesPage aside={asksKind ? <SitePreview version={version} /> : null}>
      <Form
        noValidate
        method="post"
        onChange={(event) => {
          const chosen = new FormData(event.currentTarget).get('kind')
          const query = { ...(isAnother && { outra: '1' }), kind: String(chosen) }
          submit(query, { method: 'get', replace: true, preventScrollReset: true })
        }}
      >
        {isAnother ? <input type="hidden" name="outra" value="1" /> : null}
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
          {asksKind ? (
            <noscript>
              <Button variant="secondary" width="full" formMethod="get">
                {texts.preview.update}
              </Button>
            </noscript>
          ) : (
            <ButtonLink href={anotherHref} variant="quiet" width="full">
              {texts.entry.another}
            </ButtonLink>
          )}
        </Stack>
      </Form>
    </SitesPage>
  )
}
