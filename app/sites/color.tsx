import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { Form, useActionData, useLoaderData, useSubmit } from '@remix-run/react'
import { useRef } from 'react'
import { changeSiteDraft, previewSite } from '#contract/sites/endpoints.ts'
import { colorField } from '#contract/sites/schemas.ts'
import type { Brand } from '#themes/brand.ts'
import { useIsSending } from '../routing/use-is-sending.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Stack } from '../ui/layout.tsx'
import { Text } from '../ui/text.tsx'
import { ContrastGuard } from './contrast-guard.tsx'
import { contrastReport } from './contrast-report.ts'
import { requireDraft, requireMaker } from './maker.server.ts'
import { SitePreview } from './site-preview.tsx'
import { StepErrors } from './step-errors.tsx'
import { texts } from './texts.ts'
import * as css from './wizard.css.ts'
import { afterStep, WizardStepPage } from './wizard-frame.tsx'

export const meta: MetaFunction = () => [{ title: texts.color.title }]

/** Colours for those who bring none. */
const suggested = ['#0f62fe', '#7b1fa2', '#c2185b', '#d84315', '#2e7d32', '#00796b', '#5d4037', '#37474f'] // raw-value-ok: choices, not paint

export async function loader(args: LoaderFunctionArgs) {
  const { api, draft } = await requireDraft(args)
  const tried = colorField.safeParse(new URL(args.request.url).searchParams.get('primary'))
  const primary = tried.success ? tried.data : draft.look.primary
  const { config } = await api.call(previewSite, { query: { primary } })
  return {
    primary,
    proposals: draft.logo?.colors ?? null,
    version: draft.version,
    report: contrastReport(config.brand as unknown as Brand),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireMaker(args)
  const form = await args.request.formData()
  const parsed = colorField.safeParse(form.get('primary'))
  if (!parsed.success)
    return data({ fields: { primary: parsed.error.issues[0]?.message ?? '' } }, { status: 422 })
  await api.call(changeSiteDraft, { body: { look: { primary: parsed.data }, done: 'cor' } })
  return redirect(afterStep('cor'))
}

/** The highlight colour, tried on the real landing page before it is kept, with the contrast guard (ONB-15). */
export default function Color() {
  const { primary, proposals, version, report } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const error = refused?.fields.primary
  const isSending = useIsSending()
  const submit = useSubmit()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tryColor = (value: string) => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(
      () => submit({ primary: value }, { method: 'get', replace: true, preventScrollReset: true }),
      150,
    )
  }
  return (
    <WizardStepPage
      step="cor"
      title={texts.color.title}
      lead={texts.color.lead}
      aside={<SitePreview version={version} />}
      after={<ContrastGuard lines={report.lines} />}
    >
      <StepErrors refused={refused} />
      <Form noValidate method="get" preventScrollReset replace>
        <Stack gap={12}>
          <Text kind="eyebrow">{proposals ? texts.color.proposed : texts.color.suggested}</Text>
          <div className={css.swatches}>
            {(proposals ?? suggested).map((color) => (
              <button
                key={color}
                type="submit"
                name="primary"
                value={color}
                className={css.swatch}
                style={{ background: color }}
                aria-label={color}
                aria-pressed={color === primary}
              />
            ))}
          </div>
        </Stack>
      </Form>
      <Form noValidate method="post">
        <Stack gap={24}>
          <Field id="primary" label={texts.color.custom} error={error}>
            <div className={css.colorRow}>
              <input
                key={primary}
                id="primary"
                className={css.colorInput}
                type="color"
                name="primary"
                defaultValue={primary}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? 'primary-error' : undefined}
                onInput={(event) => tryColor(event.currentTarget.value)}
              />
              <strong>{primary}</strong>
            </div>
          </Field>
          <Button width="full" loading={isSending}>
            {texts.color.submit}
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
