import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { getManagedSite } from '#contract/console/endpoints.ts'
import { lookValue } from '#contract/console/schemas.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { Stack } from '../../ui/layout.tsx'
import { fieldOf } from '../fields/field.ts'
import { valuesOf } from '../fields/field-values.server.ts'
import { useFormState } from '../fields/form-context.ts'
import { rowsOf } from '../fields/form-rows.ts'
import { FieldInput, RemoveBox } from '../fields/inputs.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { savePart } from '../owner/save-part.server.ts'
import { storePicture } from '../owner/store-file.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { PageHead } from '../ui/page-head.tsx'
import { PartForm } from '../ui/part-form.tsx'
import { PictureInput } from '../ui/picture-input.tsx'
import * as ui from '../ui/ui.css.ts'
import { EntryBox } from './entry-box.tsx'
import { coverFields, slideFields } from './fields.ts'
import { SectionPreview } from './section-preview.tsx'
import * as css from './sections.css.ts'
import { coverName } from './shown-section.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta(texts.cover.title)

export const handle: PageHandle = { takesFile: 'team' }

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const { config, tags, version } = await api.call(getManagedSite)
  return { kept: valuesOf(coverFields, config), seen: tags.look ?? '', version }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const form = await args.request.formData()
  const { brand, images } = (await api.call(getManagedSite)).config
  return savePart(args.context, form, {
    fields: coverFields,
    schema: lookValue,
    before: { brand, images },
    storeFile: storePicture(args.context),
    change: (value, seen) => ({ what: 'save', part: 'look', seen, value }),
    to: '/gestao/secoes/capa',
  })
}

/** The head of the landing page: its words and its rotating pictures (PUB-13). */
export default function CoverEditor() {
  const { version, ...part } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <div className={ui.split}>
      <Stack gap={24}>
        <PageHead title={texts.cover.title} lead={texts.cover.lead} />
        <PartForm {...part} fields={coverFields} answer={answer} back="/gestao/secoes" tried>
          <Slides />
        </PartForm>
      </Stack>
      <SectionPreview version={version} section={coverName} />
    </div>
  )
}

/** The pictures there are, and room for one more. */
function Slides() {
  const slides = rowsOf(useFormState().values, 'header')
  return (
    <div className={css.items}>
      {Array.from({ length: slides + 1 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the form is another one when its slides are
        <SlideFields key={at} at={at} isNew={at === slides} />
      ))}
    </div>
  )
}

function SlideFields({ at, isNew }: { at: number; isNew: boolean }) {
  const prefix = `header[${at}].`
  const input = (name: string, help?: string) => (
    <FieldInput field={{ ...fieldOf(slideFields, name), ...(help && { help }) }} prefix={prefix} />
  )
  return (
    <EntryBox
      prefix={prefix}
      legend={isNew ? texts.cover.another : texts.cover.slide(at + 1)}
      nameField="title"
      isOpen={!isNew && at === 0}
    >
      {input('alt')}
      <Stack gap={16}>
        {input('title', at === 0 ? texts.cover.first : undefined)}
        {input('text')}
        <PictureInput field={fieldOf(slideFields, 'image')} prefix={prefix} />
        {isNew ? null : <RemoveBox prefix={prefix} name="remove" label={texts.cover.remove} />}
      </Stack>
    </EntryBox>
  )
}
