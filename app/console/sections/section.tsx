import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { getManagedSite } from '#contract/console/endpoints.ts'
import { sectionValue } from '#contract/console/schemas.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { Stack } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'
import { fieldOf } from '../fields/field.ts'
import { valuesOf } from '../fields/field-values.server.ts'
import { useFormState } from '../fields/form-context.ts'
import { rowsOf } from '../fields/form-rows.ts'
import { FieldInput, RemoveBox } from '../fields/inputs.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { savePart } from '../owner/save-part.server.ts'
import { storePicture } from '../owner/store-file.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { PartForm } from '../ui/part-form.tsx'
import { PictureInput } from '../ui/picture-input.tsx'
import * as ui from '../ui/ui.css.ts'
import { completeSection } from './complete-section.ts'
import { EntryBox } from './entry-box.tsx'
import { itemFields, sectionFields } from './fields.ts'
import { SectionPreview } from './section-preview.tsx'
import * as css from './sections.css.ts'
import { texts } from './texts.ts'
import { sectionFormOf } from './types/index.ts'
import { offeredInputs } from './types/offered-inputs.ts'
import type { SectionForm } from './types/section-form.ts'

export const meta = consoleMeta<typeof loader>(({ type }) => sectionFormOf(type)?.contract.name)

export const handle: PageHandle = { takesFile: 'team' }

const list = '/gestao/secoes'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const site = await api.call(getManagedSite)
  const section = site.sections.find((one) => String(one.id) === args.params.id)
  if (!section) throw new Response(null, { status: 404 })
  return {
    id: section.id,
    type: section.type,
    kept: valuesOf(sectionFields, section),
    pages: site.about.map(({ id, name }) => ({ value: String(id), label: name })),
    seen: site.tags[`section:${section.id}`] ?? '',
    version: site.version,
  }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const form = await args.request.formData()
  const id = Number(args.params.id)
  const { sections } = await api.call(getManagedSite)
  return savePart(args.context, form, {
    fields: sectionFields,
    schema: sectionValue,
    before: sections.find((one) => one.id === id),
    storeFile: storePicture(args.context),
    complete: completeSection,
    change: (value, seen) => ({ what: 'save', part: 'section', id, seen, value }),
    to: `${list}/${args.params.id}`,
    anew: { add: (value) => ({ what: 'add', part: 'sections', value }), to: list },
  })
}

/** One landing section with its items and pictures. */
export default function SectionEditor() {
  const { id, type, pages, version, ...part } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const form = sectionFormOf(type)
  return (
    <div className={ui.split}>
      <Stack gap={24}>
        <Heading level={1}>{form?.contract.name}</Heading>
        <PartForm {...part} fields={sectionFields} answer={answer} back={list} tried>
          {['type', 'title', 'subtitle', 'backgroundColor'].map((name) => (
            <FieldInput key={name} field={fieldOf(sectionFields, name)} />
          ))}
          <PictureInput field={fieldOf(sectionFields, 'backgroundImage')} remove={texts.noImage} />
          <Items form={form} pages={pages} />
        </PartForm>
      </Stack>
      <SectionPreview version={version} section={String(id)} />
    </div>
  )
}

type ItemsProps = { form: SectionForm | undefined; pages: { value: string; label: string }[] }

/** The items there are, and room for one more where the section shows some. */
function Items({ form, pages }: ItemsProps) {
  const items = rowsOf(useFormState().values, 'items')
  const hasItems = form !== undefined && form.itemFields.length > 0
  if (!hasItems && items === 0) return null
  return (
    <>
      <Heading level={2} size="card">
        {texts.items}
      </Heading>
      <div className={css.items}>
        {Array.from({ length: items }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the form is another one when its items are
          <SectionItem key={at} at={at} form={form} pages={pages} isOpen={items === 1} />
        ))}
        {hasItems ? <SectionItem at={items} isNew form={form} pages={pages} /> : null}
      </div>
    </>
  )
}

type Props = {
  /** Its place, from 0 on; the last one of a form is to be filled in. */
  at: number
  isNew?: boolean
  form: SectionForm | undefined
  pages: { value: string; label: string }[]
  isOpen?: boolean
}

/** The fields of one item. An empty new item is no item. */
function SectionItem({ at, isNew, form, pages, isOpen = false }: Props) {
  const { values } = useFormState()
  const prefix = `items[${at}].`
  const inputs = offeredInputs(form, (name) => values[prefix + name])
  const input = (name: string) => <FieldInput field={fieldOf(itemFields, name)} prefix={prefix} />
  return (
    <EntryBox
      prefix={prefix}
      legend={isNew ? texts.newItem : texts.item(at + 1)}
      nameField="name"
      isOpen={isOpen}
    >
      {isNew ? null : input('id')}
      <Stack gap={16}>
        {inputs.has('name') ? input('name') : null}
        {inputs.has('description') ? input('description') : null}
        {inputs.has('image') ? (
          <PictureInput field={fieldOf(itemFields, 'image')} prefix={prefix} remove={texts.noImage} />
        ) : null}
        {inputs.has('video') ? input('video') : null}
        {inputs.has('link') ? <Link prefix={prefix} pages={pages} /> : null}
        {inputs.has('imageLeft') ? input('imageLeft') : null}
        {isNew ? null : <RemoveBox prefix={prefix} name="remove" label={texts.removeItem} />}
      </Stack>
    </EntryBox>
  )
}

/** What an item's button says and where it leads. */
function Link({ prefix, pages }: Pick<Props, 'pages'> & { prefix: string }) {
  const field = (name: string) => ({ field: fieldOf(itemFields, name), prefix })
  return (
    <div className={css.linkFields}>
      <FieldInput {...field('buttonLabel')} />
      <FieldInput {...field('linkType')} />
      <div data-for="external">
        <FieldInput {...field('externalLink')} />
      </div>
      <div data-for="additional">
        <FieldInput {...field('aboutId')} options={pages} placeholder={texts.noPage} />
      </div>
    </div>
  )
}
