import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData, useSubmit } from '@remix-run/react'
import { changeSiteDraft } from '#contract/site/builder/endpoints.ts'
import { siteLookSchema } from '#contract/site/builder/schemas.ts'
import { fontNames } from '#themes/brand.ts'
import { Form } from '../../forms/form.tsx'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { problemsOf, requireDraft, requireMaker } from './maker.server.ts'
import { SitePreview } from './site-preview.tsx'
import { StepErrors } from './step-errors.tsx'
import { texts } from './texts.ts'
import * as css from './wizard.css.ts'
import { afterStep, WizardStepPage } from './wizard-frame.tsx'

export const meta: MetaFunction = () => [{ title: texts.style.title }]

const lookSchema = siteLookSchema.pick({ font: true, corner: true, layout: true })

export async function loader(args: LoaderFunctionArgs) {
  const { draft } = await requireDraft(args)
  const tried = lookSchema.partial().safeParse(Object.fromEntries(new URL(args.request.url).searchParams))
  return { look: { ...draft.look, ...(tried.success && tried.data) }, version: draft.version }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireMaker(args)
  const parsed = lookSchema.safeParse(Object.fromEntries(await args.request.formData()))
  if (!parsed.success) return data({ messages: ['Escolha uma das opções'] }, { status: 422 })
  try {
    await api.call(changeSiteDraft, { body: { look: parsed.data, done: 'estilo' } })
    return redirect(afterStep('estilo'))
  } catch (problem) {
    const { fields, messages } = problemsOf(problem)
    return data({ messages: [...Object.values(fields), ...messages] }, { status: 422 })
  }
}

/** Every family in itself. */
const fonts = fontNames.map((name) => ({
  value: name,
  label: <span className={css.letters[name]}>{name}</span>,
}))

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** Asks for letter, corners and header, tried on the real landing page with every choice. */
export default function Look() {
  const { look, version } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const isSending = useIsSending()
  const submit = useSubmit()
  return (
    <WizardStepPage
      step="estilo"
      title={texts.style.title}
      lead={texts.style.lead}
      aside={<SitePreview version={version} />}
    >
      <StepErrors refused={refused} />
      <Form
        noValidate
        method="post"
        onChange={(event) =>
          submit(event.currentTarget, { method: 'get', replace: true, preventScrollReset: true })
        }
      >
        <Stack gap={24}>
          <RadioGroup
            id="font"
            name="font"
            look="names"
            label={texts.style.font}
            defaultValue={look.font}
            options={fonts}
          />
          <RadioGroup
            id="corner"
            name="corner"
            label={texts.style.corner}
            defaultValue={look.corner}
            options={optionsOf(texts.style.corners)}
          />
          <RadioGroup
            id="layout"
            name="layout"
            label={texts.style.layout}
            defaultValue={look.layout}
            options={optionsOf(texts.style.layouts)}
          />
          <Button width="full" loading={isSending}>
            {texts.style.submit}
          </Button>
          <noscript>
            <Button variant="secondary" width="full" formMethod="get">
              {texts.preview.update}
            </Button>
          </noscript>
        </Stack>
      </Form>
    </WizardStepPage>
  )
}
