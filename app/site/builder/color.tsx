import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData, useSubmit } from '@remix-run/react'
import { useRef } from 'react'
import type { z } from 'zod'
import { changeSiteDraft, previewSite } from '#contract/site/builder/endpoints.ts'
import { colorField } from '#contract/site/builder/schemas.ts'
import { ColorField } from '../../forms/color-field.tsx'
import { shortened } from '../../forms/create-shortener.ts'
import { Form } from '../../forms/form.tsx'
import { sentColor, shownName } from '../../forms/sent-color.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Text } from '../../ui/text.tsx'
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
  const search = new URL(args.request.url).searchParams
  // Tried without scripts: from now on in the one form that the preview knows, too.
  if (search.has(shownName('primary')))
    throw redirect(`/criar-estacao/cor?${new URLSearchParams({ primary: sentColor(search, 'primary') })}`)
  const typed = search.get('primary')
  const tried = colorField.safeParse(typed)
  const primary = tried.success ? tried.data : draft.look.primary
  const { config } = await api.call(previewSite, { query: { primary } })
  return {
    primary,
    ...(typed !== null && !tried.success && { refused: refusal(typed, tried.error) }),
    logoColors: draft.logo?.colors ?? null,
    version: draft.version,
    report: contrastReport(config.brand),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireMaker(args)
  const typed = sentColor(await args.request.formData(), 'primary')
  const parsed = colorField.safeParse(typed)
  if (!parsed.success) return data(refusal(typed, parsed.error), { status: 422 })
  await api.call(changeSiteDraft, { body: { look: { primary: parsed.data }, done: 'cor' } })
  return redirect(afterStep('cor'))
}

const refusal = (typed: string, { issues }: z.ZodError) => ({
  typed: shortened(typed),
  fields: { primary: issues[0]?.message ?? '' },
})

/** Shows the highlight colour, tried on the real landing page before it is kept, with the contrast guard (ONB-15). */
export default function Color() {
  const { primary, refused: refusedTry, logoColors, version, report } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>() ?? refusedTry
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
        {logoColors && logoColors.length > 0 ? (
          <Swatches label={texts.color.proposed} colors={logoColors} chosen={primary} />
        ) : (
          <Swatches
            label={texts.color.suggested}
            note={logoColors ? texts.color.colourless : undefined}
            colors={suggested}
            chosen={primary}
          />
        )}
      </Form>
      {/* What is still to be tried must not come after what is sent. */}
      <Form noValidate method="post" onSubmit={() => clearTimeout(waiting.current)}>
        <Stack gap={24}>
          <ColorField
            name="primary"
            label={texts.color.custom}
            value={primary}
            typed={refused?.typed}
            error={refused?.fields.primary}
            onColor={tryColor}
          />
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

type SwatchesProps = { label: string; note?: string | undefined; colors: readonly string[]; chosen: string }

const Swatches = ({ label, note, colors, chosen }: SwatchesProps) => (
  <Stack gap={12}>
    {note ? <Text kind="small">{note}</Text> : null}
    <Text kind="eyebrow">{label}</Text>
    <div className={css.swatches}>
      {colors.map((color) => (
        <button
          key={color}
          type="submit"
          name="primary"
          value={color}
          className={css.swatch}
          style={{ background: color }}
          aria-label={color}
          aria-pressed={color === chosen}
        />
      ))}
    </div>
  </Stack>
)
