import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { changeSiteDraft } from '#contract/sites/endpoints.ts'
import { siteKinds } from '#contract/sites/schemas.ts'
import { Button } from '../ui/button.tsx'
import { Stack } from '../ui/layout.tsx'
import { RadioGroup } from '../ui/radio-group.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { requireDraft, requireMaker } from './maker.server.ts'
import { texts } from './texts.ts'
import { SitesPage } from './wizard-frame.tsx'

export const meta: MetaFunction = () => [{ title: texts.welcome.title }]

export async function loader(args: LoaderFunctionArgs) {
  const { draft } = await requireDraft(args)
  return { kind: draft.kind }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireMaker(args)
  const wanted = (await args.request.formData()).get('kind')
  const kind = siteKinds.find((one) => one === wanted) ?? 'clube'
  await api.call(changeSiteDraft, { body: { kind } })
  return redirect('/criar-estacao/foto')
}

/** Step 0: welcome, and what kind of station it shall be (ONB-14). */
export default function Welcome() {
  const { kind } = useLoaderData<typeof loader>()
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <SitesPage>
      <Form method="post">
        <Stack gap={24}>
          <Stack gap={8}>
            <Heading level={1}>{texts.welcome.title}</Heading>
            <Text kind="muted">{texts.welcome.lead}</Text>
          </Stack>
          <RadioGroup
            id="kind"
            name="kind"
            look="cards"
            label={texts.welcome.kind}
            defaultValue={kind}
            options={siteKinds.map((value) => {
              const [label, help] = texts.welcome.kinds[value]
              return { value, label, help }
            })}
          />
          <Button width="full" loading={isSending}>
            {texts.next}
          </Button>
        </Stack>
      </Form>
    </SitesPage>
  )
}
