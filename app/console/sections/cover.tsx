import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { getManagedSite } from '#contract/console/endpoints.ts'
import { lookValue } from '#contract/console/schemas.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Button } from '../../ui/button.tsx'
import { srOnly } from '../../ui/global.css.ts'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { fieldOf } from '../fields/field.ts'
import { valuesOf } from '../fields/field-values.server.ts'
import { OwnerFormContext, useFormState } from '../fields/form-context.ts'
import { rowsOf } from '../fields/form-rows.ts'
import { FieldInput, RemoveBox } from '../fields/inputs.tsx'
import { formErrors, readForm } from '../fields/read-form.server.ts'
import { requireOwner } from '../owner/require-owner.server.ts'
import { redirectSaved, tryChange } from '../owner/save-change.server.ts'
import { refusal } from '../owner/save-problem.server.ts'
import { storePicture } from '../owner/store-file.server.ts'
import { DraftPreview } from '../ui/draft-preview.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import { ownerTexts } from '../ui/texts.ts'
import * as ui from '../ui/ui.css.ts'
import { coverFields, slideFields } from './fields.ts'
import * as css from './sections.css.ts'
import { texts } from './texts.ts'

export const handle: PageHandle = { takesFile: 'owner' }

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  const { config, tags, version } = await api.call(getManagedSite)
  return { kept: valuesOf(coverFields, config), seen: tags.look ?? '', version }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireOwner(args)
  const form = await args.request.formData()
  const { brand, images } = (await api.call(getManagedSite)).config
  const { typed, errors, value } = await readForm(form, {
    fields: coverFields,
    schema: lookValue,
    before: { brand, images },
    storeFile: storePicture(args.context),
  })
  const seen = String(form.get('seen') ?? '')
  const problem = value
    ? await tryChange(args.context, { what: 'save', part: 'look', seen, value }, { fields: coverFields })
    : refusal(errors)
  if (problem) {
    const fields = formErrors(coverFields, problem.fields)
    return data({ problem: { ...problem, fields }, typed }, { status: 422 })
  }
  return redirectSaved(args.context, '/gestao/secoes/capa')
}

/** The head of the landing page: its words and its rotating pictures (PUB-13). */
export default function CoverEditor() {
  const { kept, seen, version } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const values = answer?.typed ?? kept
  const slides = rowsOf(values, 'header')
  const isSending = useIsSending()
  return (
    <div className={ui.split}>
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={1}>{texts.cover.title}</Heading>
          <Text kind="muted">{texts.cover.lead}</Text>
        </Stack>
        <SaveNotice problem={answer?.problem} fields={coverFields} />
        <Form noValidate method="post" encType="multipart/form-data" key={answer ? 'typed' : seen}>
          <OwnerFormContext.Provider value={{ values, errors: answer?.problem.fields ?? {} }}>
            <input type="hidden" name="seen" value={answer?.problem.conflict?.tag ?? seen} />
            <Stack gap={24}>
              <div className={css.items}>
                {Array.from({ length: slides + 1 }, (_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the form is another one when its slides are
                  <SlideFields key={at} at={at} isNew={at === slides} />
                ))}
              </div>
              <Button loading={isSending} loadingLabel={ownerTexts.saving}>
                {ownerTexts.save}
              </Button>
              <TextLink href="/gestao/secoes" kind="stand" icon="arrowLeft">
                {ownerTexts.back}
              </TextLink>
            </Stack>
          </OwnerFormContext.Provider>
        </Form>
      </Stack>
      <DraftPreview version={version} />
    </div>
  )
}

function SlideFields({ at, isNew }: { at: number; isNew: boolean }) {
  const { values, errors } = useFormState()
  const prefix = `header[${at}].`
  const text = (name: string) => values[prefix + name]
  const legend = isNew ? texts.cover.another : texts.cover.slide(at + 1)
  const isWrong = Object.keys(errors).some((name) => name.startsWith(prefix))
  const input = (name: string, help?: string) => (
    <FieldInput field={{ ...fieldOf(slideFields, name), ...(help && { help }) }} prefix={prefix} />
  )
  return (
    <details className={css.item} open={(!isNew && at === 0) || isWrong}>
      <summary className={css.itemName}>
        {text('image') ? <img className={css.itemThumb} src={text('image')} alt="" /> : null}
        {text('title') ? `${legend}: ${text('title')}` : legend}
      </summary>
      <fieldset className={ui.fieldset}>
        <legend className={srOnly}>{legend}</legend>
        {input('alt')}
        <Stack gap={16}>
          {input('title', at === 0 ? texts.cover.first : undefined)}
          {input('text')}
          {text('image') ? <img className={ui.thumb} src={text('image')} alt="" /> : null}
          {input('image')}
          {isNew ? null : <RemoveBox prefix={prefix} name="remove" label={texts.cover.remove} />}
        </Stack>
      </fieldset>
    </details>
  )
}
