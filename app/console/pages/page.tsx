import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { getManagedSite } from '#contract/console/endpoints.ts'
import { aboutValue, type ManagedSite } from '#contract/console/schemas.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { Stack } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'
import { fieldOf } from '../fields/field.ts'
import { valuesOf } from '../fields/field-values.server.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { savePart } from '../owner/save-part.server.ts'
import { storePicture } from '../owner/store-file.server.ts'
import { sectionTypeNames } from '../sections/types/index.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { PartForm } from '../ui/part-form.tsx'
import { PictureInput } from '../ui/picture-input.tsx'
import { ownerTexts } from '../ui/texts.ts'
import * as ui from '../ui/ui.css.ts'
import { aboutFields } from './fields.ts'

export const meta = consoleMeta<typeof loader>(({ name }) => name)

export const handle: PageHandle = { takesFile: 'team' }

const list = '/gestao/paginas'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const site = await api.call(getManagedSite)
  const entry = site.about.find((one) => String(one.id) === args.params.id)
  if (!entry) throw new Response(null, { status: 404 })
  const sections = site.sections.map(({ id, title, type }) => ({
    value: String(id),
    label: title || sectionTypeNames[type] || ownerTexts.untitled,
  }))
  const kept = valuesOf(aboutFields, { ...entry, sectionId: entry.sectionId ?? entry.id })
  return { name: entry.name, kept, sections, seen: site.tags[`about:${entry.id}`] ?? '' }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const form = await args.request.formData()
  const id = Number(args.params.id)
  const site = await api.call(getManagedSite)
  return savePart(args.context, form, {
    fields: aboutFields,
    schema: aboutValue,
    before: site.about.find((one) => one.id === id),
    storeFile: storePicture(args.context),
    complete: (value) => linked(value, site),
    change: (value, seen) => ({ what: 'save', part: 'about', id, seen, value }),
    to: `${list}/${args.params.id}`,
    anew: { add: (value) => ({ what: 'add', part: 'about', value }), to: list },
  })
}

/** With the type of the section that its menu entry leads to, and one picture for both of its places. */
function linked({ sectionId, ...value }: Record<string, unknown>, { sections, about }: ManagedSite) {
  const section = sections.find((one) => one.id === sectionId)
  const before = about.find((one) => one.id === value.id)
  return {
    ...value,
    ...(section
      ? { sectionId: section.id, type: section.type }
      : before?.sectionId && { sectionId: before.sectionId }),
    ...(value.image ? { internalImage: value.image } : {}),
  }
}

/** One about entry: its page and its place in the menu (PUB-14, PUB-17). */
export default function PageEditor() {
  const { name, sections, ...part } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const input = (name: string) => <FieldInput field={fieldOf(aboutFields, name)} />
  return (
    <Stack gap={24} className={ui.narrow}>
      <Heading level={1}>{name}</Heading>
      <PartForm {...part} fields={aboutFields} answer={answer} back={list}>
        {input('name')}
        {input('menuTitle')}
        <FieldInput field={fieldOf(aboutFields, 'sectionId')} options={sections} />
        {input('html')}
        <PictureInput field={fieldOf(aboutFields, 'image')} />
      </PartForm>
    </Stack>
  )
}
